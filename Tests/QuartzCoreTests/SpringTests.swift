import Testing

@testable import QuartzCore

/// Springs against the integrated equation of motion and against published numbers.
@Suite struct SpringTests {
    /// The distance of a damped oscillator from rest, by integration in small steps (semi-implicit Euler would drift;
    /// the classical Runge-Kutta method does not).
    static func integrated(
        mass: Double, stiffness: Double, damping: Double, velocity: Double, until end: Double
    ) -> Double {
        var x = -1.0, v = velocity
        let count = 20_000, h = end / Double(count)
        func pull(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }
        for _ in 0..<count {
            let (a1, b1) = (v, pull(x, v))
            let (a2, b2) = (v + h / 2 * b1, pull(x + h / 2 * a1, v + h / 2 * b1))
            let (a3, b3) = (v + h / 2 * b2, pull(x + h / 2 * a2, v + h / 2 * b2))
            let (a4, b4) = (v + h * b3, pull(x + h * a3, v + h * b3))
            x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
        }
        return x + 1
    }

    @Test(arguments: [
        [1.0, 100, 10, 0], [1, 100, 20, 0], [1, 100, 40, 0], [3, 1000, 500, 0], [2, 50, 3, 4],
        [1, 200, 12, -2],
    ]) func springs(values: [Double]) {
        let spring = DampedSpring(
            mass: values[0], stiffness: values[1], damping: values[2], velocity: values[3])
        for step in 1...10 {
            let time = Double(step) * 0.13
            let expected = Self.integrated(
                mass: values[0], stiffness: values[1], damping: values[2], velocity: values[3], until: time)
            expectClose(spring.value(at: time), expected, "\(values) at \(time)")
        }
    }

    /// Source: `CASpringAnimation.settlingDuration` in Apple's documentation: about 2.85 s for a damping of 5, just
    /// over 1 s for 15; and 1.4727 s for the defaults, as printed in public tutorials.
    @Test func settlingDurations() {
        let animation = CASpringAnimation(keyPath: "position.x")
        expectClose(animation.settlingDuration, 1.4727)
        animation.damping = 5
        #expect(abs(animation.settlingDuration - 2.85) < 0.01)
        animation.damping = 15
        #expect(animation.settlingDuration > 1 && animation.settlingDuration < 1.05)
        for (ratio, duration) in [(0.3, 0.5), (0.7, 1.0), (1.0, 0.4), (1.4, 2.0)] {
            let spring = DampedSpring.settling(in: duration, dampingRatio: ratio, velocity: 0)
            expectClose(spring.settlingDuration, duration)
            expectClose(spring.dampingRatio, ratio)
            #expect(abs(1 - spring.value(at: duration)) < 0.0011)
        }
    }

    /// Source: "Animate with springs" (WWDC 2023): stiffness (2π / duration)², damping 4π (1 - bounce) / duration.
    @Test func perceptualSprings() {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        expectClose(animation.stiffness, 157.9137)
        expectClose(animation.damping, 17.5929)
    }
}
