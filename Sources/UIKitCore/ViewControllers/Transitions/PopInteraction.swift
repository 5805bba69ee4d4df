/// Moves the top controller of a stack aside during a drag from the leading edge.
///
/// Source: `interactivePopGestureRecognizer` and "Navigation" in Apple's documentation and guidelines. Chosen: the pop
/// is completed past half of the width, or in the direction of a fast movement.
final class PopInteraction: NSObject, UIViewControllerAnimatedTransitioning, UIGestureRecognizerDelegate {
    let recognizer = EdgePopGestureRecognizer()
    /// The animation of the bar's contents.
    var barMotion: NavigationBarTransition?
    private unowned let stack: UINavigationController
    private let slide = SlideAnimator.navigation(isPush: false)
    private var motion: (apply: (CGFloat) -> Void, end: () -> Void)?
    private weak var transition: ControllerTransition?
    private var progress: CGFloat = 0

    /// The velocity in points per second that decides the direction alone. Chosen: as fast as a quick swipe.
    private static let decisiveVelocity: CGFloat = 300

    init(of stack: UINavigationController) {
        self.stack = stack
        super.init()
        recognizer.delegate = self
        recognizer.addTarget { [unowned self] in follow($0.state) }
    }

    private var direction: CGFloat { stack.view.isRightToLeft ? -1 : 1 }

    // MARK: Gesture

    /// Whether there is a controller to pop, by a pan in the direction of the pop.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let moved = recognizer.initialMovement
        // As in UIKit, not where the back button is hidden.
        return stack.viewControllers.count > 1 && stack.ownTransition == nil && !stack.isNavigationBarHidden
            && stack.navigationBar.showsBackButton && moved.x * direction > moved.y.magnitude
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer.edges = direction > 0 ? .left : .right
        return stack.viewControllers.count > 1
    }

    private func follow(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            stack.change(to: stack.viewControllers.dropLast(), animated: true, interaction: self)
            move()
        case .changed: move()
        case .ended:
            let velocity = recognizer.velocity(in: stack.view).x * direction
            let isFast = velocity.magnitude > Self.decisiveVelocity
            end(didComplete: isFast ? velocity > 0 : progress > 0.5)
        case .cancelled: end(didComplete: false)
        case .possible, .failed: break
        }
    }

    private func move() {
        guard transition?.hasEnded == false, let motion else { return }
        let moved = recognizer.translation(in: stack.view).x * direction
        progress = max(0, min(1, moved / max(1, stack.view.bounds.width)))
        TransitionAnimation.prepare {
            motion.apply(progress)
            barMotion?.apply(progress)
        }
    }

    /// Animates the rest of the transition, or back to its start.
    private func end(didComplete: Bool) {
        guard let transition, !transition.hasEnded, let motion else { return }
        transition.endInteraction(didComplete: didComplete)
        let bar = barMotion, duration = transitionDuration(using: transition)
        TransitionAnimation.run(duration * TimeInterval(didComplete ? 1 - progress : progress)) {
            motion.apply(didComplete ? 1 : 0)
            bar?.apply(didComplete ? 1 : 0)
        } completion: { [weak self, weak transition] in
            guard let transition, !transition.hasEnded else { return }
            self?.stop()
            transition.completeTransition(didComplete)
        }
    }

    /// Puts the views in place when another change interrupts.
    func stop() {
        motion?.end()
        motion = nil
    }

    // MARK: Animator

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { slide.transitionDuration(using: transitionContext) }

    /// Moves the views to the start of the transition; the gesture drives the rest.
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        transition = context as? ControllerTransition
        motion = slide.motion(using: context)
        progress = 0
        if motion == nil { context.completeTransition(true) }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        stop()
        (barMotion, transition) = (nil, nil)
    }
}

/// The gesture recognizer of the interactive pop, which precedes scrolling.
final class EdgePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        other is ScrollPanGestureRecognizer
    }
}
