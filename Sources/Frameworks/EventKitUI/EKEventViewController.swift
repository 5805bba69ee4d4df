// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EventKit
public import UIKit

/// What the user did with an event. Raw values match Apple's.
public enum EKEventViewAction: Int, Hashable, Sendable {
    /// Looked at it.
    case done = 0
    /// Answered it.
    case responded = 1
    /// Removed it.
    case deleted = 2
}

/// Shows an event; here a box.
open class EKEventViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { event.map { "the event \($0.title ?? "")" } ?? "an event" }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The event.
    open var event: EKEvent!
    /// Whether it can be changed.
    open var allowsEditing = false
    /// Whether its day is shown.
    open var allowsCalendarPreview = false
    /// Hears of it; not retained.
    open weak var delegate: (any EKEventViewDelegate)?
}
/// Hears of an event; never called here.
public protocol EKEventViewDelegate: AnyObject {
    /// Called at the end.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
/// How many calendars are chosen. Raw values match Apple's.
public enum EKCalendarChooserSelectionStyle: Int, Hashable, Sendable {
    /// One.
    case single = 0
    /// Several.
    case multiple = 1
}

/// Which calendars are shown. Raw values match Apple's.
public enum EKCalendarChooserDisplayStyle: Int, Hashable, Sendable {
    /// All.
    case allCalendars = 0
    /// Those that can be changed.
    case writableCalendarsOnly = 1
}

/// Chooses calendars; here a box.
open class EKCalendarChooser: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a calendar chooser" }

    /// Whether there is a button for the end.
    open var showsDoneButton = false
    /// Whether there is a button to give up.
    open var showsCancelButton = false
    /// The chosen ones.
    open var selectedCalendars: Set<EKCalendar> = []
    /// Hears of the choice; not retained.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Creates a controller.
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) { self.init(nibName: nil, bundle: nil) }
}
/// Hears of a choice; never called here.
public protocol EKCalendarChooserDelegate: AnyObject {
    /// Called when another one was chosen.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// Called at the end.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// Called when it was given up.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
    /// Does nothing.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
