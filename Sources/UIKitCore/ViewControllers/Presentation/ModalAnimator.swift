/// Animates presentations and dismissals by the presented controller's transition style.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The kinds of animations.
    enum Kind {
        /// Slides up from the lower edge.
        case cover
        /// Fades the new controller in over the old one.
        case dissolve
        /// Shrinks to its size from a larger one and disappears in place, as alerts do.
        case zoom
    }

    private let kind: Kind
    private let isPresenting: Bool

    init(_ kind: Kind, isPresenting: Bool) {
        self.kind = kind
        self.isPresenting = isPresenting
    }

    /// Creates the animator of a transition style.
    convenience init(style: UIModalTransitionStyle, isPresenting: Bool) {
        self.init(style == .coverVertical ? .cover : .dissolve, isPresenting: isPresenting)
    }

    /// Measured: half a second for covers, by public recordings of sheets on iOS 13 and later. Chosen: a
    /// quarter of a second for the others.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { kind == .cover ? 0.5 : 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let presented = context.view(forKey: isPresenting ? .to : .from)
        if !isPresenting, let below = context.view(forKey: .to), below.superview == nil {
            container.insertSubview(below, at: 0)
        }
        guard let view = presented else { return context.completeTransition(true) }
        if isPresenting {
            if let to = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: to) }
            container.addSubview(view)
            context.viewController(forKey: .to)?.isAppearingIfInWindow()
        }
        let isPresenting = isPresenting
        TransitionAnimation.prepare {
            container.layoutIfNeeded()
            if isPresenting { hide(view, in: container) }
        }
        TransitionAnimation.run(transitionDuration(using: context)) { [self] in
            isPresenting ? reveal(view) : hide(view, in: container, isDismissal: true)
        } completion: { [self] in
            reveal(view)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func hide(_ view: UIView, in container: UIView, isDismissal: Bool = false) {
        switch kind {
        case .cover:
            view.transform = CGAffineTransform(
                translationX: 0, y: max(0, container.bounds.height - view.frame.minY))
        case .dissolve: view.alpha = 0
        case .zoom:
            view.alpha = 0
            // Chosen: a fifth larger, by eye after alerts that appear.
            if !isDismissal { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
        }
    }

    private func reveal(_ view: UIView) {
        view.transform = .identity
        if kind != .cover { view.alpha = 1 }
    }
}
