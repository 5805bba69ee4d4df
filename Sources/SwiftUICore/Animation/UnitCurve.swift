import Foundation

/// A function of progress, from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    /// The function of a curve.
    enum Function: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        case circularIn, circularOut, circularInOut
    }

    let function: Function
    private var isInverse = false

    private init(_ function: Function) { self.function = function }

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
                Double(endControlPoint.y)))
    }

    /// The curve of steady progress.
    public static let linear = UnitCurve(.bezier(0, 0, 1, 1))
    /// The curve that begins slowly. Source: `easeIn` of Core Animation; values at quarters in tests that also run on iOS.
    public static let easeIn = UnitCurve(.bezier(0.42, 0, 1, 1))
    /// The curve that ends slowly.
    public static let easeOut = UnitCurve(.bezier(0, 0, 0.58, 1))
    /// The curve that begins and ends slowly.
    public static let easeInOut = UnitCurve(.bezier(0.42, 0, 0.58, 1))
    /// The curve that begins slowly, a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// The curve that ends slowly, a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// The curve that begins and ends slowly, two quarters of circles.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve with the axes exchanged.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    /// Returns the value at a progress in 0...1.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch function {
        case .bezier(let x1, let y1, let x2, let y2):
            let (x1, y1, x2, y2) = isInverse ? (y1, x1, y2, x2) : (x1, y1, x2, y2)
            return UnitCurve.point(y1, y2, UnitCurve.parameter(x1, x2, progress))
        case .circularIn: return isInverse ? UnitCurve.rise(progress) : 1 - UnitCurve.fall(progress)
        case .circularOut: return isInverse ? 1 - UnitCurve.fall(progress) : UnitCurve.rise(progress)
        case .circularInOut:
            return progress < 0.5
                ? (1 - UnitCurve.fall(2 * progress)) / 2 : 0.5 + UnitCurve.rise(2 * progress - 1) / 2
        }
    }

    /// Returns the slope at a progress in 0...1.
    public func velocity(at progress: Double) -> Double {
        // Chosen: a difference of a thousandth.
        let low = max(0, progress - 0.0005), high = min(1, progress + 0.0005)
        return (value(at: high) - value(at: low)) / (high - low)
    }

    private static func fall(_ x: Double) -> Double { (1 - x * x).squareRoot() }
    private static func rise(_ x: Double) -> Double { (1 - (1 - x) * (1 - x)).squareRoot() }

    /// One coordinate of a curve through control values, at a parameter.
    private static func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// The parameter at which a curve has a coordinate, by halving.
    private static func parameter(_ first: Double, _ second: Double, _ x: Double) -> Double {
        var low = 0.0, high = 1.0
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if point(first, second, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
