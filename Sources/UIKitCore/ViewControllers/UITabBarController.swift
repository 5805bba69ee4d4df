/// A container view controller that displays one of several controllers above a tab bar.
open class UITabBarController: UIViewController, ContainerController, UITabBarDelegate {
    override var layoutContainer: (any ContainerController)? { self }

    /// The tab bar with the items of the view controllers.
    open var tabBar: UITabBar { ownTabBar }
    private let ownTabBar = UITabBar()
    /// The view controllers, one for each tab.
    open var viewControllers: [UIViewController]? { didSet { controllersDidChange(from: oldValue ?? []) } }
    /// The index of the selected tab; an index out of range is clamped.
    open var selectedIndex = 0 {
        didSet {
            selectedIndex = max(0, min(selectedIndex, (viewControllers?.count ?? 1) - 1))
            guard selectedIndex != oldValue || showsMoreList else { return }
            let controllers = viewControllers ?? []
            let former =
                showsMoreList
                ? moreNavigationController
                : controllers.indices.contains(oldValue) ? controllers[oldValue] : nil
            showsMoreList = false
            selectionDidChange(from: former)
        }
    }
    /// The delegate, which decides on selections by taps and is notified of them; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The selected controller, which determines the style of the status bar.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The selected controller, which determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected controller; nil without tabs.
    open var selectedViewController: UIViewController? {
        get {
            if showsMoreList { return moreNavigationController }
            guard let controllers = viewControllers, controllers.indices.contains(selectedIndex) else {
                return nil
            }
            return controllers[selectedIndex]
        }
        set {
            if hasMoreTab, newValue === moreNavigationController { return showMoreList() }
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

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
        updateSelection()
    }

    private func controllersDidChange(from old: [UIViewController]) {
        let controllers = viewControllers ?? []
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            announceRemoval(of: controller)
            hide(controller)
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            finishAddition(of: controller)
        }
        selectedIndex = max(0, min(selectedIndex, controllers.count - 1))
        updateSelection()
    }

    /// Exchanges the displayed tabs: the callbacks of the new one come first.
    private func selectionDidChange(from former: UIViewController?) {
        guard isViewLoaded, appearance == .shown || appearance == .appearing, let former,
            let selected = selectedViewController, former.viewIfLoaded?.superview != nil
        else { return updateSelection() }
        var exchange = ChildExchange(from: former, to: selected) { [weak self] in self?.updateSelection() }
        exchange.tellsNewFirst = true
        exchange.animator = delegate?.tabBarController(
            self, animationControllerForTransitionFrom: former, to: selected)
        exchange.didShow = { [weak self] _ in self?.updateSelection() }
        run(exchange)
    }

    /// Selects the tab of an item, as a tap does, if the delegate agrees.
    package func selectTab(of item: UITabBarItem) {
        let isMore = hasMoreTab && item === moreItem
        let index = viewControllers?.firstIndex { $0.tabBarItem === item }
        guard let controller = isMore ? moreNavigationController : index.map({ viewControllers?[$0] }) ?? nil
        else { return }
        RenderContext.record(.delegate, "tabBarController(shouldSelect: \(controller.logName))")
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let former = selectedTab, chosen = tabs.first { !$0.isHidden && $0.shownController === controller }
        if let chosen, delegate?.tabBarController(self, shouldSelectTab: chosen) == false { return }
        // The selection is still the former one in this call, as on devices.
        tabBar(tabBar, didSelect: item)
        // Source: UITabBarController (Apple's documentation): a tap on the selected tab goes back to the root.
        if controller === selectedViewController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        }
        selectedViewController = controller
        RenderContext.record(.delegate, "tabBarController(didSelect: \(controller.logName))")
        delegate?.tabBarController(self, didSelect: controller)
        if let chosen { delegate?.tabBarController(self, didSelectTab: chosen, previousTab: former) }
    }

    /// Called when the user has tapped an item of the bar; does nothing unless overridden.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Displays the selected tab.
    private func updateSelection() {
        guard isViewLoaded else { return }
        for controller in viewControllers ?? [] where controller !== selectedViewController {
            hide(controller)
        }
        if !showsMoreList, hasMoreList { hide(moreNavigationController) }
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
    private lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

    /// The controller with the list of the tabs for which the bar has no space.
    ///
    /// Chosen: a tab of the list replaces it, where the system pushes it; a tap on "More" goes back.
    open private(set) lazy var moreNavigationController: UINavigationController = {
        hasMoreList = true
        let list = MoreListController(of: self)
        let made = UINavigationController(rootViewController: list)
        made.tabBarItem = moreItem
        return made
    }()
    private var hasMoreList = false
    private var showsMoreList = false

    /// The tabs for which the bar has no space, in order.
    var hiddenTabs: [UIViewController] {
        hasMoreTab ? Array((viewControllers ?? []).dropFirst(Self.compactTabLimit - 1)) : []
    }

    private func showMoreList() {
        guard !showsMoreList else { return }
        let former = selectedViewController
        if moreNavigationController.parent !== self {
            addChild(moreNavigationController)
            finishAddition(of: moreNavigationController)
        }
        showsMoreList = true
        selectionDidChange(from: former)
    }

    private var tabItems: [UITabBarItem] {
        let items = (viewControllers ?? []).compactMap(\.tabBarItem)
        return hasMoreTab ? items.prefix(Self.compactTabLimit - 1) + [moreItem] : items
    }

    private var selectedTabItem: UITabBarItem? {
        showsMoreList || hasMoreTab && selectedIndex >= Self.compactTabLimit - 1
            ? moreItem : selectedViewController?.tabBarItem
    }

    func layOutContainer(safeArea: UIEdgeInsets) {
        let bounds = view.bounds
        let height = BarMetrics(safeArea: safeArea).tabBarHeight + safeArea.bottom
        let top = bounds.height - height
        tabBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        guard let selected = selectedViewController else { return }
        tabBar.isHidden = selected.hidesTabBar || isTabBarHidden
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

    /// The tabs, whose controllers become the view controllers.
    open var tabs: [UITab] {
        get { tabOptions.tabs }
        set {
            for tab in tabOptions.tabs { tab.ownController = nil }
            tabOptions.tabs = newValue
            for tab in newValue { tab.ownController = self }
            tabsDidChange()
        }
    }

    /// Sets the tabs.
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// The tab that is selected, or the one of its group; nil where tabs were not set.
    open var selectedTab: UITab? {
        get {
            let tab = tabs.first { $0.shownIfSelected(in: self) }
            return (tab as? UITabGroup)?.selectedChild ?? tab
        }
        set {
            guard let newValue else { return }
            var root = newValue
            while let group = root.parent {
                group.selectedChild = root
                root = group
            }
            if let controller = root.shownController { selectedViewController = controller }
        }
    }

    /// Returns a tab, or one of a group; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabs.first { $0.identifier == identifier }
            ?? tabs.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
    }

    /// The mode of displaying tabs; kept, and has no effect here.
    open var mode: Mode {
        get { tabOptions.mode }
        set { tabOptions.mode = newValue }
    }

    /// The sidebar of the tabs, which is not shown.
    open var sidebar: Sidebar {
        if let sidebar = tabOptions.sidebar { return sidebar }
        let made = Sidebar()
        tabOptions.sidebar = made
        return made
    }

    /// The identifier under which the user's customization is saved; nil for none.
    open var customizationIdentifier: String? {
        get { tabOptions.customizationIdentifier }
        set { tabOptions.customizationIdentifier = newValue }
    }

    /// The identifiers of the tabs in compact width; nil for all.
    open var compactTabIdentifiers: [String]? {
        get { tabOptions.compactIdentifiers }
        set { tabOptions.compactIdentifiers = newValue }
    }

    /// The controllers that the user may rearrange in the More list; nil for all. There is no button for that here.
    open var customizableViewControllers: [UIViewController]? {
        get { tabOptions.customizable ?? viewControllers }
        set { tabOptions.customizable = newValue }
    }

    /// Whether the bar is hidden and occupies no space.
    open var isTabBarHidden: Bool {
        get { tabOptions.isTabBarHidden }
        set {
            tabOptions.isTabBarHidden = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Sets whether the bar is hidden.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// When the bar is minimized; kept, and has no effect here.
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { tabOptions.minimizeBehavior }
        set { tabOptions.minimizeBehavior = newValue }
    }

    /// The accessory above the bar, since iOS 26; not drawn here.
    open var bottomAccessory: UITabAccessory? {
        get { tabOptions.bottomAccessory }
        set { tabOptions.bottomAccessory = newValue }
    }

    /// Sets the accessory above the bar.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
}

extension UIViewController {
    /// Whether the top controller of a navigation controller, other than its first, hides the tab bar.
    fileprivate var hidesTabBar: Bool {
        guard let stack = (self as? UINavigationController)?.viewControllers else { return false }
        return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
}
