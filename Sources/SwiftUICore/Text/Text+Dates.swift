public import Foundation
public import FoundationAdditions

extension Text {
    /// A predefined style used to display a `Date`.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case date
            case time
            case relative
            case offset
            case timer
        }

        let kind: Kind

        /// A style displaying a date, such as "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// A style displaying only the time component for a date, such as "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// A style displaying a date as relative to now, such as "2 hr, 23 min".
        public static let relative = DateStyle(kind: .relative)
        /// A style displaying a date as offset from now, such as "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A style displaying a date as timer counting from now, such as "2:32".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates an instance that displays localized dates and times using a specific style.
    public init(_ date: Date, style: DateStyle) { self.init(.date(.date(date, style.kind))) }

    /// Creates an instance that displays a localized range between two dates.
    public init(_ dates: ClosedRange<Date>) { self.init(.date(.range(dates.lowerBound, dates.upperBound))) }

    /// Creates an instance that displays a localized time interval.
    public init(_ interval: DateInterval) { self.init(.date(.range(interval.start, interval.end))) }

    /// Creates an instance that displays a timer counting within the provided interval.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval between where to run the timer.
    ///   - pauseTime: If present, the date at which to pause the timer.
    ///   - countsDown: Whether to count up or down.
    ///   - showsHours: Whether to include an hours component if there are more than 60 minutes left.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .date(
                .timer(
                    timerInterval, pausesAt: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Creates a text view that displays a localized string resource.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: String(localized: resource))
    }

    /// Creates a text view that displays the formatted representation of a Foundation object.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Adds a localized range between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    /// Adds a localized time interval.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    /// Adds a localized string resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
    }
}
