/// Moves two pages side by side during a drag, and to one of them at its end.
final class PageDragAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool
    private let isVertical: Bool
    private var context: (any UIViewControllerContextTransitioning)?

    /// The duration of the rest of the animation, in seconds. Chosen: as of animated changes of a scroll view's offset.
    private static let duration: TimeInterval = 0.3

    init(isForward: Bool, isVertical: Bool) {
        self.isForward = isForward
        self.isVertical = isVertical
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { Self.duration }

    /// Places the new page beside the old one.
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        guard let to = context.viewController(forKey: .to) else { return }
        to.view.frame = context.finalFrame(for: to).offsetBy(dx: way(in: context).x, dy: way(in: context).y)
        context.containerView.addSubview(to.view)
    }

    /// The vector from the old page to the new one.
    private func way(in context: any UIViewControllerContextTransitioning) -> CGPoint {
        let size = context.containerView.bounds.size, sign: CGFloat = isForward ? 1 : -1
        if isVertical { return CGPoint(x: 0, y: sign * size.height) }
        return CGPoint(x: context.containerView.isRightToLeft ? -sign * size.width : sign * size.width, y: 0)
    }

    /// Shows a fraction of the new page, from 0 to 1.
    func move(to share: CGFloat) {
        guard let context else { return }
        let way = way(in: context)
        context.containerView.bounds.origin = CGPoint(x: way.x * share, y: way.y * share)
    }

    /// Animates the rest of the way to the new page, or back to the old one.
    func end(isCompleted: Bool) {
        guard let context else { return }
        self.context = nil
        let way = way(in: context)
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            context.containerView.bounds.origin = isCompleted ? way : .zero
        }
        let loop = RenderContext.current.eventLoop
        loop.schedule(at: loop.now + Self.duration) { context.completeTransition(isCompleted) }
    }
}
