import Foundation
import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Curves against closed formulas, at ten times each, with an error below a thousandth.
@Suite struct EasingTests {
    /// Source: `CAMediaTimingFunctionName` in Apple's documentation.
    static let named: [(CAMediaTimingFunctionName, [Double])] = [
        (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
        (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]

    /// The curve's height where its x is `time`: found by stepping along the curve, which needs no solver.
    static func height(_ points: [Double], at time: Double) -> Double {
        func place(_ s: Double, _ first: Double, _ second: Double) -> Double {
            let rest = 1 - s
            return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
        }
        let steps = 200_000
        let step =
            (0...steps).first { place(Double($0) / Double(steps), points[0], points[2]) >= time } ?? steps
        return place(Double(step) / Double(steps), points[1], points[3])
    }

    @Test(arguments: 0..<5) func namedCurves(index: Int) {
        let (name, points) = Self.named[index]
        let function = CAMediaTimingFunction(name: name)
        for step in 0..<10 {
            let time = (Double(step) + 0.5) / 10
            expectClose(
                function.curve.value(at: time), Self.height(points, at: time), "\(name.rawValue) at \(time)")
        }
        var read: [Float] = [0, 0]
        function.getControlPoint(at: 2, values: &read)
        #expect(read == [Float(points[2]), Float(points[3])])
    }

    @Test func curvesOfViewsAreThoseOfCoreAnimation() throws {
        let options: [(UIView.AnimationOptions, Int)] = [
            (.curveLinear, 0), (.curveEaseIn, 1), (.curveEaseOut, 2), (.curveEaseInOut, 3),
        ]
        for (option, index) in options {
            try AnimatedScreen.show { shown in
                UIView.animate(withDuration: 2, delay: 0, options: option) { shown.box.center.x = 1005 }
                for step in 1...10 {
                    let time = Double(step) * 0.19
                    shown.advance(to: time)
                    let moved = try shown.node().frame.minX / 1000
                    expectClose(moved, Self.height(Self.named[index].1, at: time / 2), "\(index) at \(time)")
                }
            }
        }
    }

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

    @Test func aSpringMovesAViewByTheFormula() throws {
        try AnimatedScreen.show { shown in
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
            ) { shown.box.center.x = 1005 }
            // The frequency w at which (1 + z / √(1 - z²)) e^(-zw) is a thousandth, for z = 0.5.
            let decay = log((1 + 0.5 / sqrt(0.75)) * 1000), turning = decay / 0.5 * sqrt(0.75)
            for step in 1..<10 {
                let time = Double(step) / 10
                shown.advance(to: time)
                let expected =
                    1 - exp(-decay * time) * (cos(turning * time) + decay / turning * sin(turning * time))
                try expectClose(shown.node().frame.minX / 1000, expected, "at \(time)")
            }
        }
    }
}
