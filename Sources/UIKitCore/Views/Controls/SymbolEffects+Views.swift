/// The context that a handler receives at the end of a symbol effect.
public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect came to its end: always.
    public var isFinished: Bool { true }
    /// The view or item with the symbol.
    public private(set) weak var sender: AnyObject?

    init(sender: AnyObject) { self.sender = sender }
}

extension UIBarButtonItem {
    /// Adds a symbol effect; has no effect here, as symbols are drawn at rest.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}
    /// Removes a symbol effect; has no effect here.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}
    /// Removes all symbol effects; has no effect here.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Replaces the image without the transition.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(sender: self))
    }
}
