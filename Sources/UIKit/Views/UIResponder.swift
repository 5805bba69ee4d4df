/// An object in the responder chain: the application, a window, a view or a view controller.
open class UIResponder: NSObject {
    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// The observers of traits, of views and view controllers; nil for none.
    var traitObservers: [TraitObserver]?

    /// Creates a responder.
    public override init() { super.init() }

    /// Called after the object was made from a storyboard or nib and its outlets were connected.
    open func awakeFromNib() {}

    /// Called when fingers come down; the default implementation passes the touches to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Called when fingers move; the default implementation passes the touches to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Called when fingers are lifted; the default implementation passes the touches to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Called when the system ends touches; the default implementation passes the touches to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: First responder

    /// Whether this object receives the keyboard's input.
    ///
    /// Set by `ApplicationState` alone.
    public internal(set) var isFirstResponder = false

    /// Whether the object may become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object may stop being the first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes the object the first responder of its window, after the present one has resigned.
    ///
    /// - Returns: Whether it is now; false where it may not or is in no window, or where the present one does not
    ///   resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool { ApplicationState.current.makeFirstResponder(self) }

    /// Stops being the first responder.
    ///
    /// - Returns: Whether the object is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool { ApplicationState.current.resignFirstResponder(self) }

    /// Called after the object has stopped being the first responder.
    func didResignFirstResponder() {}

    /// The view shown instead of the keyboard while the object is the first responder; nil for the keyboard.
    open var inputView: UIView? { nil }
    /// The view shown above the keyboard while the object is the first responder; nil for none.
    open var inputAccessoryView: UIView? { nil }

    /// Shows the object's input views as they are now, if it is the first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        ApplicationState.current.firstResponderDidChange(from: self, to: self)
    }

    /// The window that the object belongs to; nil for none.
    var owningWindow: UIWindow? {
        switch self {
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        default: nil
        }
    }
}
