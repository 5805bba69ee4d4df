/// Shows the last of a stack of controllers under a navigation bar.
open class UINavigationController: UIViewController, ContainerController {
    /// The bar at the top.
    public let navigationBar = UINavigationBar()
    /// The bar at the bottom, which is hidden unless asked for.
    public let toolbar = UIToolbar()
    /// The stack, the one shown last.
    open var viewControllers: [UIViewController] = [] {
        didSet { stackDidChange(from: oldValue) }
    }
    /// Whether the bar at the top is left out, and its room with it.
    open var isNavigationBarHidden = false { didSet { barsDidChange() } }
    /// The top controller where the bar is hidden; else the navigation controller decides.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    /// The top controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// Whether the bar at the bottom is left out, and its room with it.
    open var isToolbarHidden = true { didSet { barsDidChange() } }
    /// What hears of pushes and pops; there are none in a picture.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// A controller with one other in it.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }

    /// An empty navigation controller.
    public override init() { super.init() }

    /// An empty navigation controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The controller shown.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller shown.
    open var visibleViewController: UIViewController? { viewControllers.last }

    /// Shows a controller on top of the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.contains(where: { $0 === viewController }) else { return }
        viewControllers.append(viewController)
    }

    /// Takes the top controller off, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    /// Takes all but the first controller off.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return popped
    }

    /// Sets the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Hides or shows the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    // MARK: Layout

    /// Makes the root view with the bars in it.
    open override func loadView() {
        let container = LayoutContainerView(frame: UIScreen.main.bounds)
        view = container
        container.addSubview(navigationBar)
        container.addSubview(toolbar)
        stackDidChange(from: [])
    }

    private func stackDidChange(from old: [UIViewController]) {
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            hide(controller)
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        barsDidChange()
    }

    /// Shows the top controller and what it has for the bars.
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
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        let height =
            metrics.navigationBarHeight + navigationBar.promptHeight
            + (navigationBar.showsLargeTitle ? BarMetrics.largeTitleHeight : 0)
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
    }
}

extension UIViewController {
    /// Where a container puts the view: under its bars where the controller extends there.
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

/// What hears of a navigation controller's pushes and pops.
public protocol UINavigationControllerDelegate: AnyObject {}
