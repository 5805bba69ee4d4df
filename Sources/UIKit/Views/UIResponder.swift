/// Something that takes part in the chain of responsibility; here only views and controllers.
open class UIResponder: NSObject {
    /// The next in the chain.
    open var next: UIResponder? { nil }

    /// A responder.
    public override init() { super.init() }
}
