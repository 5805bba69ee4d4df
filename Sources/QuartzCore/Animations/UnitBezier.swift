/// A cubic Bézier curve from (0, 0) to (1, 1), read as progress over time.
package struct UnitBezier: Hashable, Sendable {
    /// The first control point; its x is in 0...1.
    package var c1: CGPoint
    /// The second control point; its x is in 0...1.
    package var c2: CGPoint

    /// Creates a curve from its control points; times out of range are clamped, so that time never runs backwards.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func clamped(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
        c1 = CGPoint(x: clamped(x1), y: y1.isFinite ? y1 : 0)
        c2 = CGPoint(x: clamped(x2), y: y2.isFinite ? y2 : 1)
    }

    /// The straight line.
    package static let linear = UnitBezier(0, 0, 1, 1)

    /// Returns the progress at a time in 0...1.
    package func value(at time: Double) -> Double {
        guard c1.x != c1.y || c2.x != c2.y else { return time }
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return UnitBezier.coordinate(parameter(at: time), c1.y, c2.y)
    }

    /// The parameter at which the curve reaches a time; halving is exact to the last bit and needs no derivative.
    private func parameter(at time: Double) -> Double {
        var low = 0.0, high = 1.0
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if UnitBezier.coordinate(middle, c1.x, c2.x) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ s: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }
}
