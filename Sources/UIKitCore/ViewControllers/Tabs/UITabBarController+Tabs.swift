/// Properties that few tab bar controllers set, stored in an associated object.
private final class TabOptions {
    static let key = AttachmentKey()

    var tabs: [UITab] = []
    var mode = UITabBarController.Mode.automatic
    var customizationIdentifier: String?
    var compactIdentifiers: [String]?
    var isTabBarHidden = false
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
    var bottomAccessory: UITabAccessory?
    var customizable: [UIViewController]?
    var sidebar: Sidebar?

    typealias Sidebar = UITabBarController.Sidebar
}

extension UITabBarController {
    /// The modes of displaying tabs; a bar here. Raw values match Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The tabs are in a bar.
        case tabBar = 1
        /// The tabs are in a bar that can become a sidebar.
        case tabSidebar = 2
    }

    /// When the bar is minimized, since iOS 26; never here. Raw values match Apple's.
    public enum MinimizeBehavior: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The bar is never minimized.
        case never = 1
        /// When the user scrolls down.
        case onScrollDown = 2
        /// When the user scrolls up.
        case onScrollUp = 3
    }

    private var tabOptions: TabOptions { TabOptions.key.value(of: self) { TabOptions() } }

    /// The tabs, whose controllers become the view controllers.
    public var tabs: [UITab] {
        get { tabOptions.tabs }
        set {
            for tab in tabOptions.tabs { tab.ownController = nil }
            tabOptions.tabs = newValue
            for tab in newValue { tab.ownController = self }
            tabsDidChange()
        }
    }
    /// Sets the tabs.
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// The tab that is selected, or the one of its group; nil where tabs were not set.
    public var selectedTab: UITab? {
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
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabs.first { $0.identifier == identifier }
            ?? tabs.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
    }

    /// Displays the controllers of the current tabs.
    func tabsDidChange() {
        guard !tabOptions.tabs.isEmpty || viewControllers?.isEmpty == false else { return }
        let selected = selectedViewController
        let shown = tabOptions.tabs.filter { !$0.isHidden }
        let controllers = shown.compactMap { tab -> UIViewController? in
            guard let controller = tab.shownController else { return nil }
            tab.configure(controller.tabBarItem)
            return controller
        }
        viewControllers = controllers
        if let selected, controllers.contains(where: { $0 === selected }) {
            selectedViewController = selected
        }
    }

    /// The mode of displaying tabs; kept, and has no effect here.
    public var mode: Mode {
        get { tabOptions.mode }
        set { tabOptions.mode = newValue }
    }
    /// The sidebar of the tabs, which is not shown.
    public var sidebar: Sidebar {
        if let sidebar = tabOptions.sidebar { return sidebar }
        let made = Sidebar()
        tabOptions.sidebar = made
        return made
    }
    /// The identifier under which the user's customization is saved; nil for none.
    public var customizationIdentifier: String? {
        get { tabOptions.customizationIdentifier }
        set { tabOptions.customizationIdentifier = newValue }
    }
    /// The identifiers of the tabs in compact width; nil for all.
    public var compactTabIdentifiers: [String]? {
        get { tabOptions.compactIdentifiers }
        set { tabOptions.compactIdentifiers = newValue }
    }
    /// The controllers that the user may rearrange in the More list; nil for all. There is no button for that here.
    public var customizableViewControllers: [UIViewController]? {
        get { tabOptions.customizable ?? viewControllers }
        set { tabOptions.customizable = newValue }
    }
    /// Whether the bar is hidden and occupies no space.
    public var isTabBarHidden: Bool {
        get { tabOptions.isTabBarHidden }
        set {
            tabOptions.isTabBarHidden = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Sets whether the bar is hidden.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    /// When the bar is minimized; kept, and has no effect here.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { tabOptions.minimizeBehavior }
        set { tabOptions.minimizeBehavior = newValue }
    }
    /// The accessory above the bar, since iOS 26; not drawn here.
    public var bottomAccessory: UITabAccessory? {
        get { tabOptions.bottomAccessory }
        set { tabOptions.bottomAccessory = newValue }
    }
    /// Sets the accessory above the bar.
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    /// The sidebar of the tabs, which is not shown here.
    open class Sidebar: NSObject {
        /// The layouts of a sidebar. Raw values match Apple's.
        public enum Layout: Int, Hashable, Sendable {
            /// The system chooses.
            case automatic = 0
            /// The sidebar overlaps the content.
            case overlap = 1
            /// The sidebar is beside the content.
            case tile = 2
        }

        /// Whether the sidebar is hidden; true by default.
        open var isHidden = true
        /// The preferred layout of the sidebar; kept, and has no effect here.
        open var preferredLayout: Layout = .automatic
        /// The configuration of the header above the tabs; nil for none.
        open var headerContentConfiguration: (any UIContentConfiguration)?
        /// The configuration of the footer below the tabs; nil for none.
        open var footerContentConfiguration: (any UIContentConfiguration)?
    }
}

extension UITab {
    fileprivate func shownIfSelected(in controller: UITabBarController) -> Bool {
        !isHidden && controller.selectedViewController != nil
            && shownController === controller.selectedViewController
    }
}

/// A view above the tab bar, since iOS 26; not drawn here.
open class UITabAccessory: NSObject {
    /// The view of the accessory, retained.
    public let contentView: UIView

    /// Creates an accessory with a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}
