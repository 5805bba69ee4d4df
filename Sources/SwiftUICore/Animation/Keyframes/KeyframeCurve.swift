import Foundation

/// The curve of a value through keyframes, in time.
///
/// Source: the documentation of `CubicKeyframe` (Catmull-Rom splines; velocities of neighbours) and `SpringKeyframe`.
/// Chosen: the value is at rest before the first keyframe and after the last; tangents of knots at unequal distances are the
/// slope between their neighbours; after a spring that has not settled, the next segment begins where it is.
struct KeyframeCurve<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    /// A part of the curve.
    private struct Segment {
        let keyframe: Keyframe<Value>
        let start: TimeInterval
        let from: Data
        let startVelocity: Data
        let endVelocity: Data

        /// The data after seconds of the segment.
        func data(at time: TimeInterval) -> Data {
            let to = keyframe.to.animatableData
            let share = keyframe.duration > 0 ? time / keyframe.duration : 1
            switch keyframe.kind {
            case .move: return to
            case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: share))
            case .spring(let spring):
                return from
                    + spring.value(target: to - from, initialVelocity: startVelocity, time: max(0, time))
            case .cubic: return hermite(to, share)
            }
        }

        /// The cubic of Hermite's form, by its ends and its velocities there.
        private func hermite(_ to: Data, _ share: Double) -> Data {
            let square = share * share, cube = square * share, duration = keyframe.duration
            let ends = from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
            return ends + startVelocity.scaled(by: (cube - 2 * square + share) * duration)
                + endVelocity.scaled(by: (cube - square) * duration)
        }
    }

    private var segments: [Segment] = []
    private let initial: Value

    /// The seconds from the first value to the last.
    private(set) var duration: TimeInterval = 0

    init(_ keyframes: [Keyframe<Value>], from initial: Value) {
        self.initial = initial
        var from = initial.animatableData, velocity = Data.zero
        for (index, keyframe) in keyframes.enumerated() {
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            let startVelocity = KeyframeCurve.startVelocity(of: keyframe, from: from, after: velocity)
            let segment = Segment(
                keyframe: keyframe, start: duration, from: from, startVelocity: startVelocity,
                endVelocity: KeyframeCurve.endVelocity(of: keyframe, from: from, startVelocity, before: next))
            segments.append(segment)
            duration += keyframe.duration
            from = segment.data(at: keyframe.duration)
            velocity = segment.endVelocity
        }
    }

    /// Returns the value after seconds.
    func value(at time: TimeInterval) -> Value {
        guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
        var value = segment.keyframe.to
        value.animatableData = segment.data(at: min(time - segment.start, segment.keyframe.duration))
        return value
    }

    private static func startVelocity(
        of keyframe: Keyframe<Value>, from: Data, after velocity: Data
    ) -> Data {
        guard case .linear(let curve) = keyframe.kind else { return keyframe.startVelocity ?? velocity }
        return slope(of: keyframe, from: from).scaled(by: curve.velocity(at: 0))
    }

    private static func endVelocity(
        of keyframe: Keyframe<Value>, from: Data, _ startVelocity: Data, before next: Keyframe<Value>?
    ) -> Data {
        let to = keyframe.to.animatableData
        switch keyframe.kind {
        case .move: return .zero
        case .linear(let curve): return slope(of: keyframe, from: from).scaled(by: curve.velocity(at: 1))
        case .spring(let spring):
            return spring.velocity(
                target: to - from, initialVelocity: startVelocity, time: keyframe.duration)
        case .cubic:
            if let own = keyframe.endVelocity { return own }
            guard let next else { return .zero }
            if let velocity = next.startVelocity { return velocity }
            switch next.kind {
            case .move, .spring: return .zero
            case .linear(let curve): return slope(of: next, from: to).scaled(by: curve.velocity(at: 0))
            case .cubic:
                let time = keyframe.duration + next.duration
                return time > 0 ? (next.to.animatableData - from).scaled(by: 1 / time) : .zero
            }
        }
    }

    /// The way to a keyframe per second.
    private static func slope(of keyframe: Keyframe<Value>, from: Data) -> Data {
        guard keyframe.duration > 0 else { return .zero }
        return (keyframe.to.animatableData - from).scaled(by: 1 / keyframe.duration)
    }
}

extension VectorArithmetic {
    /// Returns the value multiplied by a factor.
    func scaled(by factor: Double) -> Self {
        var value = self
        value.scale(by: factor)
        return value
    }
}
