/// How the progress of an animation depends on time.
package enum AnimationPacing: Hashable {
    case curve(UnitBezier)
    case spring(DampedSpring)
}

/// What is animated while the code of `UIView.animate` runs.
package final class AnimationBlock {
    /// The time values of a block.
    package struct Settings {
        /// The duration in seconds.
        package var duration: TimeInterval
        /// The time before the animations begin, in seconds.
        package var delay: TimeInterval
        /// The pacing of a run.
        package var pacing: AnimationPacing
        /// The number of repetitions; 0 for one run.
        package var repeatCount: Float
        /// Whether each run is followed by one backwards.
        package var autoreverses: Bool

        /// Creates the values of a block.
        package init(
            duration: TimeInterval, delay: TimeInterval = 0,
            pacing: AnimationPacing = .curve(.easeInEaseOut), repeatCount: Float = 0,
            autoreverses: Bool = false
        ) {
            (self.duration, self.delay, self.pacing) = (duration, delay, pacing)
            (self.repeatCount, self.autoreverses) = (repeatCount, autoreverses)
        }
    }

    /// A property of a layer that was changed.
    private struct Change: Hashable {
        var layer: ObjectIdentifier
        var path: AnimatedKeyPath
    }

    /// The time values of the animations that the block adds.
    package var settings: Settings
    /// The completion that is called after the animations of the block.
    package let completion: AnimationCompletion?
    /// Changes each animation before it is added, for an animator that moves them itself.
    package var collector: ((CAAnimation) -> Void)?
    /// The keyframes that are being collected; nil where changes are animated as a whole.
    package var keyframes: KeyframeCollector?
    private var changes: [Change: CABasicAnimation] = [:]
    /// The layers that were changed, in order.
    package private(set) var changedLayers: [CALayer] = []

    /// Creates a block that has changed nothing.
    package init(_ settings: Settings, completion: AnimationCompletion?) {
        self.settings = settings
        self.completion = completion
    }

    /// Animates a property from what the layer shows to what it is set to.
    ///
    /// Numbers are animated by the difference, which shrinks to nothing, as in UIKit since iOS 8: changes that are
    /// not animated then show at once. Other values go to that of the model.
    func record(_ path: AnimatedKeyPath, of layer: CALayer, from old: AnimatedValue, in state: AnimationState)
    {
        if let keyframes { return keyframes.record(path, of: layer, from: old, at: state.now) }
        let change = Change(layer: ObjectIdentifier(layer), path: path)
        let opposite = PresentedValues(of: layer)[path]?.negated ?? old
        if let animation = changes[change] {
            // A second change in the same block moves the end.
            guard animation.isAdditive, let before = AnimatedValue(animation.fromValue, like: old) else {
                return
            }
            animation.fromValue = before.adding(old).adding(opposite).boxed
            return
        }
        changedLayers.append(layer)
        let animation = makeAnimation(of: path)
        let shown = layer.presentedValue(of: path, model: old, at: state.now)
        if case .numbers = old { animation.isAdditive = true }
        animation.fromValue = (animation.isAdditive ? shown.adding(opposite) : shown).boxed
        changes[change] = animation
        add(animation, to: layer, in: state)
    }

    /// Adds an animation with the times of the block to a layer.
    func add(_ animation: CAPropertyAnimation, to layer: CALayer, in state: AnimationState) {
        animation.timing.duration = settings.duration
        animation.timing.beginTime = layer.convertedTime(from: state.now) + settings.delay
        animation.timing.fillMode = .both
        animation.timing.repeatCount = settings.repeatCount
        animation.timing.autoreverses = settings.autoreverses
        collector?(animation)
        state.add(
            animation, to: layer, key: animation.keyPath, completions: completion.map { [$0] } ?? [])
    }

    private func makeAnimation(of path: AnimatedKeyPath) -> CABasicAnimation {
        switch settings.pacing {
        case .curve(let curve):
            let animation = CABasicAnimation(keyPath: path.text)
            animation.timingFunction = CAMediaTimingFunction(curve)
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: path.text)
            animation.use(spring)
            return animation
        }
    }
}
