/// The pacing of an animation: a cubic Bézier curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: UnitBezier

    /// Creates a function from its curve.
    package init(_ curve: UnitBezier) { self.curve = curve }

    /// Creates a function from its two inner control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    /// Creates a function from its name; unknown names are for the default.
    ///
    /// Source: `CAMediaTimingFunctionName` in Apple's documentation, which lists the control points.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInEaseOut
            default: .standard
            }
    }

    /// Writes the coordinates of one of the four control points into an array of two numbers.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [CGPoint.zero, curve.c1, curve.c2, CGPoint(x: 1, y: 1)]
        let point = points[max(0, min(idx, 3))]
        ptr[0] = Float(point.x)
        ptr[1] = Float(point.y)
    }

    /// Whether both have the same curve.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }
    /// Hashes the curve.
    public override var hash: Int { curve.hashValue }
}

/// The names of common pacings.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Progresses evenly over the duration.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly, then speeds up.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Begins quickly, then slows down.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pacing of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

extension UnitBezier {
    /// Source: `CAMediaTimingFunctionName.easeIn` (Apple's documentation).
    package static let easeIn = UnitBezier(0.42, 0, 1, 1)
    /// Source: `CAMediaTimingFunctionName.easeOut` (Apple's documentation).
    package static let easeOut = UnitBezier(0, 0, 0.58, 1)
    /// Source: `CAMediaTimingFunctionName.easeInEaseOut` (Apple's documentation).
    package static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
    /// Source: `CAMediaTimingFunctionName.default` (Apple's documentation).
    package static let standard = UnitBezier(0.25, 0.1, 0.25, 1)
}
