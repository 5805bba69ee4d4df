@_exported public import EventKit
public import UIKit

/// What became of an event. Raw values match Apple's.
public enum EKEventEditViewAction: Int, Hashable, Sendable {
    /// The user cancelled the editing.
    case canceled = 0
    /// It was saved.
    case saved = 1
    /// It was removed.
    case deleted = 2
}

/// Edits an event; drawn as a placeholder.
open class EKEventEditViewController: UINavigationController {
    /// The delegate; not retained.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The store of the event.
    open var eventStore: EKEventStore!
    /// The event that is edited.
    open var event: EKEvent?

    /// Shows the placeholder.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = PlaceholderContentController(
            "EKEventEditViewController", showing: "a form that edits an event")
        setViewControllers([content], animated: false)
    }
}

/// The delegate of an EKEventEditViewController; its methods are never called here.
public protocol EKEventEditViewDelegate: AnyObject {
    /// Called at the end.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
