import Diagnostics
import RenderContext

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, as in `position.x`; an unknown one is reported and not animated.
    open var keyPath: String?
    /// Whether the values are added to those of the layer.
    open var isAdditive = false
    /// Whether each repetition starts from the end of the one before.
    open var isCumulative = false
    /// The function that makes a transform of the values, which are numbers then; nil for none.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
    }

    /// The property and its part; nil for one that cannot be animated.
    package var target: AnimatedKeyPath? { keyPath.flatMap(AnimatedKeyPath.init) }

    package override func apply(_ progress: Double, to values: inout PresentedValues) {
        guard let target, let shown = values[target] else { return }
        if let valueFunction, case .transform = shown {
            // A value that is missing is that of no change.
            guard let given = value(at: progress, from: valueFunction.unchanged),
                let transform = valueFunction.transform(of: given)
            else { return }
            let value = AnimatedValue.transform(transform)
            return values[target] = isAdditive ? shown.adding(value) : value
        }
        guard let value = value(at: progress, from: shown) else { return }
        values[target] = isAdditive ? shown.adding(value) : value
    }

    override func reportUnknownProperties(of layer: CALayer) {
        if let target, layer.animatedValue(of: target.property) != nil { return }
        RenderEnvironment.current.report(
            Diagnostic(
                .animationUnsupported, "'\(keyPath ?? "")' of \(type(of: layer)) is not animated",
                view: layer.owner?.displayName,
                hints: ["docs/time.md lists the properties that are animated"]))
    }

    /// Returns the value at a share of a run, where the layer otherwise shows `shown`.
    func value(at progress: Double, from shown: AnimatedValue) -> AnimatedValue? { nil }
}

/// An animation of a property from one value to another.
///
/// Where one of the values is nil, that of the layer replaces it.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between start and end.
    open var byValue: Any?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    /// Source: "Setting Interpolation Values" of `CABasicAnimation` in Apple's documentation.
    override func value(at progress: Double, from shown: AnimatedValue) -> AnimatedValue? {
        let from = AnimatedValue(fromValue, like: shown), to = AnimatedValue(toValue, like: shown)
        let by = AnimatedValue(byValue, like: shown)
        let zero = isAdditive ? shown.zero : shown
        let start: AnimatedValue, end: AnimatedValue
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.adding(by.negated), to)
        case (let from?, nil, nil): (start, end) = (from, zero)
        case (nil, let to?, nil): (start, end) = (zero, to)
        case (nil, nil, let by?): (start, end) = (zero, zero.adding(by))
        case (nil, nil, nil): return nil
        }
        return start.interpolated(to: end, share(at: progress))
    }

    /// The fraction between the values at a share of a run.
    func share(at progress: Double) -> Double { paced(progress) }
}

/// An animation of a property as if by a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring; positive.
    open var mass: CGFloat = 1
    /// The stiffness of the spring; positive.
    open var stiffness: CGFloat = 100
    /// The friction; not negative.
    open var damping: CGFloat = 10
    /// The initial velocity, in distances a second; negative away from the end.
    open var initialVelocity: CGFloat = 0
    /// Whether the spring may creep to its end without swinging; the springs here always may.
    open var allowsOverdamping = false

    /// Creates a spring animation of a perceptual duration in seconds and a bounce in -1...1.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        use(.perceptual(duration: perceptualDuration, bounce: bounce, velocity: 0))
    }

    /// The period of the spring without friction, in seconds.
    open var perceptualDuration: TimeInterval { 2 * Double.pi / spring.frequency }
    /// How far the spring swings: 1 without end, 0 just not, less the more it creeps.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// The time in seconds until the spring is practically at rest.
    open var settlingDuration: TimeInterval { spring.settlingDuration }

    /// Sets the values to those of a spring.
    func use(_ spring: DampedSpring) {
        (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
        initialVelocity = spring.velocity
    }

    var spring: DampedSpring {
        DampedSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        (copy as? CASpringAnimation)?.use(spring)
        (copy as? CASpringAnimation)?.allowsOverdamping = allowsOverdamping
    }

    /// The duration of the spring is in seconds.
    override func share(at progress: Double) -> Double { spring.value(at: paced(progress) * duration) }
}
