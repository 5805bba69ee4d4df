/// An object in the responder chain; here only views and view controllers.
open class UIResponder: NSObject {
    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Creates a responder.
    public override init() { super.init() }
}
