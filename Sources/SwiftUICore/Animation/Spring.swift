import Foundation

/// A spring's motion.
public struct Spring: Hashable, Sendable {
    /// The mass at the end of the spring.
    public let mass: Double
    /// The force of the spring per distance.
    public let stiffness: Double
    /// The drag per speed.
    public let damping: Double

    /// Creates a spring by its physical properties.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        let critical = 2 * (stiffness * mass).squareRoot()
        self.damping = allowOverDamping ? damping : min(damping, critical)
    }

    /// Creates a spring of a response in seconds and a damping ratio.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 0.0001)
        self.init(
            stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowOverDamping: true)
    }

    /// Creates a spring of a perceptual duration in seconds and a bounce in -1...1.
    ///
    /// Source: `Spring(duration:bounce:)`: the damping ratio is 1 - bounce, or 1 / (1 + bounce) below 0.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// The undamped frequency in radians per second.
    private var frequency: Double { (stiffness / mass).squareRoot() }
    /// The response in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// The damping ratio: 1 for a spring that just does not bounce.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The perceptual duration in seconds.
    public var duration: Double { response }
    /// The bounce in -1...1.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The seconds until the motion is hardly to be seen. Chosen: a thousandth of the way.
    public var settlingDuration: Double { 6.9 / (frequency * min(max(dampingRatio, 0.05), 1)) }

    /// Returns the value after seconds of a motion from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        var part = target, push = initialVelocity
        part.scale(by: 1 - rest(at: time))
        push.scale(by: impulse(at: time))
        return part + push
    }

    /// Returns the velocity after seconds of a motion from zero to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let step = 0.0005
        var difference =
            value(target: target, initialVelocity: initialVelocity, time: time + step)
            - value(target: target, initialVelocity: initialVelocity, time: max(0, time - step))
        difference.scale(by: 1 / (time + step - max(0, time - step)))
        return difference
    }

    /// The share of the way that is left after seconds, of a motion that begins at rest.
    private func rest(at time: Double) -> Double {
        let ratio = dampingRatio, omega = frequency
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            return exp(-ratio * omega * time)
                * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
        }
        if ratio == 1 { return exp(-omega * time) * (1 + omega * time) }
        let root = omega * (ratio * ratio - 1).squareRoot()
        let slow = -ratio * omega + root, fast = -ratio * omega - root
        return (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
    }

    /// The way after seconds of a motion that begins at the target with a speed of one.
    private func impulse(at time: Double) -> Double {
        let ratio = dampingRatio, omega = frequency
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            return exp(-ratio * omega * time) * sin(damped * time) / damped
        }
        if ratio == 1 { return time * exp(-omega * time) }
        let root = omega * (ratio * ratio - 1).squareRoot()
        let slow = -ratio * omega + root, fast = -ratio * omega - root
        return (exp(slow * time) - exp(fast * time)) / (slow - fast)
    }
}
