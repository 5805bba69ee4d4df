public import UIKit

/// What of the calendar an app wants. Raw values match Apple's.
public enum EKEntityType: UInt, Hashable, Sendable {
    /// Events of a calendar.
    case event = 0
    /// Reminders of a list.
    case reminder = 1
}

extension EKEntityType {
    fileprivate var permission: Permission { Permission(self == .event ? "events" : "reminders") }
}

/// Whether the app may see the calendar. Raw values match Apple's.
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// The app has full access.
    case fullAccess = 3
    /// It may add events.
    case writeOnly = 4
    /// The app has full access.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Whether an event or all that repeat are meant. Raw values match Apple's.
public enum EKSpan: Int, Hashable, Sendable {
    /// This event alone.
    case thisEvent = 0
    /// All from this one.
    case futureEvents = 1
}

/// A calendar of events or reminders.
open class EKCalendar: NSObject {
    /// The title of the calendar.
    open var title = ""
    /// The color of the calendar.
    open var cgColor: CGColor?
    /// The identifier of the calendar.
    open var calendarIdentifier: String { "" }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The account of the calendar.
    open var source: EKSource! = EKSource()
    /// Whether events can be added.
    open var allowsContentModifications: Bool { true }
    /// Where it is kept.
    open var type: EKCalendarType { .local }
    /// Whether it is that of others.
    open var isSubscribed: Bool { false }
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
    /// Birthdays of contacts.
    case birthdays = 5
}

/// An account with calendars.
open class EKSource: NSObject {
    /// The identifier of the source.
    open var sourceIdentifier: String { "" }
    /// The type of the source.
    open var sourceType: EKSourceType { .local }
    /// The name of the source.
    open var title: String { "" }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The title of the item.
    open var title: String! = ""
    /// The location of the item.
    open var location: String?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The identifier of the item.
    open var calendarItemIdentifier: String { "" }
    /// Whether there are alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// The notes of the item.
    open var notes: String?
    /// The address of a page.
    open var url: URL?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendar of the item.
    open var calendar: EKCalendar!
    /// The alarms of the item.
    open var alarms: [EKAlarm]?
    /// When it comes again.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Whether it comes again.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Adds when it comes again.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }
    /// Removes an alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// The attendees of the event.
    open var attendees: [EKParticipant]? { nil }
    /// When it was made.
    open var creationDate: Date? { nil }
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// An alarm of an event or a reminder.
open class EKAlarm: NSObject {
    /// Seconds after the event begins.
    open var relativeOffset: TimeInterval
    /// Creates an alarm.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    /// When it sounds; nil for before its event.
    open var absoluteDate: Date?
    /// Where it sounds.
    open var structuredLocation: EKStructuredLocation?
    /// Creates an alarm at a time.
    public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }

}

/// An event of a calendar.
open class EKEvent: EKCalendarItem {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// When it begins.
    open var startDate: Date!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// When it ends.
    open var endDate: Date!
    /// Whether it lasts whole days.
    open var isAllDay = false
    /// Whether the user has time.
    open var availability = EKEventAvailability.busy
    /// Where it is.
    open var structuredLocation: EKStructuredLocation?
    /// Whether it is certain.
    open var status: EKEventStatus { .none }
    /// When it was to be.
    open var occurrenceDate: Date? { startDate }
    /// Whether it differs from others that come again.
    open var isDetached: Bool { false }
    /// Returns which of two begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The identifier; nil, as it was not saved.
    open var eventIdentifier: String! { nil }
    /// Creates an event.
    public init(eventStore: EKEventStore) {}
}

/// A reminder of a list.
open class EKReminder: EKCalendarItem {
    /// When it is due.
    open var dueDateComponents: DateComponents?
    /// Whether it was done.
    open var isCompleted = false
    /// When it begins.
    open var startDateComponents: DateComponents?
    /// When it was done.
    open var completionDate: Date?
    /// How important it is, 1 for most to 9; 0 for not said.
    open var priority = 0
    /// Creates a reminder.
    public init(eventStore: EKEventStore) {}
}

/// The calendars of the user, of which there are none.
open class EKEventStore: NSObject {
    /// Creates a store.
    public override init() { super.init() }
    /// Returns the authorization status of events or reminders.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        entityType.permission.isDenied ? .denied : .notDetermined
    }
    /// Requests access to events or reminders, which the user declines in the next turn of the event loop.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
    ) { entityType.permission.request { completion(false, nil) } }
    /// Requests full access to events, which the user declines in the next turn of the event loop.
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// Requests access for adding events, which the user declines in the next turn of the event loop.
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// Requests full access to reminders, which the user declines in the next turn of the event loop.
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        requestAccess(to: .reminder, completion: completion)
    }
    /// Requests full access to events, which the user declines.
    open func requestFullAccessToEvents() async throws -> Bool {
        EKEntityType.event.permission.decline()
        return false
    }
    /// Returns the store to its saved state; has no effect here.
    open func reset() {}
    /// Refreshes remote sources; has no effect here.
    open func refreshSourcesIfNecessary() {}
    /// Removes a reminder, which fails here.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.featureUnsupported) }
    /// Returns an event or a reminder: none.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Calls a block for each event that matches a predicate; has no effect here, as there are none.
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Returns which reminders are meant.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Returns which reminders are meant.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Returns which reminders are meant.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Passes the reminders that match a predicate: none.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void)
        -> Any
    {
        CompletionQueue.async { completion([]) }
        return NSObject()
    }
    /// The calendar of new events.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// The sources of calendars: none.
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
    /// Returns the events that match a predicate: none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
}
