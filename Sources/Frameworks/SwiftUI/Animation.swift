/// How a change is animated. Views of SwiftUI are not drawn here, so that nothing is animated.
public struct Animation: Hashable, Sendable {
    /// The course of an animation; without a duration, that of the system.
    private enum Curve: Hashable, Sendable {
        case system
        case easeInOut(TimeInterval?), easeIn(TimeInterval?), easeOut(TimeInterval?), linear(TimeInterval?)
        case spring(response: Double, dampingFraction: Double, blendDuration: TimeInterval)
    }

    /// A change of an animation.
    private enum Modifier: Hashable, Sendable {
        case delay(TimeInterval), speed(Double), forever(autoreverses: Bool), count(Int, autoreverses: Bool)
    }

    private let curve: Curve
    private var modifiers: [Modifier] = []

    private init(_ curve: Curve) { self.curve = curve }

    /// The system's animation.
    public static let `default` = Animation(.system)
    /// An animation that starts and ends slowly, in a time of the system's.
    public static let easeInOut = Animation(.easeInOut(nil))
    /// An animation that starts slowly.
    public static let easeIn = Animation(.easeIn(nil))
    /// An animation that ends slowly.
    public static let easeOut = Animation(.easeOut(nil))
    /// An animation at a constant speed.
    public static let linear = Animation(.linear(nil))
    /// An animation of a spring.
    public static let spring = spring()
    /// Returns an animation that starts and ends slowly and takes a time in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut(duration)) }
    /// Returns an animation that starts slowly and takes a time in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn(duration)) }
    /// Returns an animation that ends slowly and takes a time in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut(duration)) }
    /// Returns an animation at a constant speed that takes a time in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear(duration)) }
    /// Returns an animation of a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }
    /// Returns the animation after a delay in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { adding(.delay(delay)) }
    /// Returns the animation at a multiple of its speed.
    public func speed(_ speed: Double) -> Animation { adding(.speed(speed)) }
    /// Returns the animation, repeated without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        adding(.forever(autoreverses: autoreverses))
    }
    /// Returns the animation, repeated a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        adding(.count(repeatCount, autoreverses: autoreverses))
    }

    private func adding(_ modifier: Modifier) -> Animation {
        var animation = self
        animation.modifiers.append(modifier)
        return animation
    }
}

/// How views come and go.
public struct AnyTransition: Sendable {
    /// Fades in and out.
    public static let opacity = AnyTransition()
    /// Slides in from the leading edge.
    public static let slide = AnyTransition()
    /// Scales from nothing.
    public static let scale = AnyTransition()
    /// Appears at once.
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
