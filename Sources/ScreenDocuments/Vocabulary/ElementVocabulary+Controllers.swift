// Controllers: the root of a screen, a screen in a container, or what fills a view.

extension ElementVocabulary {
    /// The attributes of `UIViewController`.
    package struct ViewController: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIViewController", nil, kind: .controller,
            subviews: .only(["UIView", "UINavigationItem", "UITabBarItem", "UIBarButtonItem"]),
            "A screen or a part of one: a root view and the items that bars show for it; bar buttons directly"
                + " inside are the toolbar's.")
        package init() {}

        package let title = AttributeKey("title", .text, "The title for bars.")
        package let hidesBottomBarWhenPushed = AttributeKey(
            "hidesBottomBarWhenPushed", .boolean,
            "Whether the tab bar is hidden while a navigation controller shows this one above its root.")
        package let edgesForExtendedLayout = AttributeKey(
            "edgesForExtendedLayout", .choices(Choices.Edge.self),
            "The edges at which the view extends under translucent bars; all by default.")
        package let extendedLayoutIncludesOpaqueBars = AttributeKey(
            "extendedLayoutIncludesOpaqueBars", .boolean, "Whether it extends under opaque bars, too.")
        package let automaticallyAdjustsScrollViewInsets = AttributeKey(
            "automaticallyAdjustsScrollViewInsets", .boolean,
            "Whether a scroll view that is the lowest view is inset by the bars.")
        package let additionalSafeAreaInsets = AttributeKey(
            "additionalSafeAreaInsets", .insets,
            "Insets of the view's safe area in points, besides those of the screen and the bars.")
    }

    /// The attributes of `UINavigationController`.
    package struct NavigationController: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UINavigationController", "UIViewController", tags: ["navigationController"], kind: .controller,
            subviews: .only(["UIViewController", "UINavigationBar", "UIToolbar", "UITabBarItem"]),
            "Shows the last of the controllers inside under a navigation bar.")
        package init() {}

        package let isNavigationBarHidden = AttributeKey(
            "isNavigationBarHidden", .boolean, "Whether the bar at the top is hidden.")
        package let isToolbarHidden = AttributeKey(
            "isToolbarHidden", .boolean, "Whether the bar at the bottom is hidden; yes by default.")
    }

    /// The attributes of `UITabBarController`.
    package struct TabBarController: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UITabBarController", "UIViewController", tags: ["tabBarController"], kind: .controller,
            subviews: .only(["UIViewController", "UITabBar", "UINavigationItem"]),
            "Shows one of the controllers inside above a tab bar.")
        package init() {}

        package let selectedIndex = AttributeKey(
            "selectedIndex", .integer(0...1000), "The selected controller; 0 is the first.")
    }

    /// The attributes of `UISplitViewController`.
    package struct SplitViewController: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UISplitViewController", "UIViewController", tags: ["splitViewController"], kind: .controller,
            subviews: .only(["UIViewController", "UITabBarItem"]),
            "Shows the controllers inside side by side where there is space, otherwise one of them.")
        package init() {}

        package let preferredDisplayMode = AttributeKey(
            "preferredDisplayMode", .choice(Choices.SplitDisplayMode.self),
            "Which of them are shown; as the space allows by default.")
        package let preferredPrimaryColumnWidthFraction = AttributeKey(
            "preferredPrimaryColumnWidthFraction", .fraction,
            "The fraction of the width that the first one has; the system's by default.")
        package let minimumPrimaryColumnWidth = AttributeKey(
            "minimumPrimaryColumnWidth", .extent, "The minimum width in points of the first one.")
        package let maximumPrimaryColumnWidth = AttributeKey(
            "maximumPrimaryColumnWidth", .extent, "The maximum width in points of the first one.")
    }

    /// The attributes of `UIPageViewController`.
    package struct PageViewController: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIPageViewController", "UIViewController", tags: ["pageViewController"], kind: .controller,
            subviews: .only(["UIViewController", "UITabBarItem", "UINavigationItem"]),
            "Shows the first of the controllers inside as a page.")
        package init() {}

        package let transitionStyle = AttributeKey(
            "transitionStyle", .choice(Choices.PageTransition.self), "The transition between pages.")
        package let navigationOrientation = AttributeKey(
            "navigationOrientation", .choice(Choices.PageOrientation.self),
            "The direction of the pages; horizontal by default.")
    }
}
