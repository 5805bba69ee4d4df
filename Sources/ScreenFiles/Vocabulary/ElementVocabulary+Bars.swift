// Bars, and what they show.

extension ElementVocabulary {
    private static let translucent = ElementClass.AttributeDefinition(
        "isTranslucent", .boolean, "Whether content shimmers through; yes by default.")
    private static let barTint = ElementClass.AttributeDefinition(
        "barTintColor", .color, "The ground of the bar; the system's by default.")

    static let navigationBar = ElementClass(
        "UINavigationBar", "UIView", subviews: .only(["UINavigationItem"]),
        "The bar at the top of a screen: a title between buttons.",
        [
            translucent, barTint,
            .init("prefersLargeTitles", .boolean, "Whether titles are large at the start of content."),
        ])

    static let navigationItem = ElementClass(
        "UINavigationItem", nil, kind: .item, subviews: .only(["UIBarButtonItem"]),
        "What a navigation bar shows for one controller.",
        [
            .init("title", .text, "The words in the middle."),
            .init("prompt", .text, "A line above the title."),
            .init(
                "largeTitleDisplayMode", .choice(["automatic", "always", "never"]),
                "When the title is large, where the bar prefers that."),
            .init("hidesBackButton", .boolean, "Whether the button that leads back is left out."),
            .init(
                "leftItemsSupplementBackButton", .boolean,
                "Whether the button that leads back stands beside those at the left."),
            .init("backButtonTitle", .text, "The words that lead back to this item from the next one."),
        ])

    static let barButtonItem = ElementClass(
        "UIBarButtonItem", nil, kind: .item, subviews: .only(["UIView"]),
        "A button of a navigation bar or a toolbar; a view inside takes the place of words and image.",
        [
            .init("title", .text, "The words."),
            .init("image", .image, "The image."),
            .init("systemItem", .choice(systemItems), "The words or the image that the system has for it."),
            .init("style", .choice(["plain", "done"]), "Whether the words are semibold, as at the end."),
            .init("width", .extent, "Points; 0, the default, for the content's."),
            .init("tintColor", .color, "The colour; the bar's tint by default."),
            enabled,
            .init(
                "placement", .choice(["left", "right", "back"]),
                "Where it stands in a navigation item: left, right (the default), or as what leads back"
                    + " here. Maquette's own."),
        ])

    private static let systemItems = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
        "fastForward", "undo", "redo", "close",
    ]

    static let toolbar = ElementClass(
        "UIToolbar", "UIView", subviews: .only(["UIBarButtonItem"]), "A bar of buttons.",
        [translucent, barTint])

    static let tabBar = ElementClass(
        "UITabBar", "UIView", subviews: .only(["UITabBarItem"]),
        "The bar at the bottom of a screen that tells which of several controllers is shown.",
        [
            translucent, barTint,
            .init(
                "unselectedItemTintColor", .color, "The colour of what is not chosen; grey by default."),
        ])

    static let tabBarItem = ElementClass(
        "UITabBarItem", nil, kind: .item, subviews: .refused, "What a tab bar shows for one controller.",
        [
            .init("title", .text, "The words."),
            .init("image", .image, "The image."),
            .init("selectedImage", .image, "The image while chosen; the same by default."),
            .init("badgeValue", .text, "The words in a bubble at the image."),
            .init("badgeColor", .color, "The bubble's colour; red by default."),
            .init(
                "systemItem",
                .choice([
                    "more", "favorites", "featured", "topRated", "recents", "contacts", "history",
                    "bookmarks", "search", "downloads", "mostRecent", "mostViewed",
                ]),
                "The words that the system has for it."),
            enabled,
        ])
}
