/// Several animations of a layer that run concurrently, with a timing of their own.
open class CAAnimationGroup: CAAnimation {
    /// The animations; they end with the group at the latest.
    open var animations: [CAAnimation]?

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    }

    package override func apply(_ progress: Double, to values: inout PresentedValues) {
        let time = paced(progress) * duration
        for animation in animations ?? [] {
            var timing = animation.timing
            // Animations without a duration last as long as the group.
            if timing.duration == 0 { timing.duration = duration }
            guard let share = timing.progress(at: time) else { continue }
            animation.apply(share, to: &values)
        }
    }

    override func reportUnknownProperties(of layer: CALayer) {
        for animation in animations ?? [] { animation.reportUnknownProperties(of: layer) }
    }
}
