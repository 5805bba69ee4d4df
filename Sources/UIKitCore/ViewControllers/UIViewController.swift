/// An object that manages a view hierarchy.
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// Creates a controller whose view is created by `loadView()`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller whose view is in a nib; nil for a view created by `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        interface.nibName = nibNameOrNil
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// The superview of the root view.
    ///
    /// Source: `UIResponder.next` in Apple's documentation.
    open override var next: UIResponder? { loadedView?.superview }

    // MARK: View

    /// The root view, loaded on first access; nil unloads it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView ?? UIView()
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The root view without the implicitly unwrapped optional, loaded on first access.
    package var nonoptionalView: UIView { view ?? UIView() }

    /// The root view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the root view if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        note("viewDidLoad")
        viewDidLoad()
    }

    /// Creates the root view; the default implementation creates an empty one of the screen's size.
    ///
    /// A view of a storyboard or nib is loaded instead, and its outlets are connected.
    ///
    /// Source: public dumps of views, in which the empty one has the mask `W+H`.
    open func loadView() {
        guard !loadInterfaceView() else { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called after the root view was loaded.
    open func viewDidLoad() {}
    /// Called before the view is displayed.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view was displayed.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to be displayed, after `viewWillAppear`: it is in the window, with its
    /// traits and its size.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called before the view is removed.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was removed.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Updates constraints before they are solved. Overrides call super last.
    open func updateViewConstraints() {}
    /// Called after the root view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the root view's margins changed.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Status bar

    /// The preferred style of the status bar's content.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the controller prefers the status bar to be hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that determines the style of the status bar; nil for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; nil for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Requests an update of the status bar; every render queries the controllers, so this does nothing.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The animation of a change of the status bar: a fade unless overridden.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    // MARK: Device

    /// The orientations that the controller has; all but upside down, and all on an iPad.
    ///
    /// A render keeps the orientation of the device.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        .standard
    }
    /// The orientation in which the controller is presented at first.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }
    /// Whether the interface rotates with the device: true unless overridden.
    open var shouldAutorotate: Bool { true }
    /// Whether a presentation over part of the screen determines the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether `modalTransitionStyle` of this controller replaces that of the controllers that it presents.
    open var providesPresentationContextTransitionStyle = false
    /// The preferred focus environments in order: the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }
    /// The preferred focused view, as before iOS 9; nil for none.
    open var preferredFocusedView: UIView? { nil }
    /// Requests an update of the focus; has no effect here.
    open func setNeedsFocusUpdate() {}
    /// Updates the focus if that was requested; has no effect here.
    open func updateFocusIfNeeded() {}
    /// Returns whether the focus may move; not called, as there is no focus.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus has moved; not called, as there is no focus.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// The child that determines whether the home indicator is hidden; nil for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the home indicator, which is not drawn, may be hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The screen edges at which gestures of the controller take precedence over those of the system.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines these edges; nil for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the pointer is locked to the window; there is none.
    open var prefersPointerLocked: Bool { false }
    /// The child that determines whether the pointer is locked; nil for the controller itself.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Whether the orientation is locked as the device rotates, which it does not.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child that determines whether the orientation is locked; nil for the controller itself.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// Whether the keyboard stays when the first responder resigns; true for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The identifier for restoring the controller's state; has no effect here.
    open var restorationIdentifier: String?
    /// The class that restores the controller; has no effect here.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The group in which a keyboard moves the focus.
    open var focusGroupIdentifier: String?
    /// Whether the focus returns to where it was when the controller appears again.
    open var restoresFocusAfterTransition = true
    /// The actions below a preview of the controller, as before iOS 13; they are not shown.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// Called when memory is low; not called here.
    open func didReceiveMemoryWarning() {}
    /// Called to encode the state for restoration, which is not done here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Called to restore the state, which is not done here.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after all objects were restored, which is not done here.
    open func applicationFinishedRestoringState() {}

    /// Called before the interface rotates, as before iOS 8; not called here.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called while the interface rotates, as before iOS 8; not called here.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    }
    /// Called after the interface has rotated, as before iOS 8; not called here.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Called after the view was unloaded, as before iOS 6; not called here.
    open func viewDidUnload() {}
    /// Called before the view is unloaded, as before iOS 6; not called here.
    open func viewWillUnload() {}

    /// The orientation of the interface, which is that of the device.
    open var interfaceOrientation: UIInterfaceOrientation { RenderEnvironment.current.interfaceOrientation }
    /// The name of the nib with the root view; nil for none.
    open var nibName: String? { interface.nibName }
    /// The bundle of the nib: the app's.
    open var nibBundle: Bundle? { nil }
    /// The storyboard that the controller was created from; nil for none.
    open var storyboard: UIStoryboard? { interface.storyboard }

    // MARK: Appearance

    /// The last appearance callback of the controller.
    var appearance = Appearance.hidden
    /// The callbacks that the controller has received, and the transition under way.
    var transitionState = TransitionState()
    /// The transition between children that is under way in this container.
    var ownTransition: ControllerTransition?
    /// Whether appearance callbacks are forwarded to the children whose views are displayed.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies the controller that its view is about to be displayed or removed; for containers that do not
    /// forward appearance callbacks automatically.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether the view is about to be displayed.
    ///   - animated: Whether an animation takes place.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing
            ? beginAppearing(animated: animated) : beginDisappearing(animated: animated, from: .hidden)
    }

    /// Notifies the controller that the transition begun last has ended.
    open func endAppearanceTransition() { endAppearance() }

    /// Displays the view of a child in place of another's, with appearance callbacks.
    ///
    /// - Parameters:
    ///   - fromViewController: The displayed child.
    ///   - toViewController: The child to display; its view is added to the superview of the other.
    ///   - duration: In seconds.
    ///   - options: The curve and the transition of the animation.
    ///   - animations: Changes to animate; nil for none.
    ///   - completion: Called at the end, after the other view was removed.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, toViewController, duration: duration, options: options,
            animations: animations ?? {}, completion: completion)
    }

    // MARK: Storyboard

    /// The storyboard or nib that the controller is from, and its segues.
    package var interface = InterfaceState()

    /// Performs the segue of an identifier; reports if the controller has none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        startSegue(withIdentifier: identifier, sender: sender)
    }
    /// Returns whether a segue that was triggered on the screen is performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether an unwind segue may go back to this controller: if it has the method.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    )
        -> Bool
    { (self as? any InterfaceBuilderConnectable)?.unwindActions.contains(action) ?? false }
    /// Called when an unwind segue goes back to this controller, after its method.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Pushes a controller in the nearest navigation controller, or presents it where there is none.
    open func show(_ vc: UIViewController, sender: Any?) { display(vc, animated: true) }
    /// Shows a controller in the secondary column of the nearest split view controller, otherwise as `show`.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { displayDetail(vc) }

    // MARK: Presentation

    /// The presentation state: the presented and presenting controllers.
    var presentationState = PresentationState()
    /// The presentation style; `automatic` by default.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// The transition style of the presentation; `coverVertical` by default.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether the presentation is modal: the user cannot dismiss the controller by a gesture.
    open var isModalInPresentation = false
    /// Whether presentations in the current context cover this controller's view.
    open var definesPresentationContext = false
    /// The delegate, which provides the animators and the controller of the presentation; not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The style that `automatic` resolves to.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
    /// The controller as one that lays out its children; nil for others.
    ///
    /// Not a cast to the protocol, which searches the program's conformances once for each class of object.
    var layoutContainer: (any ContainerController)? { nil }
    /// Makes the presentation controller of a style; nil for one of the transitioning delegate's.
    func makePresentationController(for style: UIModalPresentationStyle) -> UIPresentationController? {
        makeSystemPresentationController(for: style)
    }

    /// Presents a view controller.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: Whether the presentation is animated.
    ///   - completion: Called after `viewDidAppear` of the controller.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses the controller that this one presents, or this one if it presents none.
    ///
    /// - Parameters:
    ///   - flag: Whether the dismissal is animated.
    ///   - completion: Called after `viewDidDisappear` of the controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    // MARK: Size

    /// Called before the traits of the controller change, as when the device rotates; overrides call super, which
    /// notifies the child controllers.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children + presented { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called before the size of the view changes, as when the device rotates; overrides call super, which notifies the
    /// child controllers.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        RenderContext.record(.lifecycle, "\(logName) viewWillTransition(to: \(size.width) x \(size.height))")
        for child in children + presented { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Called when the preferred content size of a child has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the size of a child that uses Auto Layout has changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child in a parent's size; the parent's unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The controller that this one presents.
    private var presented: [UIViewController] { presentationState.presented.map { [$0] } ?? [] }

    // MARK: Bars

    /// The title for navigation bars and tab bars; nil for none.
    open var title: String? {
        didSet {
            navigationItem.title = title
            if tabBarItem.title == nil || tabBarItem.title == oldValue { tabBarItem.title = title }
        }
    }
    /// The item of a navigation bar while this controller is at the top of the stack.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The tab bar item of this controller.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)
    /// Whether `updateProperties` is due before the next layout, as it is at first.
    var needsPropertyUpdate = true
    /// The items of a navigation controller's toolbar while this controller is at the top of the stack.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.barsDidChange() } }
    /// Sets the toolbar items.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    /// Whether the tab bar is hidden when this controller is pushed onto a navigation controller.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view extends under translucent bars.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerNeedsLayout() } }
    /// Whether the view also extends under opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerNeedsLayout() } }
    /// Whether the insets of a scroll view that is the lowest view keep its content clear of bars, even where
    /// it does not scroll.
    open var automaticallyAdjustsScrollViewInsets = true { didSet { loadedView?.setNeedsLayout() } }
    /// The preferred size of the content in a container.
    open var preferredContentSize: CGSize = .zero
    /// The guides created by `topLayoutGuide` and `bottomLayoutGuide`.
    var layoutSupport: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?) = (nil, nil)

    /// Whether the controller's content is being edited.
    open var isEditing: Bool {
        get { editingState }
        set { setEditing(newValue, animated: false) }
    }
    private var editingState = false
    /// Begins or ends editing; overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        editingState = editing
        storedEditButtonItem?.title = (editing ? SystemWord.done : .edit).text
        storedEditButtonItem?.style = editing ? .done : .plain
    }
    /// A bar item that begins and ends editing, named accordingly.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            self.setEditing(!self.isEditing, animated: true)
        }
        let item = UIBarButtonItem(
            title: (isEditing ? SystemWord.done : .edit).text, primaryAction: action)
        storedEditButtonItem = item
        return item
    }
    private var storedEditButtonItem: UIBarButtonItem?

    // MARK: Insets

    /// Additional insets of the root view's safe area.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
    }
    /// The insets of the root view's safe area for the container's bars.
    var barInsets: UIEdgeInsets = .zero {
        didSet { if barInsets != oldValue { loadedView?.setNeedsLayout() } }
    }
    /// Whether the root view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.setNeedsLayout() }
    }
    /// The system's minimum margins: 16 points at the sides, 20 on wide screens.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = RenderEnvironment.current.systemMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    // MARK: Traits

    /// The traits of the controller.
    open var traitCollection: UITraitCollection {
        if let loadedView { return loadedView.traitCollection }
        let inherited = UITraitOverrides(parent?.traitCollection ?? .current)
        return UITraitCollection(
            inherited.overridden(by: parent?.overrides(for: self)).overridden(by: traitOverrides))
    }
    /// The trait overrides for the controller's views.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { loadedView?.updateTraits() } }
    }
    /// Called after the traits of the controller changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The traits set for child view controllers.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

    // MARK: Containment

    /// The child view controllers.
    open internal(set) var children: [UIViewController] = []
    /// The parent view controller.
    open internal(set) weak var parent: UIViewController? { didSet { notifyObservers() } }

    /// Adds a child view controller; the caller adds its view.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self, !childController.isSelfOrAncestor(of: self) else { return }
        childController.parent?.children.removeAll { $0 === childController }
        childController.note("willMove(toParent: \(logName))")
        childController.transitionState.isMovingToParent = true
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        barInsets = .zero
        transitionState.isMovingToParent = false
        transitionState.isMovingFromParent = false
        note("didMove(toParent: nil)")
        didMove(toParent: nil)
    }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { transitionState.isMovingFromParent = true }
    }
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Containers

    /// The controller that this controller, or one that contains it, presents.
    open var presentedViewController: UIViewController? { nearestPresented }
    /// The controller that presents this controller, or one that contains it.
    open var presentingViewController: UIViewController? { nearestPresenting }
    /// The presentation controller of this controller, or of the nearest one that contains it and is presented.
    open var presentationController: UIPresentationController? { nearestPresentationController }
    /// The presentation controller in use, adapted to the size of the screen; nil while nothing is presented.
    open var activePresentationController: UIPresentationController? {
        presentationState.presenting == nil ? nil : presentationState.active
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
    open var navigationController: UINavigationController? { nearestAncestor() }
    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? { nearestAncestor() }
    /// The nearest ancestor that is a split view controller.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// Whether the controller appears because it was added to a parent.
    open var isMovingToParent: Bool { transitionState.isMovingToParent }
    /// Whether the controller disappears because it is removed from its parent.
    open var isMovingFromParent: Bool { transitionState.isMovingFromParent }
    /// Whether the controller appears because it is presented.
    open var isBeingPresented: Bool { transitionState.isBeingPresented }
    /// Whether the controller disappears because it is dismissed.
    open var isBeingDismissed: Bool { transitionState.isBeingDismissed }
    /// The transition under way that the controller, or one that contains it, is part of; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionState.transition ?? parent?.transitionCoordinator
    }

    /// Returns the nearest container, or this controller, that performs an action such as `show(_:sender:)`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var current: UIViewController? = self
        while let candidate = current, !candidate.canPerformAction(action, withSender: sender) {
            current = candidate.parent
        }
        return current
    }
    /// Returns the children in which an unwind segue searches its destination: all but the one of its source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return children.filter { $0 !== from }
    }
    /// Returns the child that contains the source of an unwind segue; nil if none does.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { $0.isSelfOrAncestor(of: source.source) }
    }
    /// Called when the secondary controller of a split view controller collapses onto this one.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Returns the controller for the secondary column of a split view controller that expands; nil for its own.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    { nil }
    /// Returns the content scroll view for the bars at an edge: the one that was set for it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        options.contentScrollViews.last { $0.edges.contains(edge) }?.view
    }
    /// Returns the traits that were set for a child; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }
    /// The configuration of a view over the content while it is unavailable; nil for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { options.unavailable }
        set { showUnavailable(newValue) }
    }
    /// The state for content-unavailable configurations.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    /// Called to update `contentUnavailableConfiguration` for a state.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Schedules a call of `updateContentUnavailableConfiguration` in a later iteration of the run loop.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        RenderContext.current.eventLoop.schedule { [weak self] in
            guard let self else { return }
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }
    /// Called before layout, to set properties of views from a model; overrides call super.
    open func updateProperties() {}
    /// Calls `updateProperties` if an update was requested.
    open func updatePropertiesIfNeeded() {
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        updateProperties()
    }

    /// The interface style of the controller's views, regardless of the screen's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Sets the traits of a child view controller; nil uses those of this controller.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.updateTraits()
    }

    /// Unregisters a view for previewing; has no effect here.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    /// Requests an update of the supported orientations; has no effect here, as the device keeps its orientation.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Requests an update of the home indicator; has no effect here, as it is not drawn.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Requests an update of the edges that defer system gestures; has no effect here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Adds a key command; has no effect here, as no hardware keyboard sends any.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}

    /// Removes a key command; has no effect here.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

    /// Sets the scroll view that the container's bars follow; they follow the one that they find.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        options.contentScrollViews.append(ControllerOptions.EdgeScrollView(edges: edge, view: scrollView))
    }

    /// Requests an update of the pointer lock; has no effect here.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    /// Requests an update of the orientation lock; has no effect here.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

    /// Schedules a call of `updateProperties` before the next layout.
    open func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// The context of the app extension; nil in an app.
    open var extensionContext: NSExtensionContext? { nil }

    /// The transition of a push or a presentation; nil for the standard one.
    ///
    /// Cross dissolves, covers and flips set `modalTransitionStyle`; a zoom is shown as the usual transition.
    open var preferredTransition: Transition? {
        get { options.preferredTransition }
        set {
            options.preferredTransition = newValue
            if let style = newValue?.modalStyle { modalTransitionStyle = style }
        }
    }

    /// The area above the part of the root view that bars leave free.
    open var topLayoutGuide: any UILayoutSupport {
        if let guide = layoutSupport.top, guide.owningView === view { return guide }
        let guide = LayoutSupportGuide(isTop: true, of: view)
        layoutSupport.top = guide
        return guide
    }

    /// The area below the part of the root view that bars leave free.
    open var bottomLayoutGuide: any UILayoutSupport {
        if let guide = layoutSupport.bottom, guide.owningView === view { return guide }
        let guide = LayoutSupportGuide(isTop: false, of: view)
        layoutSupport.bottom = guide
        return guide
    }

    /// Registers a view whose firm press shows a preview; there is no 3D Touch here.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Presents a controller, as before iOS 6.
    open func presentModalViewController(_ modalViewController: UIViewController, animated: Bool) {
        present(modalViewController, animated: animated)
    }

    /// Dismisses the presented controller, as before iOS 6.
    open func dismissModalViewController(animated: Bool) { dismiss(animated: animated) }

    /// The parent, or else the superview of the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }

    /// The container of focus items: the controller's view; nil before it is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
