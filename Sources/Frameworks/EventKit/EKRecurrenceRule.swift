// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// How often something comes again. Raw values match Apple's.
public enum EKRecurrenceFrequency: Int, Hashable, Sendable {
    /// The event repeats daily.
    case daily = 0
    /// The event repeats weekly.
    case weekly = 1
    /// The event repeats monthly.
    case monthly = 2
    /// The event repeats yearly.
    case yearly = 3
}

/// A day of the week. Raw values match Apple's.
public enum EKWeekday: Int, Hashable, Sendable {
    /// Sunday, the first day.
    case sunday = 1
    /// Monday, the second day.
    case monday = 2
    /// Tuesday, the third day.
    case tuesday = 3
    /// Wednesday, the fourth day.
    case wednesday = 4
    /// Thursday, the fifth day.
    case thursday = 5
    /// Friday, the sixth day.
    case friday = 6
    /// Saturday, the last day.
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
    /// The user is busy.
    case busy = 0
    /// The user is free.
    case free = 1
    /// The user may be busy.
    case tentative = 2
    /// Not at all.
    case unavailable = 3
}

/// Whether an event is certain. Raw values match Apple's.
public enum EKEventStatus: Int, Hashable, Sendable {
    /// It is not said.
    case none = 0
    /// The event is confirmed.
    case confirmed = 1
    /// It is not.
    case tentative = 2
    /// It will not be.
    case canceled = 3
}

/// A day on which something comes again.
open class EKRecurrenceDayOfWeek: NSObject {
    /// The day of the week.
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
    /// The date of the end.
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
    /// The frequency of the rule.
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
    /// The title of the location.
    open var title: String?
    /// The radius in meters.
    open var radius: Double = 0
    /// Creates a place.
    public init(title: String) { self.title = title }
}
/// Who comes to an event.
open class EKParticipant: NSObject {
    /// The name of the participant.
    open var name: String? { nil }
    /// Whether it is the user.
    open var isCurrentUser: Bool { false }
}
extension NSNotification.Name {
    /// Posted when events have changed.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
