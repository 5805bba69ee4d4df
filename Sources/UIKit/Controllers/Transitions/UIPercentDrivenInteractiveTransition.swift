/// Drives a transition between view controllers by a gesture.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the rest goes, 1 for the animator's own speed.
    var completionSpeed: CGFloat { get }
    /// How the rest is paced.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition is driven from its beginning.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// Even at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

/// Drives a transition by how much of it a gesture has done.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How much is done, 0 to 1.
    public private(set) var percentComplete: CGFloat = 0
    /// The duration of the animator.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// How fast the rest goes, 1 for the animator's own speed.
    open var completionSpeed: CGFloat = 1
    /// How the rest is paced.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Whether the transition is driven from its beginning.
    open var wantsInteractiveStart = true
    /// How a property animator paces what is driven.
    open var timingCurve: (any UITimingCurveProvider)?
    private weak var transition: ControllerTransition?

    /// Begins the transition.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        transition = transitionContext as? ControllerTransition
    }

    /// Says how much is done, 0 to 1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Stops what is driven where it is.
    open func pause() {}
    /// Goes back to the start.
    open func cancel() { percentComplete = 0 }
    /// Goes on to the end.
    open func finish() { percentComplete = 1 }
}
