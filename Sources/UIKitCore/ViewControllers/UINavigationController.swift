/// A container view controller that displays the top of a stack of controllers under a navigation bar.
open class UINavigationController: UIViewController, ContainerController {
    override var layoutContainer: (any ContainerController)? { self }

    /// How long the bars take to show or hide, in seconds. Source: the constant of UIKit's interface, 0.2.
    public static let hideShowBarDuration: CGFloat = 0.2
    /// The navigation bar that the controller manages.
    open var navigationBar: UINavigationBar { bars.navigation }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The toolbar, which is hidden by default.
    open var toolbar: UIToolbar! { bars.tools }
    private let bars: (navigation: UINavigationBar, tools: UIToolbar)
    /// Whether a tap hides the bars or shows them again.
    open var hidesBarsOnTap = false { didSet { barHidingDidChange() } }
    /// Whether a swipe hides the bars; has no effect here.
    open var hidesBarsOnSwipe = false
    /// Whether the keyboard hides the bars; has no effect here.
    open var hidesBarsWhenKeyboardAppears = false
    /// Whether the bars are hidden where vertical space is compact.
    open var hidesBarsWhenVerticallyCompact = false { didSet { barsDidChange() } }
    /// Hides and shows the bars by a tap; in the view while `hidesBarsOnTap` is true.
    open private(set) lazy var barHideOnTapGestureRecognizer = makeBarTapRecognizer()
    /// The gesture recognizer that hides the bars by a swipe; added to no view.
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    /// The gesture recognizer that pops the top controller from anywhere in the content, since iOS 26; nil here.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
    /// The view controllers of the stack, the displayed one last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    var stack: [UIViewController] = []
    /// Whether the navigation bar is hidden and occupies no space.
    open var isNavigationBarHidden = false { didSet { barsDidChange() } }
    /// The top controller where the navigation bar is hidden; otherwise the navigation controller decides.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    /// The top controller, which determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// Whether the toolbar is hidden and occupies no space.
    open var isToolbarHidden = true { didSet { barsDidChange() } }
    /// The interactive pop of the top controller; created with the view.
    private(set) var popInteraction: PopInteraction?
    /// The gesture recognizer that pops the top controller from the leading edge; nil before the view is loaded.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popInteraction?.recognizer }
    /// The delegate, which is notified of transitions and provides their animators; not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Creates a navigation controller with a root controller.
    public init(rootViewController: UIViewController) {
        bars = (UINavigationBar(), UIToolbar())
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// Creates an empty navigation controller with bars of classes; nil for UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bars = (
            (navigationBarClass as? UINavigationBar.Type)?.instance(frame: .zero) ?? UINavigationBar(),
            (toolbarClass as? UIToolbar.Type)?.instance(frame: .zero) ?? UIToolbar()
        )
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates an empty navigation controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bars = (UINavigationBar(), UIToolbar())
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        bars = (UINavigationBar(), UIToolbar())
        super.init(coder: coder)
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that is displayed: the top controller, or one that it presents.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Pushes a controller onto the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        change(to: stack + [viewController], animated: animated)
    }

    /// Pops the top controller, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return top
    }

    /// Pops all controllers except the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pops all controllers above one; returns them, the lowest first, or nil if it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
        return popped
    }

    /// Replaces the stack of view controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// Sets whether the navigation bar is hidden; the change is not animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Sets whether the toolbar is hidden; the change is not animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    private func makeBarTapRecognizer() -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.addTarget { [weak self] _ in
            guard let self else { return }
            setNavigationBarHidden(!isNavigationBarHidden, animated: true)
            if topViewController?.toolbarItems != nil {
                setToolbarHidden(isNavigationBarHidden, animated: true)
            }
        }
        return recognizer
    }

    private func barHidingDidChange() {
        guard isViewLoaded else { return }
        if hidesBarsOnTap {
            view.addGestureRecognizer(barHideOnTapGestureRecognizer)
        } else {
            view.removeGestureRecognizer(barHideOnTapGestureRecognizer)
        }
    }

    // MARK: Layout

    /// Creates the root view with the bars.
    open override func loadView() {
        let container = LayoutContainerView(frame: UIScreen.main.bounds)
        view = container
        container.addSubview(navigationBar)
        container.addSubview(toolbar)
        let interaction = PopInteraction(of: self)
        popInteraction = interaction
        container.addGestureRecognizer(interaction.recognizer)
        if hidesBarsOnTap { container.addGestureRecognizer(barHideOnTapGestureRecognizer) }
        barsDidChange()
    }

    /// Displays the top controller with its bar items.
    func barsDidChange() {
        guard isViewLoaded else { return }
        for controller in viewControllers.dropLast() { hide(controller) }
        navigationBar.items = viewControllers.map(\.navigationItem)
        toolbar.items = topViewController?.toolbarItems
        layOutContainer(safeArea: expectedSafeArea)
        view.setNeedsLayout()
        containerNeedsLayout()
    }

    func layOutContainer(safeArea: UIEdgeInsets) {
        let metrics = BarMetrics(safeArea: safeArea), bounds = view.bounds
        let hidesAll = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
        let isNavigationBarHidden = isNavigationBarHidden || hidesAll
        let isToolbarHidden = isToolbarHidden || hidesAll
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        let height =
            navigationBar.heightAboveSearch(ofRow: metrics.navigationBarHeight) + navigationBar.searchHeight
        navigationBar.frame = CGRect(x: 0, y: metrics.navigationBarTop, width: bounds.width, height: height)
        let toolbarTop = bounds.height - safeArea.bottom - metrics.toolbarHeight
        toolbar.frame = CGRect(x: 0, y: toolbarTop, width: bounds.width, height: metrics.toolbarHeight)
        guard let top = topViewController else { return }
        let barTop = isNavigationBarHidden ? 0 : navigationBar.frame.maxY
        let barBottom = isToolbarHidden ? bounds.height - safeArea.bottom : toolbarTop
        let hasBottomBar = !isToolbarHidden || barInsets.bottom > 0
        let frame = top.frame(
            in: bounds, belowTopBar: barTop, isTopOpaque: !navigationBar.isTranslucent,
            aboveBottomBar: hasBottomBar ? barBottom : bounds.height,
            isBottomOpaque: !toolbar.isTranslucent && !isToolbarHidden)
        top.barInsets = UIEdgeInsets(
            top: frame.minY > 0 ? 0 : max(0, barTop - safeArea.top), left: 0,
            bottom: frame.maxY < bounds.height ? 0 : max(0, bounds.height - barBottom - safeArea.bottom),
            right: 0)
        show(top, frame: frame, in: view)
        navigationBar.contentController = top
        toolbar.contentController = top
        top.navigationItem.searchController?.layOut(in: self)
    }
}

extension UIViewController {
    /// Returns the frame of the view in a container: under the bars where the controller extends there.
    /// Source: UIViewController.edgesForExtendedLayout (Apple's documentation).
    func frame(
        in bounds: CGRect, belowTopBar top: CGFloat, isTopOpaque: Bool, aboveBottomBar bottom: CGFloat,
        isBottomOpaque: Bool
    ) -> CGRect {
        func extends(_ edge: UIRectEdge, isOpaque: Bool) -> Bool {
            edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
        }
        let minY = extends(.top, isOpaque: isTopOpaque) ? 0 : top
        let maxY = extends(.bottom, isOpaque: isBottomOpaque) ? bounds.height : bottom
        return CGRect(x: 0, y: minY, width: bounds.width, height: max(0, maxY - minY))
    }
}
