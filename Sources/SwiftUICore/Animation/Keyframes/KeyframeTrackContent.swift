public import Foundation

/// A group of keyframes that define an interpolation curve of an animatable value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Body.Value
    /// The type of what the group consists of.
    associatedtype Body: KeyframeTrackContent
    /// What the group consists of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// A keyframe that simply interpolates to the given value by a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Creates a keyframe with a value, the seconds until it is reached, and the curve of the way to it.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        keyframe = Keyframe(to: to, duration: duration, kind: .linear(timingCurve))
    }

    /// The keyframe itself.
    public var body: KeyframeSequence<Value> { return KeyframeSequence(keyframe) }
}

/// A keyframe that uses a cubic curve to smoothly interpolate between values.
///
/// Adjacent cubic keyframes without velocities result in a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Creates a keyframe with a value, the seconds until it is reached, and velocities per second; nil for smooth motion.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        keyframe = Keyframe(
            to: to, duration: duration, kind: .cubic, startVelocity: startVelocity?.animatableData,
            endVelocity: endVelocity?.animatableData)
    }

    /// The keyframe itself.
    public var body: KeyframeSequence<Value> { return KeyframeSequence(keyframe) }
}

/// A keyframe that uses a spring function to interpolate to the given value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Creates a keyframe with a value, seconds of its segment or nil for those until the spring settles, a spring, and a
    /// velocity per second; nil for smooth motion.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        keyframe = Keyframe(
            to: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring),
            startVelocity: startVelocity?.animatableData)
    }

    /// The keyframe itself.
    public var body: KeyframeSequence<Value> { return KeyframeSequence(keyframe) }
}

/// A keyframe that immediately moves to the given value without interpolating.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let keyframe: Keyframe<Value>

    /// Creates a keyframe with a value.
    public init(_ to: Value) { keyframe = Keyframe(to: to, duration: 0, kind: .move) }

    /// The keyframe itself.
    public var body: KeyframeSequence<Value> { return KeyframeSequence(keyframe) }
}
