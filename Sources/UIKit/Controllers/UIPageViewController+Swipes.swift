/// Is told of pages that the user turns.
public protocol UIPageViewControllerDelegate: AnyObject {
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
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Turns the pages of a page view controller by drags along its axis.
///
/// The pages do not follow the finger; the next one slides in when it is lifted.
final class PageTurn: UIGestureRecognizerDelegate {
    unowned let controller: UIPageViewController
    let pan = UIPanGestureRecognizer()
    /// The page that the drag leads to, and the direction.
    private var pending: (page: UIViewController, isForward: Bool)?

    /// The least velocity in points per second that turns a page. Chosen: as for scroll views.
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
        case .ended: end(isCancelled: false)
        case .cancelled: end(isCancelled: true)
        case .possible, .changed, .failed: break
        }
    }

    private func begin() {
        guard let page = controller.viewControllers?.first, let source = controller.dataSource else { return }
        let isForward = forward(pan.velocity(in: nil)) > 0
        ApplicationState.note(
            .delegate, "pageViewController(viewController\(isForward ? "After" : "Before"): \(page.logName))")
        let next =
            isForward
            ? source.pageViewController(controller, viewControllerAfter: page)
            : source.pageViewController(controller, viewControllerBefore: page)
        guard let next else { return }
        pending = (next, isForward)
        ApplicationState.note(.delegate, "pageViewController(willTransitionTo: \(next.logName))")
        controller.delegate?.pageViewController(controller, willTransitionTo: [next])
    }

    private func end(isCancelled: Bool) {
        guard let (page, isForward) = pending else { return }
        pending = nil
        let sign: CGFloat = isForward ? 1 : -1, size = controller.view.bounds.size
        let distance = sign * forward(pan.translation(in: nil))
        let velocity = sign * forward(pan.velocity(in: nil))
        let isFar = distance > (isVertical ? size.height : size.width) / 2 && velocity > -Self.pageVelocity
        let turns = !isCancelled && (velocity > Self.pageVelocity || isFar)
        let former = controller.viewControllers ?? []
        guard turns else { return tellEnd(former, isCompleted: false) }
        controller.turn(to: page, isForward: isForward) { [weak self] in
            self?.tellEnd(former, isCompleted: true)
        }
    }

    private func tellEnd(_ former: [UIViewController], isCompleted: Bool) {
        ApplicationState.note(
            .delegate, "pageViewController(didFinishAnimating: true, transitionCompleted: \(isCompleted))")
        controller.delegate?.pageViewController(
            controller, didFinishAnimating: true, previousViewControllers: former,
            transitionCompleted: isCompleted)
    }
}
