import Foundation

/// The change of a value in time.
struct Motion<Value> {
    /// Returns the value at a share of the way.
    private let value: (Double) -> Value
    private let animation: Animation
    /// When the change began, on the clock of the render.
    let start: TimeInterval

    /// When the change ends; infinite for one that repeats without end.
    var end: TimeInterval { start + animation.length }

    /// Returns the value at a time; nil where the change is over, or has not begun to be seen.
    ///
    /// A picture at the moment of the change shows its end, as one of a clock that does not run.
    func value(at time: TimeInterval) -> Value? {
        guard time > start, time < end else { return nil }
        return value(animation.progress(at: time - start))
    }

    /// Creates the change from one value to another; nil for values that animations do not change.
    init?(from old: Value, to new: Value, _ animation: Animation, at start: TimeInterval) {
        if let old = old as? any Interpolatable {
            guard let change = Motion.change(from: old, to: new) else { return nil }
            value = change
        } else if let old = old as? any Animatable {
            guard let change = Motion.change(from: old, to: new) else { return nil }
            value = change
        } else {
            return nil
        }
        (self.animation, self.start) = (animation, start)
    }

    private static func change<Own: Interpolatable>(from old: Own, to new: Value) -> ((Double) -> Value)? {
        guard let target = new as? Own, !old.isSettled(at: target) else { return nil }
        return { old.interpolated(to: target, by: $0) as? Value ?? new }
    }

    private static func change<Own: Animatable>(from old: Own, to new: Value) -> ((Double) -> Value)? {
        guard let target = new as? Own, old.animated(to: target, by: 1) != nil else { return nil }
        return { old.animated(to: target, by: $0) as? Value ?? new }
    }
}
