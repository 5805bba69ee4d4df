/// The states of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
    /// Nothing was started, or all has ended.
    case inactive = 0
    /// Started; running or paused.
    case active = 1
    /// Stopped, and not yet finished.
    case stopped = 2
}

/// Where an animation is left.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    /// At its end.
    case end = 0
    /// At its start.
    case start = 1
    /// Where it was stopped.
    case current = 2
}

/// An animation that can be started, paused and reversed.
public protocol UIViewAnimating: AnyObject {
    /// Whether the animation is inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the animation moves.
    var isRunning: Bool { get }
    /// Whether the animation runs backwards.
    var isReversed: Bool { get set }
    /// The share of the animation that is done, in 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts or continues.
    func startAnimation()
    /// Starts after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation where it is; its state is active.
    func pauseAnimation()
    /// Stops where it is; without finishing, `finishAnimation(at:)` need not follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are made in closures.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a share of the duration that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes that begin without a delay.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues with another pacing, in a time relative to the duration.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
