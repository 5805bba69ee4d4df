import Geometry

/// A mass on a spring with friction, released at distance 1 from its position of rest.
///
/// Source: the closed solution of the damped harmonic oscillator.
package struct DampedSpring: Hashable, Sendable {
    /// The mass; positive.
    package var mass: Double
    /// The stiffness of the spring; positive.
    package var stiffness: Double
    /// The damping coefficient of friction; not negative.
    package var damping: Double
    /// The initial velocity towards the position of rest, in distances a second.
    package var velocity: Double

    /// Creates a spring; values that no spring has are replaced by the nearest that make sense.
    package init(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) {
        self.mass = mass > 0 && mass.isFinite ? mass : 1
        self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1e-6
        self.damping = damping > 0 && damping.isFinite ? damping : 0
        self.velocity = velocity.isFinite ? velocity : 0
    }

    /// The angular frequency without friction, in radians a second.
    var frequency: Double { (stiffness / mass).squareRoot() }
    /// The damping relative to that at which the spring just does not oscillate.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Returns the progress at a time in seconds: 0 at the start, 1 at rest, more where it overshoots.
    func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let ratio = dampingRatio, frequency = frequency, decay = ratio * frequency
        guard (ratio - 1).magnitude > 1e-6 else {
            return 1 - Exponential.exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        guard ratio < 1 else {
            let root = frequency * (ratio * ratio - 1).squareRoot()
            let slow = root - decay, fast = -root - decay
            let share = (-velocity - fast) / (slow - fast)
            return 1 - share * Exponential.exp(slow * time) - (1 - share) * Exponential.exp(fast * time)
        }
        let turning = frequency * (1 - ratio * ratio).squareRoot()
        let (sine, cosine) = Trigonometry.sineAndCosine(turning * time)
        return 1 - Exponential.exp(-decay * time) * (cosine + (decay - velocity) / turning * sine)
    }

    /// The time in seconds after which the distance stays below a thousandth of the initial one.
    ///
    /// Source: `CASpringAnimation.settlingDuration` in Apple's documentation, whose examples (about 2.85 s for a
    /// damping of 5, just over 1 s for 15) this bound of the closed solution gives.
    package var settlingDuration: Double {
        let ratio = dampingRatio, frequency = frequency, decay = ratio * frequency
        guard decay > 0 else { return .infinity }
        guard ratio < 1 - 1e-6 else { return overdampedSettlingDuration }
        let turning = frequency * (1 - ratio * ratio).squareRoot()
        return Exponential.log((1 + (decay - velocity).magnitude / turning) / DampedSpring.tolerance) / decay
    }

    /// The distance at which a spring counts as at rest, relative to the initial one.
    private static let tolerance = 0.001

    /// The settling time of a spring that does not oscillate: the last time its distance is at the tolerance.
    private var overdampedSettlingDuration: Double {
        var high = 1 / frequency
        while (1 - value(at: high)).magnitude > DampedSpring.tolerance, high < 1e6 { high *= 2 }
        var low = high / 2
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (1 - value(at: middle)).magnitude > DampedSpring.tolerance {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }

    /// Returns the spring of a damping ratio that settles in a duration.
    ///
    /// Chosen: the mass is 1, and settling is that of `settlingDuration`; Apple documents only that the animation
    /// comes to rest at the end of the duration.
    package static func settling(in duration: Double, dampingRatio: Double, velocity: Double) -> DampedSpring
    {
        let ratio = max(0.01, min(dampingRatio.isFinite ? dampingRatio : 1, 10))
        let duration = max(duration, 1e-3)
        func spring(_ frequency: Double) -> DampedSpring {
            DampedSpring(
                stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
        }
        var low = 1e-3, high = 1e6
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            if spring(middle).settlingDuration > duration { low = middle } else { high = middle }
        }
        return spring(high)
    }

    /// Returns the spring of a perceptual duration and a bounce in -1...1.
    ///
    /// Source: "Animate with springs" (Apple, WWDC 2023): the period is the perceptual duration, and the damping
    /// ratio is 1 - bounce, or 1 / (1 + bounce) where that is negative.
    package static func perceptual(duration: Double, bounce: Double, velocity: Double) -> DampedSpring {
        let frequency = 2 * Trigonometry.pi / max(duration, 1e-3)
        let bounce = max(-0.99, min(bounce.isFinite ? bounce : 0, 0.99))
        let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        return DampedSpring(
            stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }
}
