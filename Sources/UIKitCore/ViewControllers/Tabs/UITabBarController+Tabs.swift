/// Properties that few tab bar controllers set, stored in an associated object.
final class TabOptions {
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

    var tabOptions: TabOptions { TabOptions.key.value(of: self) { TabOptions() } }

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
    func shownIfSelected(in controller: UITabBarController) -> Bool {
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
