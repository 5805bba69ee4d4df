import Geometry
import UIKitCore

/// What a path layout places its subviews on.
enum PathEquation {
    /// y of x, points.
    case rectangular((CGFloat) -> CGFloat)
    /// x and y of a parameter, points.
    case parametric((CGFloat) -> CGPoint)
    /// The radius in points of an angle in radians.
    case polar((CGFloat) -> CGFloat)
}

/// The curve of a path layout, in its coordinates.
///
/// Arguments are points of an axis, parameters, or degrees.
struct PathCurve {
    /// The first argument.
    let start: CGFloat
    /// The last argument.
    let end: CGFloat
    private let equation: PathEquation
    private let origin: CGPoint
    private let isMath: Bool
    private let isReverse: Bool

    /// - Parameters:
    ///   - equation: The equation.
    ///   - setting: Its coordinates.
    ///   - area: The layout inside its padding, points.
    init(_ equation: PathEquation, _ setting: MyCoordinateSetting, in area: CGRect) {
        self.equation = equation
        isMath = setting.isMath
        isReverse = setting.isReverse
        origin = CGPoint(
            x: area.minX + area.width * setting.origin.x, y: area.minY + area.height * setting.origin.y)
        let range = PathCurve.range(equation, setting, area.size)
        // Angles are set in radians and counted in degrees.
        let unit: CGFloat = if case .polar = equation { 180 / .pi } else { 1 }
        start = setting.start == -.greatestFiniteMagnitude ? range.lowerBound : setting.start * unit
        end = setting.end == .greatestFiniteMagnitude ? range.upperBound : setting.end * unit
    }

    /// The arguments for which the curve is in the layout.
    private static func range(
        _ equation: PathEquation, _ setting: MyCoordinateSetting, _ size: CGSize
    ) -> ClosedRange<CGFloat> {
        if case .polar = equation { return 0...360 }
        var length = size.width, origin = setting.origin.x
        if setting.isReverse {
            length = size.height
            origin = setting.isMath ? 1 - setting.origin.y : setting.origin.y
        }
        let bounds = (-length * origin, length * (1 - origin))
        return min(bounds.0, bounds.1)...max(bounds.0, bounds.1)
    }

    /// Returns the point of an argument; nil where the curve has none.
    func point(at argument: CGFloat) -> CGPoint? {
        var point: CGPoint
        switch equation {
        case .rectangular(let function): point = CGPoint(x: argument, y: function(argument))
        case .parametric(let function): point = function(argument)
        case .polar(let function):
            let angle = argument / 180 * .pi, radius = function(angle)
            point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        }
        guard !point.x.isNaN, !point.y.isNaN else { return nil }
        if isReverse { point = CGPoint(x: point.y, y: point.x) }
        return CGPoint(x: point.x + origin.x, y: (isMath ? -point.y : point.y) + origin.y)
    }

    /// Returns an argument as the equation takes it.
    func equationArgument(_ argument: CGFloat) -> CGFloat {
        if case .polar = equation { return argument / 180 * .pi }
        return argument
    }
}
