// Controllers: the root of a screen, a screen in a container, or what fills a view.

extension ElementVocabulary {
    static let viewController = ElementClass(
        "UIViewController", nil, kind: .controller,
        subviews: .only(["UIView", "UINavigationItem", "UITabBarItem", "UIBarButtonItem"]),
        "A screen or a part of one: a root view, and what bars show for it; its own buttons are the toolbar's.",
        [
            .init("title", .text, "The words for bars."),
            .init(
                "hidesBottomBarWhenPushed", .boolean,
                "Whether a tab bar leaves when a navigation controller shows this one above its first."),
            .init(
                "edgesForExtendedLayout", .choices(["top", "left", "bottom", "right"]),
                "The edges at which the view lies under translucent bars; all by default."),
            .init(
                "extendedLayoutIncludesOpaqueBars", .boolean, "Whether it lies under opaque bars, too."),
            .init(
                "automaticallyAdjustsScrollViewInsets", .boolean,
                "Whether a scroll view that is the lowest view keeps its content from under bars."),
        ])

    static let navigationController = ElementClass(
        "UINavigationController", "UIViewController", kind: .controller,
        subviews: .only(["UIViewController", "UINavigationBar", "UIToolbar", "UITabBarItem"]),
        "Shows the last of the controllers inside under a navigation bar.",
        [
            .init("isNavigationBarHidden", .boolean, "Whether the bar at the top is left out."),
            .init("isToolbarHidden", .boolean, "Whether the bar at the bottom is left out; yes by default."),
        ])

    static let tabBarController = ElementClass(
        "UITabBarController", "UIViewController", kind: .controller,
        subviews: .only(["UIViewController", "UITabBar", "UINavigationItem"]),
        "Shows one of the controllers inside above a tab bar.",
        [.init("selectedIndex", .integer(0...1000), "The one that is shown; 0 is the first.")])

    static let splitViewController = ElementClass(
        "UISplitViewController", "UIViewController", kind: .controller,
        subviews: .only(["UIViewController", "UITabBarItem"]),
        "Shows the controllers inside side by side where there is room, else one of them.",
        [
            .init(
                "preferredDisplayMode",
                .choice([
                    "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
                    "twoBesideSecondary",
                ]),
                "Which of them are shown; as the room allows by default."),
            .init(
                "preferredPrimaryColumnWidthFraction", .fraction,
                "The share of the width that the first one takes; the system's by default."),
            .init("minimumPrimaryColumnWidth", .extent, "The least width in points of the first one."),
            .init("maximumPrimaryColumnWidth", .extent, "The greatest width in points of the first one."),
        ])

    static let pageViewController = ElementClass(
        "UIPageViewController", "UIViewController", kind: .controller,
        subviews: .only(["UIViewController", "UITabBarItem", "UINavigationItem"]),
        "Shows the first of the controllers inside as a page.",
        [
            .init("transitionStyle", .choice(["pageCurl", "scroll"]), "How pages are turned."),
            .init(
                "navigationOrientation", .choice(["horizontal", "vertical"]),
                "Which way pages are turned; sidewards by default."),
        ])
}
