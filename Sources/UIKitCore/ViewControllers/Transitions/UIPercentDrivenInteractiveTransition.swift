/// Drives a transition between view controllers interactively.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the rest of the animation relative to the animator's own, 1 for the same.
    var completionSpeed: CGFloat { get }
    /// The curve of the rest of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition is interactive from its beginning.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The default implementation returns 1, the animator's own speed.
    public var completionSpeed: CGFloat { 1 }
    /// The default implementation returns ease-in, ease-out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The default implementation returns true.
    public var wantsInteractiveStart: Bool { true }
}

/// Drives a transition by the completed percentage of a gesture.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The completed part of the transition, 0 to 1.
    public private(set) var percentComplete: CGFloat = 0
    /// The duration of the animator.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// The speed of the rest of the animation relative to the animator's own; 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest of the animation; ease-in, ease-out by default.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Whether the transition is interactive from its beginning.
    open var wantsInteractiveStart = true
    /// The timing curve of a property animator; nil for the completion curve.
    open var timingCurve: (any UITimingCurveProvider)?
    private weak var transition: ControllerTransition?

    /// Begins the transition.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        transition = transitionContext as? ControllerTransition
    }

    /// Updates the completed part of the transition, 0 to 1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Pauses the interactive transition; has no effect here.
    open func pause() {}
    /// Cancels the transition: the completed part becomes 0.
    open func cancel() { percentComplete = 0 }
    /// Finishes the transition: the completed part becomes 1.
    open func finish() { percentComplete = 1 }
}
