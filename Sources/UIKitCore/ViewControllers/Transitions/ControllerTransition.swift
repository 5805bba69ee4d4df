/// A transition between two view controllers that is under way: the context of its animator and its coordinator.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
    UIViewControllerTransitionCoordinator
{
    typealias Coordinated = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var transitionDuration: TimeInterval = 0
    private(set) var isCancelled = false
    /// Whether the transition is cancelled if another change ends it.
    var endsCancelled = false
    /// Called at the end with whether the transition was completed.
    var didEnd: (Bool) -> Void = { _ in }
    /// The view that contains the new controller's view, if it is not that itself; of presentations.
    var toView: UIView?
    /// The view that contains the old controller's view, if it is not that itself; of dismissals.
    var fromView: UIView?
    /// The keys whose views the animator must not move: of presentations that keep the presenting view.
    var fixedViews: Set<UITransitionContextViewKey> = []
    /// The frames at the end by controller.
    var finalFrames: [ObjectIdentifier: CGRect] = [:]

    private let from: UIViewController?
    private let to: UIViewController?
    private var initialFrames: [ObjectIdentifier: CGRect] = [:]
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var alongside: [Coordinated] = []
    private var completions: [Coordinated] = []
    private var isRunning = false
    /// Whether a gesture drives the transition.
    private(set) var isInteractive = false
    private(set) var hasEnded = false

    init(
        from: UIViewController?, to: UIViewController?, in containerView: UIView, isAnimated: Bool,
        style: UIModalPresentationStyle = .none
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        self.isAnimated = isAnimated
        presentationStyle = style
        if let from, from.isViewLoaded { initialFrames[ObjectIdentifier(from)] = from.view.frame }
    }

    /// Animates with an animator, or ends immediately without one.
    func run(with animator: (any UIViewControllerAnimatedTransitioning)?) {
        isRunning = true
        self.animator = animator
        guard isAnimated, let animator else {
            runAlongside()
            return completeTransition(true)
        }
        transitionDuration = max(0, animator.transitionDuration(using: self))
        isInteractive = animator is PopInteraction
        animator.animateTransition(using: self)
        to?.isAppearingIfInWindow()
        if !isInteractive { runAlongside() }
    }

    /// Ends the interactive part of the transition; the rest is animated.
    ///
    /// Chosen: alongside animations run now, if the transition continues.
    func endInteraction(didComplete: Bool) {
        isInteractive = false
        isCancelled = !didComplete
        if didComplete { runAlongside() }
        alongside = []
    }

    /// Ends the transition immediately if it has not ended.
    func finish() { completeTransition(!endsCancelled) }

    private func runAlongside() {
        let blocks = alongside
        alongside = []
        guard !blocks.isEmpty else { return }
        TransitionAnimation.run(isAnimated ? transitionDuration : 0) { for block in blocks { block(self) } }
    }

    // MARK: Context

    var transitionWasCancelled: Bool { isCancelled }
    var targetTransform: CGAffineTransform { .identity }

    func completeTransition(_ didComplete: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        isCancelled = !didComplete
        didEnd(didComplete)
        animator?.animationEnded(didComplete)
        for completion in completions { completion(self) }
        (didEnd, completions) = ({ _ in }, [])
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard !fixedViews.contains(key) else { return nil }
        return key == .from ? fromView ?? from?.view : key == .to ? toView ?? to?.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    // MARK: Coordinator

    @discardableResult
    func animate(alongsideTransition animation: Coordinated?, completion: Coordinated?) -> Bool {
        guard !hasEnded else { return false }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        if isRunning, !isInteractive { runAlongside() }
        return true
    }
}

/// Animates the changes of a transition on the virtual clock.
enum TransitionAnimation {
    /// Animates changes, and calls a closure at the end.
    ///
    /// A transition takes its duration even if nothing in it moves.
    static func run(
        _ duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
    ) {
        UIView.animate(withDuration: duration, animations: changes)
        let loop = RenderContext.current.eventLoop
        loop.schedule(at: loop.now + duration, completion)
    }

    /// Makes changes that are not animated, also where the caller animates.
    static func prepare(_ changes: () -> Void) { UIView.performWithoutAnimation(changes) }
}
