@_exported public import EventKit
public import UIKit

/// What became of an event. Raw values match Apple's.
public enum EKEventEditViewAction: Int, Hashable, Sendable {
    /// Nothing.
    case canceled = 0
    /// It was saved.
    case saved = 1
    /// It was removed.
    case deleted = 2
}

/// Changes an event; here a box.
open class EKEventEditViewController: UINavigationController {
    /// Hears of the end; not retained.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendars.
    open var eventStore: EKEventStore!
    /// The event.
    open var event: EKEvent?

    /// Shows the box.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = PlaceholderContentController(
            "EKEventEditViewController", showing: "a form that edits an event")
        setViewControllers([content], animated: false)
    }
}

/// Hears of an event; never called here.
public protocol EKEventEditViewDelegate: AnyObject {
    /// Called at the end.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
