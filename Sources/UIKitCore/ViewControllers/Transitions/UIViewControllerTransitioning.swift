/// The controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible at the start.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextToViewController")
}

/// The views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible at the start.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition between view controllers, for its animator.
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view that the animation takes place in; an animator adds the view of the new controller to it.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` for transitions of containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the presented view; none.
    var targetTransform: CGAffineTransform { get }
    /// Ends the transition; an animator calls it when its animations have ended.
    func completeTransition(_ didComplete: Bool)
    /// Updates the completed part of an interactive transition, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Finishes the interactive part: the transition continues to its end.
    func finishInteractiveTransition()
    /// Cancels the interactive part: the transition returns to its start.
    func cancelInteractiveTransition()
    /// Pauses the transition.
    func pauseInteractiveTransition()
    /// Returns a controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition; nil where the animator must not move it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view at the start; zero if it is not displayed.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end; zero if it is not displayed.
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    /// The default implementation does nothing: transitions that code animates are not interactive here.
    public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    /// The default implementation does nothing: transitions that code animates are not interactive here.
    public func finishInteractiveTransition() {}
    /// The default implementation does nothing: transitions that code animates are not interactive here.
    public func cancelInteractiveTransition() {}
    /// The default implementation does nothing: transitions that code animates are not interactive here.
    public func pauseInteractiveTransition() {}
}

/// Animates a transition between view controllers.
public protocol UIViewControllerAnimatedTransitioning: DelegateMethods {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Animates the transition, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// The default implementation does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The delegate that provides the animators and the presentation controller of a presented view controller.
public protocol UIViewControllerTransitioningDelegate: DelegateMethods {
    /// Returns the animator of the presentation; nil for the animation of the style.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of the dismissal; nil for the animation of the style.
    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the presentation controller of the style `custom`; nil for one that fills the screen.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    /// Returns the interactive driver of the presentation; nil for none. Not called: a render is not interactive.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the interactive driver of the dismissal; nil for none. Not called: a render is not interactive.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// The default implementation returns nil: the animation of the style.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The default implementation returns nil: the animation of the style.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    /// The default implementation returns nil: the transition is not interactive.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The default implementation returns nil: the transition is not interactive.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The default implementation returns nil: one that fills the screen.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// The state of a transition under way.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The style of the presentation; `none` where there is none.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The view that the animation takes place in.
    var containerView: UIView { get }
    /// The rotation that the transition applies; none.
    var targetTransform: CGAffineTransform { get }
    /// Returns a controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations with the duration of the transition, and a closure after it.
    ///
    /// - Returns: Whether the animations were accepted.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations with the duration of the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewControllerTransitionCoordinatorContext {
    /// Whether the transition began interactively.
    public var initiallyInteractive: Bool { isInteractive }
    /// Whether the transition can be interrupted: it cannot here.
    public var isInterruptible: Bool { false }
    /// The completed part of an interactive transition, 0 to 1.
    public var percentComplete: CGFloat { 0 }
    /// The speed of the transition after its interactive part.
    public var completionVelocity: CGFloat { 1 }
    /// The curve of the transition after its interactive part.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations of views beside the container with the duration of the transition.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    /// Registers a closure for when the transition is no longer interactive; it is called at its end.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { if isInteractive { animate(alongsideTransition: nil, completion: handler) } }
    /// Registers a closure for when the transition is no longer interactive; it is called at its end.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}
