import Geometry

extension UIViewController {
    /// The nearest ancestor that is a navigation controller.
    public var navigationController: UINavigationController? { nearestAncestor() }
    /// The nearest ancestor that is a tab bar controller.
    public var tabBarController: UITabBarController? { nearestAncestor() }
    /// The nearest ancestor that is a split view controller.
    public var splitViewController: UISplitViewController? { nearestAncestor() }

    private func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
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
        let childView = child.view
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.frame = frame
        if childView.superview !== container { container.insertSubview(childView, at: 0) }
        if appearance != .hidden { child.willAppear() }
        if appearance == .shown { child.didAppear() }
    }

    /// Removes a child's view from the tree.
    func hide(_ child: UIViewController) {
        guard let view = child.viewIfLoaded, view.superview != nil else { return }
        child.disappear()
        view.removeFromSuperview()
    }

    /// The safe area of the root view: that of the last layout, or an estimate before the first.
    var expectedSafeArea: UIEdgeInsets {
        if let view = viewIfLoaded, view.layoutState.effectiveMargins != nil { return view.safeAreaInsets }
        let outer = parent?.expectedSafeArea ?? RenderEnvironment.current.deviceSafeArea
        return UIEdgeInsets(outer.insets + barInsets.insets + additionalSafeAreaInsets.insets)
    }
}

// Appearance callbacks are forwarded to the children in the tree, as UIKit does by default.
extension UIViewController {
    /// The progress of a controller's appearance transition.
    enum Appearance {
        /// Not yet appearing.
        case hidden
        /// `viewWillAppear` has been called.
        case appearing
        /// `viewDidAppear` has been called.
        case shown
    }

    /// Calls `viewWillAppear` on this controller and the visible children, once.
    package func willAppear() {
        if appearance == .hidden {
            appearance = .appearing
            viewWillAppear(false)
        }
        for child in visibleChildren { child.willAppear() }
    }

    /// Calls `viewDidAppear` on this controller and the visible children, once, preceded by `viewWillAppear`
    /// on those that were added in the meantime.
    package func didAppear() {
        willAppear()
        if appearance == .appearing {
            appearance = .shown
            viewDidAppear(false)
        }
        for child in visibleChildren { child.didAppear() }
    }

    /// Calls `viewWillDisappear` and `viewDidDisappear` if the controller had appeared.
    func disappear() {
        guard appearance != .hidden else { return }
        viewWillDisappear(false)
        appearance = .hidden
        viewDidDisappear(false)
    }

    private var visibleChildren: [UIViewController] {
        children.filter { $0.viewIfLoaded?.superview != nil }
    }
}
