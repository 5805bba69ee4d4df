import Diagnostics

extension CALayer: CAMediaTiming {
    /// Adds a copy to the animations of the render; outside of one, the end alone is scheduled.
    func baseAdd(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        guard let state = RenderContext.animationState else { return runUnseen(copy) }
        copy.reportUnknownProperties(of: self)
        if copy.timing.duration == 0 { copy.timing.duration = CATransaction.animationDuration() }
        state.add(copy, to: self, key: key, completions: state.transactionCompletions)
    }

    private func runUnseen(_ animation: CAAnimation) {
        guard let delegate = animation.delegate else { return }
        let duration = animation.duration == 0 ? CATransaction.animationDuration() : animation.duration
        let loop = RenderContext.current.eventLoop
        delegate.animationDidStart(animation)
        loop.schedule(at: loop.now + animation.beginTime + duration) {
            delegate.animationDidStop(animation, finished: true)
        }
    }

    /// Returns the keys of all animations, in the order in which they were added; nil for none.
    public func animationKeys() -> [String]? {
        let keys = storedAnimations?.running.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Removes one animation where any were added.
    func baseRemoveAnimation(forKey key: String) {
        guard storedAnimations != nil else { return }
        RenderContext.animationState?.remove(key, from: self)
    }

    /// Removes the animations where any were added.
    func baseRemoveAllAnimations() {
        guard storedAnimations != nil else { return }
        RenderContext.animationState?.removeAll(from: self)
    }

    /// Returns a copy of the layer as it is shown at this moment.
    public func presentation() -> Self? {
        let copy = type(of: self).init()
        copy.copyAnimatedValues(from: self)
        copy.modelLayer = self
        guard let state = RenderContext.animationState, storedAnimations != nil else { return copy }
        let values = presentedValues(at: state.now, atRest: false)
        for (property, value) in values.changed { copy.store(value, as: property) }
        return copy
    }

    /// Returns the layer whose presentation this is; for other layers the layer itself.
    public func model() -> Self { modelLayer as? Self ?? self }

    // MARK: Time

    /// When the layer's time begins, in seconds of its superlayer's time.
    public var beginTime: TimeInterval {
        get { storedAnimations?.timing.beginTime ?? 0 }
        set { setTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }
    /// The duration of the layer; infinite by default.
    public var duration: TimeInterval {
        get { storedAnimations?.timing.duration ?? .infinity }
        set { setTiming { $0.duration = newValue } }
    }
    /// The rate at which time passes relative to the superlayer's; 0 stops the animations.
    public var speed: Float {
        get { storedAnimations?.timing.speed ?? 1 }
        set { setTiming { $0.speed = newValue.isFinite ? newValue : 1 } }
    }
    /// An offset in seconds that is added to the layer's time.
    public var timeOffset: TimeInterval {
        get { storedAnimations?.timing.timeOffset ?? 0 }
        set { setTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }
    /// The number of repetitions of the layer's time; has no effect here.
    public var repeatCount: Float {
        get { storedAnimations?.timing.repeatCount ?? 0 }
        set { setTiming { $0.repeatCount = newValue } }
    }
    /// The duration of the repetitions of the layer's time; has no effect here.
    public var repeatDuration: TimeInterval {
        get { storedAnimations?.timing.repeatDuration ?? 0 }
        set { setTiming { $0.repeatDuration = newValue } }
    }
    /// Whether the layer's time runs backwards after it has run forwards; has no effect here.
    public var autoreverses: Bool {
        get { storedAnimations?.timing.autoreverses ?? false }
        set { setTiming { $0.autoreverses = newValue } }
    }
    /// Whether the layer is shown before its begin and after its end; has no effect here.
    public var fillMode: CAMediaTimingFillMode {
        get { storedAnimations?.timing.fillMode ?? .removed }
        set { setTiming { $0.fillMode = newValue } }
    }

    /// Converts a time of another layer to this one's; nil is the clock.
    public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
        convertedTime(from: l?.clockTime(of: t) ?? t)
    }

    /// Converts a time of this layer to another one's; nil is the clock.
    public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
        let time = clockTime(of: t)
        return l?.convertedTime(from: time) ?? time
    }

    private func setTiming(_ change: (inout MediaTiming) -> Void) {
        change(&animations.timing)
        RenderContext.animationState?.layerTimeDidChange()
    }
}
