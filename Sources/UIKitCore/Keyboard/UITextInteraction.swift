/// The gestures of a text view for a view with text of its own; a script's taps do not reach them here.
open class UITextInteraction: NSObject, UIInteraction {
    /// What the gestures do. Raw values match Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// The gestures edit and select text.
        case editable = 0
        /// The gestures select text, which is not edited.
        case nonEditable = 1
    }

    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate, notified of the gestures; not retained.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text; not retained.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// What the gestures do.
    public let textInteractionMode: Mode
    /// The gestures, which others can wait for: none.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

    /// Creates an interaction.
    public convenience init(for mode: Mode) { self.init(mode: mode) }
    private init(mode: Mode) {
        textInteractionMode = mode
        super.init()
    }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that is notified of the gestures of a text.
public protocol UITextInteractionDelegate: AnyObject {
    /// Returns whether a gesture may begin at a point.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before a gesture begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after a gesture has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// The default implementation returns true: the gesture may begin.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// The default implementation does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// The default implementation does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
