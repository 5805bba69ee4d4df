import RenderContext

/// Groups changes of layers and determines how they are animated.
public final class CATransaction: NSObject {
    /// Begins a transaction, nested in the one under way.
    public static func begin() {
        guard let state = RenderContext.animationState else { return }
        state.transactions.append(AnimationTransaction(inside: state.transactions.last))
    }

    /// Ends the transaction that was begun last.
    public static func commit() {
        guard let state = RenderContext.animationState, let last = state.transactions.popLast() else {
            return
        }
        last.completion?.close(in: RenderContext.current.eventLoop)
    }

    /// Commits the implicit transaction of this turn: layers that were added are part of the screen from now on.
    public static func flush() { RenderContext.animationState?.commit() }

    /// Keeps other threads from changing layers; has no effect here, as one thread has them all.
    public static func lock() {}
    /// Lets other threads change layers again; has no effect here.
    public static func unlock() {}

    /// Returns the duration of animations without one, in seconds.
    ///
    /// Source: "animationDuration" of `CATransaction` in Apple's documentation: 0.25 by default.
    public static func animationDuration() -> TimeInterval {
        RenderContext.animationState?.transactions.last?.duration ?? 0.25
    }
    /// Sets the duration of animations without one, in seconds.
    public static func setAnimationDuration(_ dur: TimeInterval) {
        change { $0.duration = dur.isFinite ? max(0, dur) : nil }
    }

    /// Returns the pacing of implicit animations; nil for the default.
    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        RenderContext.animationState?.transactions.last?.timingFunction
    }
    /// Sets the pacing of implicit animations.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// Returns whether implicit animations are disabled.
    public static func disableActions() -> Bool {
        RenderContext.animationState?.transactions.last?.disablesActions ?? false
    }
    /// Sets whether implicit animations are disabled.
    public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// Returns the block that is called after the animations of the transaction.
    public static func completionBlock() -> (() -> Void)? {
        RenderContext.animationState?.transactions.last?.completionBlock
    }
    /// Sets what is called after the animations that are added to the transaction from now on; without any, it is
    /// called in the next turn after the commit.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard RenderContext.animationState != nil else { return block?() ?? () }
        change { transaction in
            transaction.completionBlock = block
            transaction.completion = block.map { block in AnimationCompletion { _ in block() } }
        }
    }

    /// Changes the innermost transaction; outside of one, the implicit one of the turn.
    private static func change(_ body: (AnimationTransaction) -> Void) {
        guard let state = RenderContext.animationState else { return }
        if let last = state.transactions.last { return body(last) }
        let implicit = AnimationTransaction(inside: nil)
        state.transactions.append(implicit)
        body(implicit)
        state.endImplicitTransactionWithTurn(implicit)
    }
}

/// The values of one transaction.
final class AnimationTransaction {
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completionBlock: (() -> Void)?
    var completion: AnimationCompletion?

    /// A transaction inside another one, whose values it starts with.
    init(inside outer: AnimationTransaction?) {
        duration = outer?.duration
        timingFunction = outer?.timingFunction
        disablesActions = outer?.disablesActions ?? false
    }
}

extension AnimationState {
    /// The completions of animations that are added now.
    var transactionCompletions: [AnimationCompletion] { transactions.compactMap(\.completion) }

    /// Ends a transaction that was begun implicitly in the next turn.
    func endImplicitTransactionWithTurn(_ transaction: AnimationTransaction) {
        RenderContext.current.eventLoop.schedule { [self] in
            transactions.removeAll { $0 === transaction }
            transaction.completion?.close(in: RenderContext.current.eventLoop)
        }
    }

    /// Animates a change of a layer that no view owns.
    func addImplicitAnimation(of path: AnimatedKeyPath, to layer: CALayer, from old: AnimatedValue) {
        let duration = CATransaction.animationDuration()
        guard areViewsAnimated, !CATransaction.disableActions(), duration > 0 else { return }
        if let action = layer.action(forKey: path.text) {
            return action.run(forKey: path.text, object: layer, arguments: nil)
        }
        let animation = CABasicAnimation(keyPath: path.text)
        animation.fromValue = layer.presentedValue(of: path, model: old, at: now).boxed
        animation.timing.duration = duration
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        add(animation, to: layer, key: path.text, completions: transactionCompletions)
    }
}

extension CATransaction: ListedClassMembers {
    /// Returns a value of the transaction under way by its key; nil for one that is not set.
    package static func classValue(forKey key: String) -> Any? { transactionValue(forKey: key) }
}
