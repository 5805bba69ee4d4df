/// Kinds of text that may be made a link. Raw values match Apple's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Numbers of shipments.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Phrases that are looked up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 128)
    /// Physical quantities.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
