/// Types of data in text that may become links. Raw values match Apple's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits of the set, which match Apple's.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers, which open the phone.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// URLs of web pages.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses, which open a map.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates and times of events, which open the calendar.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Tracking numbers of shipments.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Flight numbers of airlines.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Phrases for which the system suggests a lookup.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 128)
    /// Physical quantities with units.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
    /// All types of data.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
