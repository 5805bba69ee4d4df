/// A group of tabs. A tab bar shows one tab for them, a sidebar all; there is no sidebar here.
open class UITabGroup: UITab {
    /// The appearances of the group in a sidebar. Raw values match Apple's.
    public enum SidebarAppearance: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The group is a section of the sidebar.
        case rootSection = 1
        /// The group is a row of the sidebar.
        case inline = 2
    }

    /// The tabs of the group.
    open var children: [UITab] { didSet { childrenDidChange() } }
    /// The tab of the group that is selected.
    open var selectedChild: UITab? { didSet { tabBarController?.tabsDidChange() } }
    /// The identifier of the tab that is selected at first; nil for none.
    open var defaultChildIdentifier: String?
    /// Further actions of the group in a sidebar; not drawn.
    open var sidebarActions: [UIAction] = []
    /// The appearance of the group in a sidebar; kept, and has no effect here.
    open var sidebarAppearance: SidebarAppearance = .automatic
    /// Whether the user may reorder the tabs.
    open var allowsReordering = false
    /// The identifiers of the tabs in the user's order.
    open var displayOrderIdentifiers: [String] = []
    /// The navigation controller whose stack has the controllers of the group and its selected tab; nil for none.
    open var managingNavigationController: UINavigationController?
    /// The tabs in the user's order; those that it does not name are last.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }

    /// Creates a group.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        for child in children { child.parent = self }
    }

    /// Returns a tab of the group, or of one in it; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// The controller of the selected tab, or of the group itself, or of its first tab.
    override var shownController: UIViewController? {
        let chosen = selectedChild ?? defaultChildIdentifier.flatMap { tab(forIdentifier: $0) }
        return chosen?.shownController ?? viewController ?? children.first?.shownController
    }

    private func childrenDidChange() {
        for child in children { child.parent = self }
        tabBarController?.tabsDidChange()
    }
}

/// The search tab, with the system's title and image.
open class UISearchTab: UITab {
    /// Whether selecting the tab begins the search, since iOS 26; it does not here.
    open var automaticallyActivatesSearch = false

    /// Creates the tab with the system's title, image and identifier.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        self.init(
            title: item.title ?? "Search", image: item.image ?? UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    }
}
