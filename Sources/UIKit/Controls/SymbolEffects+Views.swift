/// What a handler receives at the end of a symbol effect.
public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the movement came to its end.
    public var isFinished: Bool { true }
    /// The view or item with the symbol.
    public private(set) weak var sender: AnyObject?

    init(sender: AnyObject) { self.sender = sender }
}

extension UIImageView {
    /// Adds an effect to a symbol; it is drawn at rest.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}
    /// Ends a movement of a symbol.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}
    /// Ends all movements of a symbol.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Shows another image in place of the present one, without the movement.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(sender: self))
    }
}

extension UIBarButtonItem {
    /// Adds an effect to a symbol; it is drawn at rest.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}
    /// Ends a movement of a symbol.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}
    /// Ends all movements of a symbol.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Shows another image in place of the present one, without the movement.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(sender: self))
    }
}
