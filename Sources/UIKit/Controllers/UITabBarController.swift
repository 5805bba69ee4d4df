/// A container view controller that displays one of several controllers above a tab bar.
open class UITabBarController: UIViewController, ContainerController {
    /// The tab bar.
    public let tabBar = UITabBar()
    /// The view controllers, one for each tab.
    open var viewControllers: [UIViewController]? { didSet { controllersDidChange(from: oldValue ?? []) } }
    /// The index of the selected tab; an index out of range is clamped.
    open var selectedIndex = 0 {
        didSet {
            selectedIndex = max(0, min(selectedIndex, (viewControllers?.count ?? 1) - 1))
            if selectedIndex != oldValue { selectionDidChange() }
        }
    }
    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected controller.
    open var selectedViewController: UIViewController? {
        get {
            guard let controllers = viewControllers, controllers.indices.contains(selectedIndex) else {
                return nil
            }
            return controllers[selectedIndex]
        }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    /// Creates a controller without tabs.
    public override init() { super.init() }

    /// Creates a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the view controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Creates the root view with the tab bar.
    open override func loadView() {
        let container = LayoutContainerView(frame: UIScreen.main.bounds)
        view = container
        container.addSubview(tabBar)
        selectionDidChange()
    }

    private func controllersDidChange(from old: [UIViewController]) {
        let controllers = viewControllers ?? []
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            hide(controller)
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        selectedIndex = max(0, min(selectedIndex, controllers.count - 1))
        selectionDidChange()
    }

    private func selectionDidChange() {
        guard isViewLoaded else { return }
        for controller in viewControllers ?? [] where controller !== selectedViewController {
            hide(controller)
        }
        tabBar.items = tabItems
        tabBar.selectedItem = selectedTabItem
        layOutContainer(safeArea: expectedSafeArea)
        view.setNeedsLayout()
    }

    /// The maximum number of tabs where horizontal space is compact; with more, the last one is "More".
    /// Source: UITabBarController (Apple's documentation).
    private static let compactTabLimit = 5

    private var hasMoreTab: Bool {
        (viewControllers?.count ?? 0) > Self.compactTabLimit
            && traitCollection.horizontalSizeClass != .regular
    }
    private lazy var moreItem = UITabBarItem(title: "More", image: nil, selectedImage: nil)

    private var tabItems: [UITabBarItem] {
        let items = (viewControllers ?? []).map(\.tabBarItem)
        return hasMoreTab ? items.prefix(Self.compactTabLimit - 1) + [moreItem] : items
    }

    private var selectedTabItem: UITabBarItem? {
        hasMoreTab && selectedIndex >= Self.compactTabLimit - 1
            ? moreItem : selectedViewController?.tabBarItem
    }

    func layOutContainer(safeArea: UIEdgeInsets) {
        let bounds = view.bounds
        let height = BarMetrics(safeArea: safeArea).tabBarHeight + safeArea.bottom
        let top = bounds.height - height
        tabBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        guard let selected = selectedViewController else { return }
        tabBar.isHidden = selected.hidesTabBar
        let barTop = tabBar.isHidden ? bounds.height : top
        let frame = selected.frame(
            in: bounds, belowTopBar: safeArea.top, isTopOpaque: false, aboveBottomBar: barTop,
            isBottomOpaque: !tabBar.isTranslucent && !tabBar.isHidden)
        let isUnder = frame.maxY >= bounds.height
        selected.barInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: isUnder ? max(0, bounds.height - barTop - safeArea.bottom) : 0, right: 0)
        show(selected, frame: frame, in: view)
        tabBar.contentController =
            (selected as? UINavigationController)?.topViewController ?? selected
    }
}

extension UIViewController {
    /// Whether the top controller of a navigation controller, other than its first, hides the tab bar.
    fileprivate var hidesTabBar: Bool {
        guard let stack = (self as? UINavigationController)?.viewControllers else { return false }
        return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
}
