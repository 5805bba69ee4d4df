import Foundation
import Geometry
import Scene
import Testing

@testable import QuartzCore
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
