/// How a change is animated. Views of SwiftUI are not drawn here, so nothing is.
public struct Animation: Hashable, Sendable {
    /// The system's animation.
    public static let `default` = Animation()
    /// Slow at both ends.
    public static let easeInOut = Animation()
    /// Slow at the beginning.
    public static let easeIn = Animation()
    /// Slow at the end.
    public static let easeOut = Animation()
    /// Evenly.
    public static let linear = Animation()
    /// Like a spring.
    public static let spring = Animation()
    /// Returns an animation that is slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    /// Returns an animation that is slow at the beginning.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    /// Returns an animation that is slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    /// Returns an even animation.
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    /// Returns an animation like a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation() }
    /// Returns the animation, begun later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Returns the animation at another speed.
    public func speed(_ speed: Double) -> Animation { self }
    /// Returns the animation, repeated.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// Returns the animation, repeated.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// How views come and go.
public struct AnyTransition: Sendable {
    /// Fading.
    public static let opacity = AnyTransition()
    /// Sliding.
    public static let slide = AnyTransition()
    /// Growing.
    public static let scale = AnyTransition()
    /// At once.
    public static let identity = AnyTransition()
    /// Returns a transition from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Returns two transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// Makes changes; they are not animated here.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// What is known of a change.
public struct Transaction: Sendable {
    /// How the change is animated; nil where it is not.
    public var animation: Animation?
    /// Whether animations of views are ignored.
    public var disablesAnimations = false
    /// Whether the change is one of many in a row, as while dragging.
    public var isContinuous = false
    /// Creates a change that is not animated.
    public init() {}
    /// Creates a change.
    public init(animation: Animation?) { self.animation = animation }
}

/// Makes changes; they are not animated here.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension UIView {
    /// Makes changes, animated in a quarter of a second, whatever the animation of SwiftUI.
    public static func animate(
        _ animation: Animation, changes: @escaping () -> Void, completion: (() -> Void)? = nil
    ) {
        UIView.animate(withDuration: 0.25, animations: changes) { _ in completion?() }
    }
}
