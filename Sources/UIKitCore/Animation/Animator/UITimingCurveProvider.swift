/// The kinds of timing curves.
public enum UITimingCurveType: Int, Hashable, Sendable {
    /// One of the named curves of the system.
    case builtin = 0
    /// A cubic Bézier curve.
    case cubic = 1
    /// A spring with a mass, a stiffness and a damping.
    case spring = 2
    /// A spring and a cubic curve that are composed.
    case composed = 3
}

/// The pacing of a property animator.
public protocol UITimingCurveProvider: AnyObject {
    /// The kind of curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve as pacing.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; ease-in-ease-out for control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, 0 to 1 in x.
    public let controlPoint1: CGPoint
    /// The second control point, 0 to 1 in x.
    public let controlPoint2: CGPoint

    /// Creates the curve of the system, which begins fast and ends slowly.
    public convenience override init() { self.init(.easeInOut, .standard) }

    /// Creates a named curve.
    public convenience init(animationCurve curve: UIView.AnimationCurve) { self.init(curve, curve.bezier) }

    /// Creates a curve from its control points.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(.easeInOut, UnitBezier(point1.x, point1.y, point2.x, point2.y))
    }

    private init(_ curve: UIView.AnimationCurve, _ bezier: UnitBezier) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = (bezier.c1, bezier.c2)
        super.init()
    }

    /// The cubic type, as the curve is a Bézier curve.
    open var timingCurveType: UITimingCurveType { .cubic }
    /// The object itself, as it is a cubic curve.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil, as there is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as pacing.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity along both axes, in distances of the whole animation a second; pacing follows `dx`.
    public let initialVelocity: CGVector
    /// The spring; nil where a damping ratio is given and the animator's duration makes a spring of it.
    let spring: DampedSpring?
    /// The damping ratio; 1 does not oscillate.
    let dampingRatio: Double

    /// Creates the system's spring: mass 3, stiffness 1000 and damping 500.
    ///
    /// Source: `UISpringTimingParameters.init()` (Apple's documentation) names a damping ratio of 4.56, which is that
    /// of these values.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that comes to rest at the end of the animator's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        dampingRatio = ratio
        spring = nil
        super.init()
    }

    /// Creates a spring; the animator's duration is then that of its settling.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let spring = DampedSpring(
            mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
        self.spring = spring
        dampingRatio = spring.dampingRatio
        super.init()
    }

    /// Creates a spring from a perceptual duration in seconds and a bounce in -1...1.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        let spring = DampedSpring.perceptual(duration: duration, bounce: bounce, velocity: velocity.dx)
        self.spring = spring
        dampingRatio = spring.dampingRatio
        super.init()
    }

    /// The spring type, as the curve is that of a damped spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil, as there is no cubic curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself, as it is a spring.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring for a duration in seconds.
    func spring(for duration: TimeInterval) -> DampedSpring {
        spring ?? .settling(in: duration, dampingRatio: dampingRatio, velocity: initialVelocity.dx)
    }
}
