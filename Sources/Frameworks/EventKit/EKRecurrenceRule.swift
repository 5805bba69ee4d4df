// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// How often something comes again. Raw values match Apple's.
public enum EKRecurrenceFrequency: Int, Hashable, Sendable {
    /// Each day.
    case daily = 0
    /// Each week.
    case weekly = 1
    /// Each month.
    case monthly = 2
    /// Each year.
    case yearly = 3
}

/// A day of the week. Raw values match Apple's.
public enum EKWeekday: Int, Hashable, Sendable {
    /// Sunday.
    case sunday = 1
    /// Monday.
    case monday = 2
    /// Tuesday.
    case tuesday = 3
    /// Wednesday.
    case wednesday = 4
    /// Thursday.
    case thursday = 5
    /// Friday.
    case friday = 6
    /// Saturday.
    case saturday = 7
}

/// Where a calendar is kept. Raw values match Apple's.
public enum EKCalendarType: Int, Hashable, Sendable {
    /// On the device.
    case local = 0
    /// On a server.
    case calDAV = 1
    /// On a server of Exchange.
    case exchange = 2
    /// It is that of others.
    case subscription = 3
    /// It is that of birthdays.
    case birthday = 4
}

/// Whether the user has time. Raw values match Apple's.
public enum EKEventAvailability: Int, Hashable, Sendable {
    /// It cannot be said.
    case notSupported = -1
    /// Not.
    case busy = 0
    /// Yes.
    case free = 1
    /// Perhaps.
    case tentative = 2
    /// Not at all.
    case unavailable = 3
}

/// Whether an event is certain. Raw values match Apple's.
public enum EKEventStatus: Int, Hashable, Sendable {
    /// It is not said.
    case none = 0
    /// It is.
    case confirmed = 1
    /// It is not.
    case tentative = 2
    /// It will not be.
    case canceled = 3
}

/// A day on which something comes again.
open class EKRecurrenceDayOfWeek: NSObject {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week; 0 for each.
    public let weekNumber: Int
    /// Creates a day of each week.
    public init(_ dayOfTheWeek: EKWeekday) { (self.dayOfTheWeek, weekNumber) = (dayOfTheWeek, 0) }
    /// Creates a day of a week.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
}
/// When something no longer comes again.
open class EKRecurrenceEnd: NSObject {
    /// The date.
    public let endDate: Date?
    /// How often; 0 for until the date.
    public let occurrenceCount: Int
    /// Creates the end at a date.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// Creates the end after some times.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// When something comes again.
open class EKRecurrenceRule: NSObject {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// After how many of them.
    public let interval: Int
    /// When it ends.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// On which days.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// Creates a rule.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, nil)
    }
    /// Creates a rule of days.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int,
        daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
        monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) { (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, days) }
}
/// A place of an event.
open class EKStructuredLocation: NSObject {
    /// The name.
    open var title: String?
    /// The radius in meters.
    open var radius: Double = 0
    /// Creates a place.
    public init(title: String) { self.title = title }
}
/// Who comes to an event.
open class EKParticipant: NSObject {
    /// The name.
    open var name: String? { nil }
    /// Whether it is the user.
    open var isCurrentUser: Bool { false }
}
extension NSNotification.Name {
    /// Posted when events have changed.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
