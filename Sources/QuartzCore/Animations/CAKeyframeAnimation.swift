import Diagnostics
import Geometry
import Scene

/// An animation of a property through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order; ignored where there is a path.
    open var values: [Any]?
    /// The path that a point follows.
    open var path: CGPath?
    /// The times of the values, as fractions of the duration from 0 to 1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The pacing between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between keyframes are interpolated.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Whether the layer rotates to match the path; nil for not.
    open var rotationMode: CAAnimationRotationMode?
    /// How tight the curve of each value is, for cubic modes: 1 is straight, 0 the default.
    open var tensionValues: [NSNumber]?
    /// How the curve of each value leans to its neighbors; has no effect here.
    open var biasValues: [NSNumber]?
    /// How smooth the curve of each value is; has no effect here.
    open var continuityValues: [NSNumber]?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
        (copy.rotationMode, copy.tensionValues) = (rotationMode, tensionValues)
        (copy.biasValues, copy.continuityValues) = (biasValues, continuityValues)
    }

    override func value(at progress: Double, from shown: AnimatedValue) -> AnimatedValue? {
        let track = track(like: shown)
        return track.isEmpty ? nil : track.value(at: paced(progress), pacing: segmentCurves)
    }

    package override func apply(_ progress: Double, to values: inout PresentedValues) {
        super.apply(progress, to: &values)
        guard let rotationMode, path != nil, let target else { return }
        let track = track(like: AnimatedValue(CGPoint.zero))
        guard target.property == .position,
            var angle = track.angle(at: paced(progress), pacing: segmentCurves)
        else { return }
        if rotationMode == .rotateAutoReverse { angle += Trigonometry.pi }
        guard let rotation = AnimatedKeyPath("transform.rotation.z") else { return }
        values[rotation] = AnimatedValue(angle)
    }

    private var segmentCurves: [UnitBezier] { (timingFunctions ?? []).map(\.curve) }

    /// The values with their times.
    private func track(like shown: AnimatedValue) -> KeyframeTrack {
        if let path, case .numbers(let numbers) = shown, numbers.count == 2 {
            return KeyframeTrack(path: path.path, times: times, mode: calculationMode)
        }
        let values = (values ?? []).compactMap { AnimatedValue($0, like: shown) }
        return KeyframeTrack(
            values: values, times: times, mode: calculationMode,
            tensions: (tensionValues ?? []).map(\.doubleValue))
    }

    private var times: [Double] { (keyTimes ?? []).map(\.doubleValue) }
}

/// How values between keyframes are interpolated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Values are interpolated linearly.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Values are interpolated linearly at an even speed; key times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Values are interpolated by a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Values are interpolated by a smooth curve at an even speed; key times are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer rotates to match the path that it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer points in the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer points against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
