public import Foundation

/// A description of how a value changes over time, modeled using keyframes.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let motions: [KeyframeMotion<Value>]

    /// Creates a new instance using the initial value and content that you provide.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
        (self.initial, motions) = (initial, keyframes.tracks.motions(from: initial))
    }

    /// The duration of the content in seconds: that of the longest track.
    public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

    /// Returns the interpolated value at the given time in seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }

    /// Returns the interpolated value at the given progress in the range zero to one.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Updates a value to that at the given time in seconds; tracks that have ended keep their last value.
    public func update(value: inout Value, time: TimeInterval) {
        for motion in motions { motion.update(&value, min(max(time, 0), duration)) }
    }

    /// Updates a value to that at the given progress in the range zero to one.
    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: progress * duration)
    }
}
