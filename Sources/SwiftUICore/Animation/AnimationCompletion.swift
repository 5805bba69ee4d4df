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
    let loop = RenderContext.current.eventLoop, length = animation?.length ?? 0
    if length.isFinite { loop.schedule(at: loop.now + length, completion) }
    return try withAnimation(animation, body)
}

extension Animation {
    /// The seconds until the animation ends; infinite for one that repeats without end.
    package var length: Double { Animation.length(of: curve) }

    private static func length(of curve: Curve) -> Double {
        switch curve {
        case .timing(_, let duration): max(0, duration)
        case .spring(let spring): spring.settlingDuration
        case .delayed(let curve, let delay): max(0, length(of: curve) + delay)
        case .accelerated(let curve, let speed): speed > 0 ? length(of: curve) / speed : .infinity
        case .repeated(let curve, let count, _): count.map { length(of: curve) * Double($0) } ?? .infinity
        }
    }
}
