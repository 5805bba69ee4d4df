/// The states of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
    /// The animation has not started, or is finished.
    case inactive = 0
    /// The animation has started; it runs or is paused.
    case active = 1
    /// The animation is stopped, and not yet finished.
    case stopped = 2
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    /// The end of the animation.
    case end = 0
    /// The start of the animation.
    case start = 1
    /// The position at which it was stopped.
    case current = 2
}

/// An animation that can be started, paused and reversed.
public protocol UIViewAnimating: AnyObject {
    /// Whether the animation is inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the animation runs and is not paused.
    var isRunning: Bool { get }
    /// Whether the animation runs backwards.
    var isReversed: Bool { get set }
    /// The fraction of the animation that is complete, in 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation where it is; its state is active.
    func pauseAnimation()
    /// Stops the animation where it is; without finishing, `finishAnimation(at:)` need not follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are made in closures.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the duration that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes that begin without a delay.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues with another pacing, in a time relative to the duration.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
