/// What apps override in a view controller to answer questions of the system; the superclass of `UIViewController`
/// alone, which has no such class on iOS.
open class ViewControllerBase: UIResponder {
    /// The controller itself.
    private var controller: UIViewController? { self as? UIViewController }

    // MARK: Device

    /// The child that determines whether the home indicator is hidden; nil for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the home indicator, which is not drawn, may be hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The edges at which gestures of the controller go before those of the system.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines these edges; nil for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether a pointer is kept in the window; there is none.
    open var prefersPointerLocked: Bool { false }
    /// The child that determines whether a pointer is kept; nil for the controller itself.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Whether the orientation is kept as the device turns, which it does not.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child that determines whether the orientation is kept; nil for the controller itself.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// Whether the keyboard stays as the first responder resigns; true for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { controller?.modalPresentationStyle == .formSheet }
    /// The identifier for restoring the controller's state; has no effect here.
    open var restorationIdentifier: String?
    /// What finds the controller when its state is restored; has no effect here.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The group in which a keyboard moves the focus.
    open var focusGroupIdentifier: String?
    /// Whether the focus returns to where it was when the controller appears again.
    open var restoresFocusAfterTransition = true
    /// What is offered below a preview of the controller that is pulled up, as before iOS 13; it is not shown.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// Called when memory is short, which it is not here.
    open func didReceiveMemoryWarning() {}
    /// Called to keep the state, which is not done here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Called to restore the state, which is not done here.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after all objects were restored, which is not done here.
    open func applicationFinishedRestoringState() {}

    /// Called before the interface turns, as before iOS 8; never here.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called while the interface turns, as before iOS 8; never here.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    }
    /// Called after the interface has turned, as before iOS 8; never here.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Called after the view was unloaded, as before iOS 6; never here.
    open func viewDidUnload() {}
    /// Called before the view is unloaded, as before iOS 6; never here.
    open func viewWillUnload() {}

    /// How the interface is oriented.
    open var interfaceOrientation: UIInterfaceOrientation { RenderEnvironment.current.interfaceOrientation }
    /// The name of the nib with the root view; nil for none.
    open var nibName: String? { controller?.interface.nibName }
    /// The bundle of the nib: the app's.
    open var nibBundle: Bundle? { nil }
    /// The storyboard that the controller was made from; nil for others.
    open var storyboard: UIStoryboard? { controller?.interface.storyboard }

    // MARK: Containers

    /// The controller that this controller, or one that contains it, presents.
    open var presentedViewController: UIViewController? { controller?.nearestPresented }
    /// The controller that presents this controller, or one that contains it.
    open var presentingViewController: UIViewController? { controller?.nearestPresenting }
    /// The presentation controller of this controller, or of the nearest one that contains it and is presented.
    open var presentationController: UIPresentationController? { controller?.nearestPresentationController }
    /// The presentation controller in use, adapted to the size of the screen; nil while nothing is presented.
    open var activePresentationController: UIPresentationController? {
        controller?.presentationState.presenting == nil ? nil : controller?.presentationState.active
    }
    /// The sheet that the controller is or will be presented in; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The popover that the controller is or will be presented in; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The nearest ancestor that is a navigation controller.
    open var navigationController: UINavigationController? { controller?.nearestAncestor() }
    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? { controller?.nearestAncestor() }
    /// The nearest ancestor that is a split view controller.
    open var splitViewController: UISplitViewController? { controller?.nearestAncestor() }

    /// Whether the controller appears because it was added to a parent.
    open var isMovingToParent: Bool { controller?.transitionState.isMovingToParent ?? false }
    /// Whether the controller disappears because it is removed from its parent.
    open var isMovingFromParent: Bool { controller?.transitionState.isMovingFromParent ?? false }
    /// Whether the controller appears because it is presented.
    open var isBeingPresented: Bool { controller?.transitionState.isBeingPresented ?? false }
    /// Whether the controller disappears because it is dismissed.
    open var isBeingDismissed: Bool { controller?.transitionState.isBeingDismissed ?? false }
    /// The transition under way that the controller, or one that contains it, is part of; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        controller.flatMap { $0.transitionState.transition ?? $0.parent?.transitionCoordinator }
    }

    /// Returns the nearest container, or this controller, that performs an action such as `show(_:sender:)`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var current = controller
        while let candidate = current, !candidate.canPerformAction(action, withSender: sender) {
            current = candidate.parent
        }
        return current
    }
    /// Returns the children in which an unwind segue looks for its destination: all but the one it came from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return (controller?.children ?? []).filter { $0 !== from }
    }
    /// Returns the child that contains the source of an unwind segue; nil if none does.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        controller?.children.first { $0.isSelfOrAncestor(of: source.source) }
    }
    /// Called when a split view controller has no room for its secondary controller.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Called when a split view controller has room for a secondary controller; nil for its own.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    { nil }
    /// Returns the scroll view that bars at an edge follow: the one that was set for it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        controller?.options.contentScrollViews.last { $0.edges.contains(edge) }?.view
    }
    /// Returns the traits that were set for a child; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        controller?.childTraits[ObjectIdentifier(childViewController)]
    }
    /// What is shown over the view where there is no content; nil for nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { controller?.options.unavailable }
        set { controller?.showUnavailable(newValue) }
    }
    /// The state for such configurations.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(
            traitCollection: controller?.traitCollection ?? .current)
        state.searchText = controller?.navigationItem.searchController?.searchBar.text
        return state
    }
    /// Called to set `contentUnavailableConfiguration` by a state.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Calls `updateContentUnavailableConfiguration`, in a later turn of the event loop.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        RenderContext.current.eventLoop.schedule { [weak self] in
            guard let self else { return }
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }
    /// Called before layout, to set properties of views by a model; overrides call super.
    open func updateProperties() {}
    /// Calls `updateProperties` if that was asked for.
    open func updatePropertiesIfNeeded() {
        guard let controller, controller.needsPropertyUpdate else { return }
        controller.needsPropertyUpdate = false
        updateProperties()
    }
}
