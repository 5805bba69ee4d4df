import Geometry

extension UIViewController {
    /// The nearest navigation controller this one is in.
    public var navigationController: UINavigationController? { nearestAncestor() }
    /// The nearest tab bar controller this one is in.
    public var tabBarController: UITabBarController? { nearestAncestor() }
    /// The nearest split view controller this one is in.
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

    /// Asks the container to place this controller's view anew.
    func containerNeedsLayout() { parent?.viewIfLoaded?.setNeedsLayout() }

    /// Takes in a child for good and shows its view below all others, as containers do.
    func show(_ child: UIViewController, frame: CGRect, in container: UIView) {
        let childView = child.view
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.frame = frame
        if childView.superview !== container { container.insertSubview(childView, at: 0) }
        if appearance != .hidden { child.willAppear() }
        if appearance == .shown { child.didAppear() }
    }

    /// Takes a child's view out of the tree.
    func hide(_ child: UIViewController) {
        guard let view = child.viewIfLoaded, view.superview != nil else { return }
        child.disappear()
        view.removeFromSuperview()
    }

    /// The safe area of the root view: as of the last layout, or what it will likely be before the first.
    var expectedSafeArea: UIEdgeInsets {
        if let view = viewIfLoaded, view.layoutState.effectiveMargins != nil { return view.safeAreaInsets }
        let outer = parent?.expectedSafeArea ?? RenderEnvironment.current.deviceSafeArea
        return UIEdgeInsets(outer.insets + barInsets.insets + additionalSafeAreaInsets.insets)
    }
}

// Appearance is forwarded to the children that are in the tree, as UIKit does without being asked.
extension UIViewController {
    /// How far a controller has come on its way to the screen.
    enum Appearance {
        /// Nobody has been told.
        case hidden
        /// `viewWillAppear` has been called.
        case appearing
        /// `viewDidAppear` has been called.
        case shown
    }

    /// Calls `viewWillAppear` here and in the visible children, once.
    package func willAppear() {
        if appearance == .hidden {
            appearance = .appearing
            viewWillAppear(false)
        }
        for child in visibleChildren { child.willAppear() }
    }

    /// Calls `viewDidAppear` here and in the visible children, once; before it `viewWillAppear` in those
    /// that came meanwhile.
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
