/// An object in the responder chain: the application, a window, a view or a view controller.
open class UIResponder: NSObject {
    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Creates a responder.
    public override init() { super.init() }

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
}
