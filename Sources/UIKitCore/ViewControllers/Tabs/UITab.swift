/// A tab of a tab bar controller, from iOS 18 on: its title, its image and the provider of its controller.
open class UITab: NSObject {
    /// The placement of a tab in a bar that the user customizes; has no effect here. Raw values match Apple's.
    public enum Placement: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The tab is in the bar unless the user removes it.
        case `default` = 1
        /// The tab is in the bar if the user adds it.
        case optional = 2
        /// The tab is in the bar unless the user removes it.
        case movable = 3
        /// The tab is always in the bar, at the trailing side.
        case pinned = 4
        /// The tab is always in the bar.
        case fixed = 5
        /// The tab is only in the sidebar.
        case sidebarOnly = 6
    }

    /// The unique identifier of the tab.
    public let identifier: String
    /// The title, displayed below or beside the image.
    open var title: String { didSet { itemDidChange() } }
    /// The image; nil for none.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// The line below the title in a sidebar; not drawn.
    open var subtitle: String?
    /// The text of the badge; nil for none.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// Whether the tab is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
    /// Whether the tab is hidden until the user adds it.
    open var isHiddenByDefault = false
    /// Whether the user may hide the tab.
    open var allowsHiding = false
    /// The preferred placement of the tab in a bar that the user customizes.
    open var preferredPlacement: Placement = .automatic
    /// A value of the app; nil for none.
    open var userInfo: Any?
    /// The group that the tab belongs to; nil for none.
    open internal(set) weak var parent: UITabGroup?
    /// The controller of the tabs; nil while the tab is in none.
    open var tabBarController: UITabBarController? { ownController ?? parent?.tabBarController }
    weak var ownController: UITabBarController?
    /// The outermost group that shows the tab in its navigation controller; nil for none.
    open var managingTabGroup: UITabGroup? {
        parent.flatMap { $0.managingNavigationController != nil ? $0 : $0.managingTabGroup }
    }
    /// Whether the tab is visible.
    open var hasVisiblePlacement: Bool { !isHidden && tabBarController != nil }

    private let provider: ((UITab) -> UIViewController)?
    private var madeController: UIViewController?

    /// Creates a tab; its controller is created on first access.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The controller of the tab, created on first access; nil without a provider.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        guard let made = provider?(self) else { return nil }
        madeController = made
        itemDidChange()
        return made
    }

    /// The controller that the bar displays for the tab.
    var shownController: UIViewController? { viewController }

    /// Whether the tab's controller was created.
    var hasController: Bool { madeController != nil }

    private func itemDidChange() {
        guard let controller = shownIfMade else { return }
        configure(controller.tabBarItem)
        controller.containerNeedsLayout()
    }

    /// The controller that the bar displays, if it was created.
    var shownIfMade: UIViewController? { madeController }

    /// Sets the title, the image and the badge of the tab on the item of the bar.
    func configure(_ item: UITabBarItem) {
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
    }
}
