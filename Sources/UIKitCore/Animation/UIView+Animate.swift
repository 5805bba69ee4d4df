extension UIView {
    /// Animates changes of views.
    ///
    /// - Parameters:
    ///   - duration: In seconds; without one the changes are made at once.
    ///   - animations: Makes the changes.
    ///   - completion: Called after the animations, with whether they all reached their end.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(AnimationBlock.Settings(duration: duration), animations, completion)
    }

    /// Animates changes of views after a delay in seconds.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            AnimationBlock.Settings(
                duration: duration, delay: delay, pacing: options.pacing,
                repeatCount: options.contains(.repeat) ? .infinity : 0,
                autoreverses: options.contains(.autoreverse)), options: options, animations, completion)
    }

    /// Animates changes of views as if by a spring that comes to rest at the end of the duration.
    ///
    /// A damping ratio of 1 gives no oscillation, less more of it; the velocity is in distances of the whole animation
    /// a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = DampedSpring.settling(in: duration, dampingRatio: dampingRatio, velocity: velocity)
        animate(
            AnimationBlock.Settings(
                duration: duration, delay: delay, pacing: .spring(spring),
                repeatCount: options.contains(.repeat) ? .infinity : 0,
                autoreverses: options.contains(.autoreverse)), options: options, animations, completion)
    }

    /// Animates changes of views as if by a spring of a perceptual duration and a bounce in -1...1.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity velocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = DampedSpring.perceptual(duration: duration, bounce: bounce, velocity: velocity)
        animate(
            AnimationBlock.Settings(
                duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pacing: .spring(spring),
                repeatCount: options.contains(.repeat) ? .infinity : 0,
                autoreverses: options.contains(.autoreverse)), options: options, animations, completion)
    }

    /// Makes changes of views without animating them.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        guard let state = RenderContext.animationState else { return actionsWithoutAnimation() }
        let before = state.areViewsAnimated
        state.areViewsAnimated = false
        actionsWithoutAnimation()
        state.areViewsAnimated = before
    }

    /// Repeats the animations of a block.
    ///
    /// Called in the animations of an animation block.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let state = RenderContext.animationState, let outer = state.blocks.last else {
            return animations()
        }
        var settings = outer.settings
        settings.repeatCount = Float(count)
        settings.autoreverses = autoreverses
        state.run(AnimationBlock(settings, completion: outer.completion), animations)
    }

    /// Whether changes are animated.
    public static var areAnimationsEnabled: Bool {
        RenderContext.animationState?.areViewsAnimated ?? true
    }

    /// Sets whether changes are animated.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        RenderContext.animationState?.areViewsAnimated = enabled
    }

    /// The duration of the animation block under way in seconds; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval {
        RenderContext.animationState?.blocks.last?.settings.duration ?? 0
    }

    /// Runs an animation block.
    static func animate(
        _ settings: AnimationBlock.Settings, options: AnimationOptions = [],
        keyframes: CAAnimationCalculationMode? = nil, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        guard let state = RenderContext.animationState else {
            animations()
            completion?(true)
            return
        }
        let block = AnimationBlock(
            settings.inheriting(from: state.blocks.last, options: options),
            completion: completion.map(AnimationCompletion.init))
        block.collector = state.blocks.last?.collector
        block.keyframes = keyframes.map(KeyframeCollector.init)
        if block.settings.duration + block.settings.delay > 0 {
            state.run(block) {
                animations()
                if options.contains(.layoutSubviews) { block.layOutChangedViews() }
            }
            block.keyframes?.addAnimations(of: block, in: state)
        } else {
            animations()
        }
        block.completion?.close(in: RenderContext.current.eventLoop)
    }
}

extension AnimationState {
    /// Runs code whose changes belong to a block.
    func run(_ block: AnimationBlock, _ body: () -> Void) {
        blocks.append(block)
        RenderThread.recordingChanges(body)
        blocks.removeLast()
    }
}

extension AnimationBlock {
    /// Lays out the views that the block changed, as part of it.
    fileprivate func layOutChangedViews() {
        for layer in changedLayers { layer.owner?.layoutIfNeeded() }
    }
}

extension AnimationBlock.Settings {
    /// Returns the settings of a block inside another one.
    ///
    /// Source: `UIView.AnimationOptions.overrideInheritedDuration` and `overrideInheritedCurve` (Apple's
    /// documentation).
    fileprivate func inheriting(
        from outer: AnimationBlock?, options: UIView.AnimationOptions
    ) -> AnimationBlock.Settings {
        guard let outer, !options.contains(.overrideInheritedOptions) else { return self }
        var result = self
        if !options.contains(.overrideInheritedDuration) { result.duration = outer.settings.duration }
        if !options.contains(.overrideInheritedCurve) { result.pacing = outer.settings.pacing }
        return result
    }
}
