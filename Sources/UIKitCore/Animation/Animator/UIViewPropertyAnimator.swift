/// Animates changes of views, and can be paused, reversed and set to any share of its duration.
///
/// Chosen, where Apple's documentation is silent: a pause keeps what is shown; from there on the share of the way is
/// even, as `scrubsLinearly` says, and continuing paces what is left.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The duration in seconds.
    public let duration: TimeInterval
    /// The delay in seconds.
    public private(set) var delay: TimeInterval = 0
    /// The pacing; nil for that of a named curve or of control points.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Whether the animation is inactive, active or stopped; inactive at first.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether `fractionComplete` progresses evenly while it is set; always so.
    open var scrubsLinearly = true
    /// Whether the animation can be paused; always so.
    open var isInterruptible = true
    /// Whether the animator stays active at the end; false by default.
    open var pausesOnCompletion = false
    /// Whether views receive touches while they are animated; has no effect here, they always do.
    open var isUserInteractionEnabled = true
    /// Whether touches are tested against what is shown; has no effect here.
    open var isManualHitTestingEnabled = false

    var animations: [(changes: () -> Void, delayFactor: Double)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    let motion: AnimatorMotion
    private var pendingStart: ScheduledWork?
    private var end: ScheduledWork?
    /// The values at both ends of a stopped animator.
    private var stoppedEnds: [AnimatorEnds] = []

    /// Creates an animator with a pacing.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let pacing = AnimationPacing(parameters, duration: duration)
        // A spring of physical values takes the time it needs.
        let takesOwnTime = parameters.springTimingParameters?.spring != nil
        if takesOwnTime, case .spring(let spring) = pacing {
            self.duration = spring.settlingDuration
        } else {
            self.duration = duration.isFinite ? max(0, duration) : 0
        }
        timingParameters = parameters
        motion = AnimatorMotion(pacing: pacing)
        super.init()
    }

    /// Creates an animator without a duration.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a curve of two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that comes to rest at the end of the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
        let animator = self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Changes

    /// Adds changes that begin after a fraction of the duration that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state == .active else { return animations.append((animation, Double(delayFactor))) }
        make(animation, delayFactor: Double(delayFactor))
    }

    /// Adds changes that begin without a delay.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a closure that is called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Motion

    /// Whether the animation runs and is not paused.
    open var isRunning: Bool { motion.isRunning }

    /// Whether the animation runs backwards; a change reverses it where it is.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, motion.isRunning else { return }
            run(for: duration * rest)
        }
    }

    /// The fraction of the animation that is complete, in 0...1; setting it pauses an animation that was not started.
    open var fractionComplete: CGFloat {
        get { max(0, min(motion.progress(at: now), 1)) }
        set {
            guard !motion.isRunning else { return }
            if state == .inactive { pauseAnimation() }
            motion.stop(at: Double(newValue))
        }
    }

    /// Starts the animation, or continues it after a pause.
    open func startAnimation() {
        pendingStart?.cancel()
        pendingStart = nil
        guard state != .stopped, !motion.isRunning else { return }
        let isFirst = state == .inactive
        activate()
        run(for: isFirst ? duration : duration * rest)
    }

    /// Starts the animation after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = max(0, delay)
        guard delay > 0, RenderContext.animationState != nil else { return startAnimation() }
        let loop = RenderContext.current.eventLoop
        // The model changes at once, and what is shown after the delay.
        pauseAnimation()
        pendingStart = loop.schedule(at: loop.now + delay) { [self] in startAnimation() }
    }

    /// Pauses; an animation that was not started becomes active at its start.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        pendingStart?.cancel()
        activate()
        end?.cancel()
        motion.stop(at: motion.progress(at: now))
    }

    /// Continues with another pacing, for a multiple of the duration; 0 is for what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !motion.isRunning else { return }
        let length = durationFactor > 0 ? duration * Double(durationFactor) : duration * rest
        if let parameters { motion.pacing = AnimationPacing(parameters, duration: length) }
        run(for: length)
    }

    /// Stops where the animation is: what is shown becomes the model.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        end?.cancel()
        pendingStart?.cancel()
        motion.stop(at: motion.progress(at: now))
        stoppedEnds = RenderContext.animationState?.detach(motion) ?? []
        for ends in stoppedEnds { ends.move(to: .current) }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { reset() }
    }

    /// Finishes a stopped animation at a position.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        for ends in stoppedEnds { ends.move(to: finalPosition) }
        finish(at: finalPosition)
    }

    private var now: TimeInterval { RenderContext.current.eventLoop.now }

    /// The fraction of the animation that is left.
    private var rest: Double { isReversed ? fractionComplete : 1 - fractionComplete }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let pending = animations
        animations = []
        for entry in pending { make(entry.changes, delayFactor: entry.delayFactor) }
    }

    /// Makes changes as part of the motion.
    private func make(_ changes: () -> Void, delayFactor: Double) {
        guard let state = RenderContext.animationState else { return changes() }
        let begun = fractionComplete, motion = motion
        let start = begun + (1 - begun) * max(0, min(delayFactor, 1))
        let block = AnimationBlock(
            AnimationBlock.Settings(duration: duration, pacing: .curve(.linear)), completion: nil)
        block.collector = { animation in
            animation.control = AnimationControl(motion: motion, start: start)
            animation.timingFunction = nil
        }
        state.run(block, changes)
    }

    private func run(for length: TimeInterval) {
        motion.run(at: now, reversed: isReversed, for: length)
        end?.cancel()
        guard RenderContext.animationState != nil, length > 0 else { return arrive() }
        end = RenderContext.current.eventLoop.schedule(at: now + length) { [self] in arrive() }
    }

    /// Ends the motion at the end to which it runs.
    private func arrive() {
        motion.stop(at: isReversed ? 0 : 1)
        guard !pausesOnCompletion else { return }
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        for ends in RenderContext.animationState?.detach(motion) ?? [] { ends.move(to: position) }
        finish(at: position)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        let handlers = completions
        state = .inactive
        reset()
        for handler in handlers { handler(position) }
    }

    private func reset() {
        completions = []
        stoppedEnds = []
        motion.stop(at: 0)
    }
}
