import Diagnostics
import RenderContext

extension CALayer {
    /// The animations and the time of the layer, made when they are needed.
    package var animations: LayerAnimations {
        if let storedAnimations { return storedAnimations }
        let made = LayerAnimations()
        storedAnimations = made
        return made
    }

    /// Returns the layer's time at a time of the clock.
    func convertedTime(from clock: TimeInterval) -> TimeInterval {
        var chain: [MediaTiming] = []
        var current: CALayer? = self
        while let layer = current {
            if let timing = layer.storedAnimations?.timing { chain.append(timing) }
            current = layer.superlayer
        }
        return chain.reversed().reduce(clock) { $1.layerTime($0) }
    }

    /// Returns the time of the clock at a time of the layer; infinite where the layer's time stands still.
    func clockTime(of time: TimeInterval) -> TimeInterval {
        var result = time
        var current: CALayer? = self
        while let layer = current {
            if let timing = layer.storedAnimations?.timing {
                guard timing.speed != 0 else { return .infinity }
                result = timing.parentTime(result)
            }
            current = layer.superlayer
        }
        return result
    }

    /// Returns what the animations make of the layer at a time of the clock.
    ///
    /// - Parameters:
    ///   - clock: The time.
    ///   - atRest: Whether animations without end are left out, with a note.
    /// - Returns: The values, of which some are changed.
    func presentedValues(at clock: TimeInterval, atRest: Bool) -> PresentedValues {
        apply(to: PresentedValues(of: self), at: clock, atRest: atRest)
    }

    /// Returns the value that is shown of a property whose model is `model`.
    package func presentedValue(
        of path: AnimatedKeyPath, model: AnimatedValue, at clock: TimeInterval
    ) -> AnimatedValue {
        guard storedAnimations?.running.isEmpty == false else { return model }
        var values = PresentedValues(of: self)
        values[path] = model
        return apply(to: values, at: clock, atRest: false)[path] ?? model
    }

    private func apply(
        to initial: PresentedValues, at clock: TimeInterval, atRest: Bool
    ) -> PresentedValues {
        var values = initial
        guard let running = storedAnimations?.running else { return values }
        let time = convertedTime(from: clock)
        for entry in running {
            let timing = entry.animation.timing
            if atRest, timing.activeDuration == .infinity, timing.speed != 0 {
                reportEndless()
                continue
            }
            let shown = entry.animation.control?.progress(at: clock) ?? timing.progress(at: time)
            guard let progress = shown else { continue }
            entry.animation.apply(progress, to: &values)
        }
        return values
    }

    private func reportEndless() {
        RenderEnvironment.current.report(
            Diagnostic(
                .animationEndless, "an animation without end is left out of a picture at rest",
                view: owner?.displayName, hints: ["capture the screen at a time to see it"]))
    }

    /// Animates a change of a property where changes are animated.
    func valueDidChange(_ property: AnimatedProperty, from old: AnimatedValue) {
        RenderContext.animationState?.layerDidChange(self, AnimatedKeyPath(property), from: old)
    }

    /// Whether a change may have to be animated.
    @inline(__always) var isAnimatable: Bool { RenderThread.isRecordingChanges || storedAnimations != nil }

    /// Copies the values of another layer.
    func copyAnimatedValues(from layer: CALayer) {
        anchorPoint = layer.anchorPoint
        for property in AnimatedProperty.allCases {
            if let value = layer.animatedValue(of: property) { store(value, as: property) }
        }
        masksToBounds = layer.masksToBounds
        isHidden = layer.isHidden
    }
}
