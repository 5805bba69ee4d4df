/// The replacement of the child that a container displays by another one.
struct ChildExchange {
    /// The displayed child; nil for none.
    var from: UIViewController?
    /// The child to display.
    var to: UIViewController
    /// The children that are added.
    var added: [UIViewController] = []
    /// The children that are removed.
    var removed: [UIViewController] = []
    /// The animator; nil for an immediate exchange.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    /// Whether the callbacks of the new child come before those of the old one.
    var tellsNewFirst = false
    /// Called after the children's callbacks that announce the change.
    var willShow: () -> Void = {}
    /// Lays out the container for the new child.
    var layOut: () -> Void
    /// Called at the end with whether the exchange was completed.
    var didShow: (Bool) -> Void = { _ in }
}

extension UIViewController {
    /// Exchanges the displayed child, with the callbacks in UIKit's order.
    ///
    /// The views of an animated exchange are in a container of their own while it lasts, below the bars.
    func run(_ exchange: ChildExchange) {
        transitionState.transition?.finish()
        let from = exchange.from, to = exchange.to, isAnimated = exchange.animator != nil
        for child in exchange.added { addChild(child) }
        for child in exchange.removed {
            announceRemoval(of: child)
            child.transitionState.isMovingFromParent = true
        }
        to.loadViewIfNeeded()
        let container = isAnimated ? TransitionContainerView(frame: nonoptionalView.bounds) : nonoptionalView
        let transition = ControllerTransition(from: from, to: to, in: container, isAnimated: isAnimated)
        ownTransition = transition
        for member in [self, from, to] { member?.transitionState.transition = transition }
        for member in [from, to] { member?.transitionState.isInTransition = true }
        if exchange.tellsNewFirst { to.beginAppearing(animated: isAnimated) }
        from?.beginDisappearing(animated: isAnimated)
        if !exchange.tellsNewFirst { to.beginAppearing(animated: isAnimated) }
        exchange.willShow()
        if isAnimated {
            view.insertSubview(container, at: 0)
            if let from { container.addSubview(from.view) }
        }
        exchange.layOut()
        transition.finalFrames[ObjectIdentifier(to)] = to.view.frame
        if !isAnimated {
            view.insertSubview(to.view, at: 0)
            to.isAppearingIfInWindow()
            view.window?.layoutIfNeeded()
        }
        transition.didEnd = { [weak self] in self?.end(exchange, in: container, didComplete: $0) }
        transition.run(with: exchange.animator)
    }

    private func end(_ exchange: ChildExchange, in container: UIView, didComplete: Bool) {
        let shown = didComplete ? exchange.to : exchange.from
        let hidden = didComplete ? exchange.from : exchange.to
        if !didComplete {
            exchange.to.beginDisappearing(animated: true)
            exchange.from?.beginAppearing(animated: true)
        }
        if container !== view {
            if let shown { view.insertSubview(shown.view, at: 0) }
            container.removeFromSuperview()
        }
        if let hidden, hidden !== shown { hidden.viewIfLoaded?.removeFromSuperview() }
        ownTransition = nil
        hidden?.endAppearance()
        // A container that has disappeared meanwhile hides its child too.
        if appearance == .hidden { shown?.beginDisappearing(animated: false) }
        shown?.endAppearance()
        for member in [exchange.from, exchange.to] { member?.transitionState.isInTransition = false }
        for child in exchange.removed {
            if didComplete {
                child.removeFromParent()
            } else {
                child.transitionState.isMovingFromParent = false
            }
        }
        for child in exchange.added where child.parent === self {
            child.transitionState.isMovingToParent = false
            finishAddition(of: child)
        }
        exchange.didShow(didComplete)
    }
}

extension UIViewController {
    /// Exchanges the views of two children of a container of one's own.
    func exchange(
        _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard let superview = old.viewIfLoaded?.superview else { return }
        let isAnimated = duration > 0
        for child in [old, new] { child.transitionState.isInTransition = true }
        new.beginAppearing(animated: isAnimated)
        old.beginDisappearing(animated: isAnimated)
        UIView.performWithoutAnimation {
            superview.addSubview(new.view)
            superview.window?.layoutIfNeeded()
        }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations)
        let loop = RenderContext.current.eventLoop
        let end = {
            old.viewIfLoaded?.removeFromSuperview()
            for child in [old, new] { child.endAppearance() }
            for child in [old, new] { child.transitionState.isInTransition = false }
            completion?(true)
        }
        if isAnimated { loop.schedule(at: loop.now + duration, end) } else { end() }
    }
}

/// The view that the views of an animated exchange are in.
final class TransitionContainerView: UIView {}
