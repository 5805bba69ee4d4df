/// The changes in the keyframes of a keyframe animation of views.
package final class KeyframeCollector {
    /// A step of a property: from a share of the duration to another one, to a value.
    private struct Step {
        var start: Double
        var end: Double
        var value: AnimatedValue
    }

    /// All steps of a property of a layer.
    private struct Track {
        let layer: CALayer
        let path: AnimatedKeyPath
        let initial: AnimatedValue
        var steps: [Step] = []
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The keyframe whose changes are being made, as shares of the duration.
    package var start = 0.0, end = 1.0

    /// Creates a collector for values that are interpolated in a mode.
    package init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Records the change of a property in the current keyframe.
    func record(
        _ path: AnimatedKeyPath, of layer: CALayer, from old: AnimatedValue, at time: TimeInterval
    ) {
        guard let value = PresentedValues(of: layer)[path] else { return }
        let known = tracks.firstIndex { $0.layer === layer && $0.path == path }
        let index = known ?? tracks.count
        if known == nil {
            let shown = layer.presentedValue(of: path, model: old, at: time)
            tracks.append(Track(layer: layer, path: path, initial: shown))
        }
        tracks[index].steps.removeAll { $0.start == start && $0.end == end }
        tracks[index].steps.append(Step(start: start, end: end, value: value))
    }

    /// Adds an animation for each property, with the times of a block.
    package func addAnimations(of block: AnimationBlock, in state: AnimationState) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.path.text)
            var values = [track.initial], times = [0.0]
            for step in track.steps.sorted(by: { $0.start < $1.start }) {
                if step.start > times[times.count - 1] {
                    values.append(values[values.count - 1])
                    times.append(step.start)
                }
                values.append(step.value)
                times.append(max(step.end, times[times.count - 1]))
            }
            if times[times.count - 1] < 1 {
                values.append(values[values.count - 1])
                times.append(1)
            }
            animation.values = values.compactMap(\.boxed)
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            if case .curve(let curve) = block.settings.pacing {
                animation.timingFunction = CAMediaTimingFunction(curve)
            }
            block.add(animation, to: track.layer, in: state)
        }
    }
}
