/// The changes of a navigation controller's stack. Raw values match Apple's.
extension UINavigationController {
    /// The kinds of transitions of the stack.
    public enum Operation: Int, Hashable, Sendable {
        /// No change of the stack.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// Controllers are popped.
        case pop = 2
    }

    /// Replaces the stack, with a transition where it changes what is displayed.
    ///
    /// - Parameters:
    ///   - new: The new stack.
    ///   - animated: Whether the transition is animated.
    ///   - interaction: The gesture that drives the transition; nil for none.
    func change(to new: [UIViewController], animated: Bool, interaction: PopInteraction? = nil) {
        let old = stack
        // A change during a transition begins where that ends.
        if ownTransition?.isInteractive == true { popInteraction?.stop() }
        ownTransition?.finish()
        stack = new
        let added = new.filter { $0.parent !== self }
        let removed = old.filter { former in !new.contains { $0 === former } }
        guard let to = new.last, isViewLoaded, appearance == .shown || appearance == .appearing,
            to !== old.last
        else {
            return exchangeUnseen(added: added, removed: removed)
        }
        let from = old.last
        // As in UIKit, a controller that was in the stack before appears as in a pop.
        let isPush = !old.contains { $0 === to }
        let movesBar = animated && from != nil && !isNavigationBarHidden
        var exchange = ChildExchange(from: from, to: to, added: added, removed: removed) { [self] in
            if movesBar {
                exchangeBarContents(isPush: isPush, interaction)
            } else {
                barsDidChange()
            }
        }
        if animated, let from {
            exchange.animator = interaction ?? animator(isPush ? .push : .pop, from: from, to: to)
        }
        exchange.willShow = { [weak self] in self?.announce(to, isDone: false, animated: animated) }
        exchange.didShow = { [weak self] didComplete in
            if !didComplete { self?.stack = old }
            self?.barsDidChange()
            if didComplete { self?.announce(to, isDone: true, animated: animated) }
        }
        run(exchange)
    }

    /// Displays the items of the new top controller, animated alongside the transition.
    private func exchangeBarContents(isPush: Bool, _ interaction: PopInteraction?) {
        let motion = navigationBar.beginTransition(isPush: isPush)
        barsDidChange()
        navigationBar.run(motion)
        interaction?.barMotion = motion
        ownTransition?.animate { _ in
            if interaction == nil { motion.apply(1) }
        } completion: { [weak self] _ in
            self?.navigationBar.end(motion)
        }
    }

    private func exchangeUnseen(added: [UIViewController], removed: [UIViewController]) {
        for controller in removed {
            announceRemoval(of: controller)
            hide(controller)
            controller.removeFromParent()
        }
        for controller in added {
            addChild(controller)
            finishAddition(of: controller)
        }
        barsDidChange()
    }

    private func animator(_ operation: Operation, from: UIViewController, to: UIViewController)
        -> any UIViewControllerAnimatedTransitioning
    {
        delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
            ?? SlideAnimator.navigation(isPush: operation == .push)
    }

    private func announce(_ controller: UIViewController, isDone: Bool, animated: Bool) {
        guard let delegate else { return }
        let name = controller.logName
        RenderContext.record(
            .delegate,
            "navigationController(\(isDone ? "didShow" : "willShow"): \(name), animated: \(animated))")
        if isDone {
            delegate.navigationController(self, didShow: controller, animated: animated)
        } else {
            delegate.navigationController(self, willShow: controller, animated: animated)
        }
    }
}

/// The delegate of a navigation controller.
public protocol UINavigationControllerDelegate: DelegateMethods {
    /// Called before a controller of the stack is displayed.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Called after a controller of the stack was displayed.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    /// Returns the animator of a transition; nil for the standard one.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// The default implementation does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// The default implementation does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Returns nil: the standard animator.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
