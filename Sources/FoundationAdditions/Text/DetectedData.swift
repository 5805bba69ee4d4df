/// Data that was detected in a text.
final class DetectedData: NSTextCheckingResult {
    /// What the data mean.
    enum Meaning {
        case link(URL), phoneNumber(String), date(Date), address([NSTextCheckingKey: String])
        case transitInformation([NSTextCheckingKey: String])
    }

    let meaning: Meaning
    private let place: NSRange

    init(_ meaning: Meaning, range: NSRange) {
        self.meaning = meaning
        place = range
        super.init()
    }

    /// Results of detectors are not archived.
    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType {
        switch meaning {
        case .link: .link
        case .phoneNumber: .phoneNumber
        case .date: .date
        case .address: .address
        case .transitInformation: .transitInformation
        }
    }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    /// The URL of a link, with `mailto:` for an address of electronic mail; nil for other results.
    public var url: URL? {
        if case .link(let url) = (self as? DetectedData)?.meaning { url } else { nil }
    }
    /// The phone number as it is written; nil for other results.
    public var phoneNumber: String? {
        if case .phoneNumber(let number) = (self as? DetectedData)?.meaning { number } else { nil }
    }
    /// The date, at noon where the text names no time; nil for other results.
    public var date: Date? {
        if case .date(let date) = (self as? DetectedData)?.meaning { date } else { nil }
    }
    /// The time zone that a date names; nil, as none is detected.
    public var timeZone: TimeZone? { nil }
    /// The duration of an event in seconds; 0, as none is detected.
    public var duration: TimeInterval { 0 }
    /// The parts of a postal address; nil for other results.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts) = (self as? DetectedData)?.meaning { parts } else { nil }
    }
    /// The parts of an address, or of transit information.
    public var components: [NSTextCheckingKey: String]? {
        switch (self as? DetectedData)?.meaning {
        case .address(let parts), .transitInformation(let parts): parts
        default: nil
        }
    }
}

/// A part of an address or of transit information.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number and name of a street.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The name of a city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The name of a state, or its two letters.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The name of a country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The name of a person.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The name of an organization.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// A phone number of an address.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The code of an airline.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult.CheckingType {
    /// The language of a text. Raw values match Apple's.
    public static let orthography = Self(rawValue: 1 << 0)
    /// Misspelled words, which spelling checkers find.
    public static let spelling = Self(rawValue: 1 << 1)
    /// Errors of grammar.
    public static let grammar = Self(rawValue: 1 << 2)
    /// Dates and times.
    public static let date = Self(rawValue: 1 << 3)
    /// Postal addresses, with their street and what follows it.
    public static let address = Self(rawValue: 1 << 4)
    /// URLs, and addresses of electronic mail.
    public static let link = Self(rawValue: 1 << 5)
    /// Quotation marks that are replaced.
    public static let quote = Self(rawValue: 1 << 6)
    /// Dashes that are replaced.
    public static let dash = Self(rawValue: 1 << 7)
    /// Texts that are replaced, as (c) by the copyright sign.
    public static let replacement = Self(rawValue: 1 << 8)
    /// Words that are corrected.
    public static let correction = Self(rawValue: 1 << 9)
    /// Phone numbers, as they are written.
    public static let phoneNumber = Self(rawValue: 1 << 11)
    /// Numbers of flights.
    public static let transitInformation = Self(rawValue: 1 << 12)
}
