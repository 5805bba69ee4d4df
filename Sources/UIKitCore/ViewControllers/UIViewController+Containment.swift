import Geometry

extension UIViewController {
    func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
        var current = parent
        while let controller = current {
            if let found = controller as? Ancestor { return found }
            current = controller.parent
        }
        return nil
    }

    func isSelfOrAncestor(of controller: UIViewController) -> Bool {
        var current: UIViewController? = controller
        while let candidate = current {
            if candidate === self { return true }
            current = candidate.parent
        }
        return false
    }

    /// Requests a layout from the container.
    func containerNeedsLayout() { parent?.viewIfLoaded?.setNeedsLayout() }

    /// Adds a child and displays its view below all others, as containers do.
    func show(_ child: UIViewController, frame: CGRect, in container: UIView) {
        let childView = child.nonoptionalView
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.frame = frame
        // A transition displays the child itself.
        guard !child.transitionState.isInTransition else { return }
        if childView.superview !== container { container.insertSubview(childView, at: 0) }
        if appearance == .appearing || appearance == .shown { child.willAppear() }
        if appearance == .shown { child.didAppear() }
    }

    /// Removes a child's view from the tree.
    func hide(_ child: UIViewController) {
        guard !child.transitionState.isInTransition, let view = child.viewIfLoaded, view.superview != nil
        else { return }
        child.beginDisappearing(animated: false)
        child.endAppearance()
        view.removeFromSuperview()
    }

    /// Notifies a child that it will have no parent.
    func announceRemoval(of child: UIViewController) {
        child.note("willMove(toParent: nil)")
        child.willMove(toParent: nil)
    }

    /// Notifies a child that this is its parent now.
    func finishAddition(of child: UIViewController) {
        child.note("didMove(toParent: \(logName))")
        child.didMove(toParent: self)
    }

    /// The safe area of the root view: that of the last layout, or an estimate before the first.
    var expectedSafeArea: UIEdgeInsets {
        if let view = viewIfLoaded, view.layoutState.effectiveMargins != nil { return view.safeAreaInsets }
        let outer = parent?.expectedSafeArea ?? RenderEnvironment.current.deviceSafeArea
        return UIEdgeInsets(outer.insets + barInsets.insets + additionalSafeAreaInsets.insets)
    }
}
