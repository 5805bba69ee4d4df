// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EventKit
public import UIKit

/// What the user did with an event. Raw values match Apple's.
public enum EKEventViewAction: Int, Hashable, Sendable {
    /// Looked at it.
    case done = 0
    /// The user responded to the event.
    case responded = 1
    /// The user deleted the event.
    case deleted = 2
}

/// Displays an event; drawn as a placeholder.
open class EKEventViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { event.map { "the event \($0.title ?? "")" } ?? "an event" }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The event that is displayed.
    open var event: EKEvent!
    /// Whether it can be changed.
    open var allowsEditing = false
    /// Whether its day is shown.
    open var allowsCalendarPreview = false
    /// The delegate; not retained.
    open weak var delegate: (any EKEventViewDelegate)?
}
/// The delegate of an EKEventViewController; its methods are never called here.
public protocol EKEventViewDelegate: AnyObject {
    /// Called at the end.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
/// How many calendars are chosen. Raw values match Apple's.
public enum EKCalendarChooserSelectionStyle: Int, Hashable, Sendable {
    /// One calendar can be chosen.
    case single = 0
    /// Several calendars can be chosen.
    case multiple = 1
}

/// Which calendars are shown. Raw values match Apple's.
public enum EKCalendarChooserDisplayStyle: Int, Hashable, Sendable {
    /// All calendars are displayed.
    case allCalendars = 0
    /// Those that can be changed.
    case writableCalendarsOnly = 1
}

/// Chooses calendars; drawn as a placeholder.
open class EKCalendarChooser: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a calendar chooser" }

    /// Whether there is a button for the end.
    open var showsDoneButton = false
    /// Whether the chooser has a Cancel button.
    open var showsCancelButton = false
    /// The chosen ones.
    open var selectedCalendars: Set<EKCalendar> = []
    /// The delegate; not retained.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Creates a controller.
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) { self.init(nibName: nil, bundle: nil) }
}
/// The delegate of an EKCalendarChooser; its methods are never called here.
public protocol EKCalendarChooserDelegate: AnyObject {
    /// Called when another one was chosen.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// Called at the end.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// Called when the user cancelled.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
    /// The default implementation does nothing.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    /// The default implementation does nothing.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// The default implementation does nothing.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
