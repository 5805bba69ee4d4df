import RenderContext

/// When an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// When the change is hardly to be seen any more.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When the animation is removed.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs code whose changes are animated, and other code when the animation has ended on the clock of the render.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Evaluation.current.transaction
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

extension Transaction {
    /// Adds an action that runs when the animations of the transaction have ended on the clock of the render.
    ///
    /// It is called once, after the code that the transaction is set for; at once where nothing is animated.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completions.append(Completion(criteria: criteria, action: completion)) }

    /// An action at the end of the animations.
    struct Completion {
        let criteria: AnimationCompletionCriteria
        let action: () -> Void
    }

    /// Schedules the actions at the end of the animations, which are those of this transaction alone.
    mutating func scheduleCompletions() {
        let loop = RenderContext.current.eventLoop, animation = effectiveAnimation
        for completion in completions {
            let length =
                completion.criteria == .removed ? animation?.length : animation?.logicalLength
            if (length ?? 0).isFinite { loop.schedule(at: loop.now + (length ?? 0), completion.action) }
        }
        completions = []
    }
}

extension Animation {
    /// The seconds until the animation ends; infinite for one that repeats without end.
    package var length: Double {
        if case .looped = curve { .infinity } else { ownLength }
    }

    /// The seconds until the animation itself ends, also where it is a step of what goes on.
    var ownLength: Double { Animation.length(of: curve, \.settlingDuration) }

    /// The seconds until the change is complete to the eye: of a spring, its perceptual duration.
    ///
    /// Source: `AnimationCompletionCriteria.logicallyComplete`: complete, though possibly in its long tail.
    var logicalLength: Double {
        if case .looped = curve { .infinity } else { Animation.length(of: curve, \.duration) }
    }

    private static func length(of curve: Curve, _ spring: (Spring) -> Double) -> Double {
        switch curve {
        case .timing(_, let duration): max(0, duration)
        case .spring(let value): spring(value)
        case .delayed(let curve, let delay): max(0, length(of: curve, spring) + delay)
        case .accelerated(let curve, let speed): speed > 0 ? length(of: curve, spring) / speed : .infinity
        case .repeated(let curve, let count, _):
            count.map { length(of: curve, spring) * Double($0) } ?? .infinity
        case .looped(let curve): length(of: curve, spring)
        }
    }
}
