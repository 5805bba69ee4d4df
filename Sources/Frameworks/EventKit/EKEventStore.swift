public import UIKit

/// What of the calendar an app wants. Raw values match Apple's.
public enum EKEntityType: UInt, Hashable, Sendable {
    /// Events.
    case event = 0
    /// Reminders.
    case reminder = 1
}

/// Whether the app may see the calendar. Raw values match Apple's.
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may.
    case fullAccess = 3
    /// It may add events.
    case writeOnly = 4
    /// It may.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Whether an event or all that repeat are meant. Raw values match Apple's.
public enum EKSpan: Int, Hashable, Sendable {
    /// One.
    case thisEvent = 0
    /// All from this one.
    case futureEvents = 1
}

/// A calendar.
open class EKCalendar: NSObject {
    /// The title.
    open var title = ""
    /// The color.
    open var cgColor: CGColor?
    /// The identifier.
    open var calendarIdentifier: String { "" }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The account of the calendar.
    open var source: EKSource! = EKSource()
    /// Whether events can be added.
    open var allowsContentModifications: Bool { true }
    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// The kinds of accounts. Raw values match Apple's.
public enum EKSourceType: Int, Hashable, Sendable {
    /// On the device.
    case local = 0
    /// Of a company.
    case exchange = 1
    /// On a server.
    case calDAV = 2
    /// Of a phone.
    case mobileMe = 3
    /// That others share.
    case subscribed = 4
    /// Of contacts.
    case birthdays = 5
}

/// An account with calendars.
open class EKSource: NSObject {
    /// The identifier.
    open var sourceIdentifier: String { "" }
    /// The kind.
    open var sourceType: EKSourceType { .local }
    /// The name.
    open var title: String { "" }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The title.
    open var title: String! = ""
    /// The place.
    open var location: String?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The identifier.
    open var calendarItemIdentifier: String { "" }
    /// Whether there are alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Notes.
    open var notes: String?
    /// The address of a page.
    open var url: URL?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendar.
    open var calendar: EKCalendar!
    /// When the user is told.
    open var alarms: [EKAlarm]?
    /// Adds when the user is told.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// When the user is told of an event.
open class EKAlarm: NSObject {
    /// Seconds after the event begins.
    open var relativeOffset: TimeInterval
    /// Creates an alarm.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// An event.
open class EKEvent: EKCalendarItem {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// When it begins.
    open var startDate: Date!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// When it ends.
    open var endDate: Date!
    /// Whether it lasts whole days.
    open var isAllDay = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The identifier; nil, as it was not saved.
    open var eventIdentifier: String! { nil }
    /// Creates an event.
    public init(eventStore: EKEventStore) {}
}

/// A reminder.
open class EKReminder: EKCalendarItem {
    /// When it is due.
    open var dueDateComponents: DateComponents?
    /// Whether it was done.
    open var isCompleted = false
    /// Creates a reminder.
    public init(eventStore: EKEventStore) {}
}

/// The calendars of the user, of which there are none.
open class EKEventStore: NSObject {
    /// Creates a store.
    public override init() { super.init() }
    /// Whether the app may see them.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        .notDetermined
    }
    /// Asks the user, who does not answer here: the function is told that the app may not.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, nil) }
    /// Asks the user, who does not answer here.
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Asks the user, who does not answer here.
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// The calendar of new events.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// The accounts.
    open var sources: [EKSource] { [] }
    /// The calendar of new reminders.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Returns the calendar of an identifier.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Saves a calendar; fails here.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Removes a calendar; fails here.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Saves a reminder; fails here.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
    /// Saves what was not yet; fails here.
    open func commit() throws { throw CocoaError(.featureUnsupported) }
    /// Returns the calendars.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Saves an event; fails here.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Removes an event; fails here.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Returns the event of an identifier.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Returns what events of a time fulfil.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Returns events.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
}
