// Bars and their items.

extension ElementVocabulary {
    /// The attributes of `UINavigationBar`.
    package struct NavigationBar: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UINavigationBar", "UIView", tags: ["navigationBar"], subviews: .only(["UINavigationItem"]),
            "The bar at the top of a screen: a title between buttons.")
        package init() {}

        package let isTranslucent = Shared.isTranslucent
        package let barStyle = Shared.barStyle
        package let barTintColor = Shared.barTintColor
        package let backgroundImage = Shared.barBackgroundImage
        package let shadowImage = Shared.barShadowImage
        package let titleTextAttributes = AttributeKey(
            "titleTextAttributes", .textAttributes, "The style of the title.")
        package let largeTitleTextAttributes = AttributeKey(
            "largeTitleTextAttributes", .textAttributes, "The style of large titles.")
        package let standardAppearance = Shared.standardAppearance
        package let scrollEdgeAppearance = Shared.scrollEdgeAppearance
        package let compactAppearance = Shared.compactAppearance
        package let compactScrollEdgeAppearance = Shared.compactScrollEdgeAppearance
        package let prefersLargeTitles = AttributeKey(
            "prefersLargeTitles", .boolean, "Whether titles are large at the top of the content.",
            storyboard: "largeTitles")
    }

    /// The attributes of `UINavigationItem`.
    package struct NavigationItem: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UINavigationItem", nil, tags: ["navigationItem"], kind: .item,
            subviews: .only(["UIBarButtonItem"]), "What a navigation bar shows for one controller.")
        package init() {}

        package let title = AttributeKey("title", .text, "The title in the middle.")
        package let prompt = AttributeKey("prompt", .text, "A line above the title.")
        package let largeTitleDisplayMode = AttributeKey(
            "largeTitleDisplayMode", .choice(Choices.LargeTitleDisplay.self),
            "When the title is large, where the bar prefers that.")
        package let hidesBackButton = AttributeKey(
            "hidesBackButton", .boolean, "Whether the back button is hidden.")
        package let leftItemsSupplementBackButton = AttributeKey(
            "leftItemsSupplementBackButton", .boolean,
            "Whether the back button is shown beside the items at the left.")
        package let backButtonTitle = AttributeKey(
            "backButtonTitle", .text,
            "The title of the button that leads from the next item back to this one.")
    }

    /// The attributes of `UIBarButtonItem`.
    package struct BarButtonItem: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIBarButtonItem", nil, tags: ["barButtonItem"], kind: .item, subviews: .only(["UIView"]),
            "A button of a navigation bar or a toolbar; a view inside replaces title and image.")
        package init() {}

        package let title = AttributeKey("title", .text, "The title.")
        package let image = AttributeKey("image", .image, "The image.")
        package let systemItem = AttributeKey(
            "systemItem", .choice(Choices.BarButtonSystemItem.self), "The system's title or image for it.")
        package let style = AttributeKey(
            "style", .choice(Choices.BarButtonStyle.self),
            "Whether the title is semibold, as for a button that completes a task.")
        package let width = AttributeKey("width", .extent, "Points; 0, the default, for the content's.")
        package let tintColor = AttributeKey("tintColor", .color, "The color; the bar's tint by default.")
        package let titleTextAttributes = Shared.itemTitleTextAttributes
        package let isEnabled = Shared.isEnabled
        package let placement = AttributeKey(
            "placement", .choice(Choices.BarButtonPlacement.self),
            "Where it is in a navigation item: left, right (the default), or as the button that leads back"
                + " here. Maquette's own.")
    }

    /// The attributes of `UIToolbar`.
    package struct Toolbar: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIToolbar", "UIView", tags: ["toolbar"], subviews: .only(["UIBarButtonItem"]),
            "A bar of buttons.")
        package init() {}

        package let isTranslucent = Shared.isTranslucent
        package let barStyle = Shared.barStyle
        package let barTintColor = Shared.barTintColor
        package let standardAppearance = Shared.standardAppearance
        package let scrollEdgeAppearance = Shared.scrollEdgeAppearance
        package let compactAppearance = Shared.compactAppearance
        package let compactScrollEdgeAppearance = Shared.compactScrollEdgeAppearance
    }

    /// The attributes of `UITabBar`.
    package struct TabBar: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UITabBar", "UIView", tags: ["tabBar"], subviews: .only(["UITabBarItem"]),
            "The bar at the bottom of a screen that selects one of several controllers.")
        package init() {}

        package let isTranslucent = Shared.isTranslucent
        package let barStyle = Shared.barStyle
        package let barTintColor = Shared.barTintColor
        package let backgroundImage = Shared.barBackgroundImage
        package let shadowImage = Shared.barShadowImage
        package let standardAppearance = Shared.standardAppearance
        package let scrollEdgeAppearance = Shared.scrollEdgeAppearance
        package let unselectedItemTintColor = AttributeKey(
            "unselectedItemTintColor", .color,
            "The color of items that are not selected; gray by default.")
    }

    /// The attributes of `UITabBarItem`.
    package struct TabBarItem: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UITabBarItem", nil, tags: ["tabBarItem"], kind: .item, subviews: .refused,
            "What a tab bar shows for one controller.")
        package init() {}

        package let title = AttributeKey("title", .text, "The title.")
        package let image = AttributeKey("image", .image, "The image.")
        package let selectedImage = AttributeKey(
            "selectedImage", .image, "The image while selected; the same by default.")
        package let badgeValue = AttributeKey("badgeValue", .text, "The text of the badge.")
        package let badgeColor = AttributeKey(
            "badgeColor", .color, "The color of the badge; red by default.")
        package let systemItem = AttributeKey(
            "systemItem", .choice(Choices.TabSystemItem.self), "The system's title and image for it.")
        package let titleTextAttributes = Shared.itemTitleTextAttributes
        package let selectedTitleTextAttributes = AttributeKey(
            "selectedTitleTextAttributes", .textAttributes,
            "The style of the title while selected; the same by default, in the tint color. Maquette's own.")
        package let isEnabled = Shared.isEnabled
    }
}
