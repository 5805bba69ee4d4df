/// Animates between two children of a container: the new one slides in over the old one, which moves less and is
/// dimmed, or the old one slides out the same way.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether the new child slides in over the old one.
    private let isForward: Bool
    /// The duration in seconds.
    private let duration: TimeInterval
    /// How far the lower view moves, as a fraction of the width.
    private let parallax: CGFloat
    /// The opacity of the black over the lower view.
    private let dimming: CGFloat
    /// Whether the views move up and down.
    private let isVertical: Bool

    /// Returns the animator of a navigation controller.
    ///
    /// Measured: 0.35 seconds, and three tenths of the width for the lower view, in public reimplementations of
    /// the system's push. Chosen: the dimming of a tenth.
    static func navigation(isPush: Bool) -> SlideAnimator {
        SlideAnimator(isForward: isPush, duration: 0.35, parallax: 0.3, dimming: 0.1)
    }

    /// Returns the animator of a page view controller: both pages move by the whole width.
    ///
    /// Chosen: the duration of an animated change of a scroll view's offset.
    static func page(isForward: Bool, isVertical: Bool) -> SlideAnimator {
        SlideAnimator(
            isForward: isForward, duration: 0.3, parallax: 1, dimming: 0, isVertical: isVertical)
    }

    private init(
        isForward: Bool, duration: TimeInterval, parallax: CGFloat, dimming: CGFloat, isVertical: Bool = false
    ) {
        self.isVertical = isVertical
        self.isForward = isForward
        self.duration = duration
        self.parallax = parallax
        self.dimming = dimming
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let motion = motion(using: context) else { return context.completeTransition(true) }
        TransitionAnimation.run(duration) {
            motion.apply(1)
        } completion: {
            motion.end()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The animation of the views, which are moved to its start; nil where there is no view to display.
    ///
    /// - Parameter context: The transition.
    /// - Returns: Closures that show a moment of the animation, from 0 to 1, and put the views in place at its end.
    func motion(using context: any UIViewControllerContextTransitioning)
        -> (apply: (CGFloat) -> Void, end: () -> Void)?
    {
        guard let to = context.view(forKey: .to) else { return nil }
        let from = context.view(forKey: .from), container = context.containerView
        let upper = isForward ? to : from, lower = isForward ? from : to
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor(white: 0, alpha: dimming)
        shade.isUserInteractionEnabled = false
        if isForward { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
        if let upper, dimming > 0 { container.insertSubview(shade, belowSubview: upper) }
        let mirror: CGFloat = container.isRightToLeft ? -1 : 1
        func moved(_ part: CGFloat) -> CGAffineTransform {
            isVertical
                ? CGAffineTransform(translationX: 0, y: container.bounds.height * part)
                : CGAffineTransform(translationX: container.bounds.width * mirror * part, y: 0)
        }
        let isForward = isForward, parallax = parallax
        func apply(_ progress: CGFloat) {
            let covered = isForward ? progress : 1 - progress
            upper?.transform = moved(1 - covered)
            lower?.transform = moved(-parallax * covered)
            shade.alpha = covered
        }
        TransitionAnimation.prepare {
            container.layoutIfNeeded()
            apply(0)
        }
        return (
            apply,
            {
                shade.removeFromSuperview()
                for view in [upper, lower] { view?.transform = .identity }
            }
        )
    }
}
