/// The context that a handler receives at the end of a symbol effect.
public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect came to its end: always.
    public var isFinished: Bool { true }
    /// The view or item with the symbol.
    public private(set) weak var sender: AnyObject?

    init(sender: AnyObject) { self.sender = sender }
}
