/// The delegate that is notified of pages that the user turns.
public protocol UIPageViewControllerDelegate: DelegateMethods {
    /// Called when a drag begins to show other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when the pages have come to rest; `completed` says whether other pages are shown.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// The default implementation does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// The default implementation does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Turns the pages of a page view controller interactively, by drags along its axis.
final class PageTurn: UIGestureRecognizerDelegate {
    unowned let controller: UIPageViewController
    let pan = UIPanGestureRecognizer()
    /// The animator that moves the pages, and the direction.
    private var turning: (animator: PageDragAnimator, isForward: Bool)?

    /// The minimum velocity in points per second that turns a page. Chosen: as for scroll views.
    private static let pageVelocity: CGFloat = 100

    init(_ controller: UIPageViewController) {
        self.controller = controller
        pan.name = "UIPageViewController"
        pan.delegate = self
        pan.addTarget { [unowned self] in panDidChange($0.state) }
    }

    private var isVertical: Bool { controller.navigationOrientation == .vertical }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let moved = pan.initialMovement
        return controller.dataSource != nil && (moved.y.magnitude > moved.x.magnitude) == isVertical
    }

    /// Returns a movement toward the next page as a positive number.
    private func forward(_ movement: CGPoint) -> CGFloat {
        if isVertical { return -movement.y }
        return controller.view.isRightToLeft ? movement.x : -movement.x
    }

    private func panDidChange(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: begin()
        case .changed: follow()
        case .ended: end(isCancelled: false)
        case .cancelled: end(isCancelled: true)
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let page = controller.viewControllers?.first, let source = controller.dataSource else { return }
        let isForward = forward(pan.initialMovement) > 0
        RenderContext.record(
            .delegate, "pageViewController(viewController\(isForward ? "After" : "Before"): \(page.logName))")
        let next =
            isForward
            ? source.pageViewController(controller, viewControllerAfter: page)
            : source.pageViewController(controller, viewControllerBefore: page)
        guard let next else { return }
        RenderContext.record(.delegate, "pageViewController(willTransitionTo: \(next.logName))")
        controller.delegate?.pageViewController(controller, willTransitionTo: [next])
        let former = controller.viewControllers ?? []
        let animator = PageDragAnimator(isForward: isForward, isVertical: isVertical)
        controller.turn(to: next, isForward: isForward, with: animator) { [weak self] isCompleted in
            self?.notifyOfEnd(former, isCompleted: isCompleted)
        }
        turning = (animator, isForward)
        follow()
    }

    /// How far a touch has moved toward the other page, as a fraction of the way from 0 to 1.
    private func share(_ isForward: Bool) -> CGFloat {
        let size = controller.view.bounds.size, length = isVertical ? size.height : size.width
        guard length > 0 else { return 0 }
        return (isForward ? 1 : -1) * forward(pan.translation(in: nil)) / length
    }

    private func follow() {
        guard let (animator, isForward) = turning else { return }
        animator.move(to: max(0, min(1, share(isForward))))
    }

    private func end(isCancelled: Bool) {
        guard let (animator, isForward) = turning else { return }
        turning = nil
        let velocity = (isForward ? 1 : -1) * forward(pan.velocity(in: nil))
        let isFar = share(isForward) > 0.5 && velocity > -Self.pageVelocity
        animator.end(isCompleted: !isCancelled && (velocity > Self.pageVelocity || isFar))
    }

    private func notifyOfEnd(_ former: [UIViewController], isCompleted: Bool) {
        RenderContext.record(
            .delegate, "pageViewController(didFinishAnimating: true, transitionCompleted: \(isCompleted))")
        controller.delegate?.pageViewController(
            controller, didFinishAnimating: true, previousViewControllers: former,
            transitionCompleted: isCompleted)
    }
}
