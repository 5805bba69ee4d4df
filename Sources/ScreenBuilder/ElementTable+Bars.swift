import ScreenDocuments
import UIKitCore

extension ElementTable {
    /// Bars and their items.
    static let barRows: [ElementRow] = [
        ElementRow(navigationBarBindings, UINavigationBar()),
        ElementRow(navigationItemBindings, UINavigationItem(title: "")),
        ElementRow(barButtonBindings) { element, keys in
            guard let item = element[keys.systemItem] else { return UIBarButtonItem() }
            return UIBarButtonItem(barButtonSystemItem: item.converted)
        },
        ElementRow(toolbarBindings, UIToolbar()),
        ElementRow(tabBarBindings, UITabBar()),
        ElementRow(tabBarItemBindings) { element, keys in
            guard let item = element[keys.systemItem] else { return UITabBarItem() }
            return UITabBarItem(tabBarSystemItem: item.converted, tag: 0)
        },
    ]

    private static let navigationBarBindings:
        AttributeBindings<ElementVocabulary.NavigationBar, UINavigationBar> = [
            .bind(\.isTranslucent, \.isTranslucent),
            .bind(\.barStyle, \.barStyle),
            .bind(\.barTintColor, \.barTintColor),
            .set(\.backgroundImage) { bar, image in bar.setBackgroundImage(image.image, for: .default) },
            .bind(\.shadowImage, \.shadowImage),
            .bind(\.titleTextAttributes, \.titleTextAttributes),
            .bind(\.largeTitleTextAttributes, \.largeTitleTextAttributes),
            .set(\.standardAppearance) { bar, look in bar.standardAppearance = look.navigationBar },
            .set(\.scrollEdgeAppearance) { bar, look in bar.scrollEdgeAppearance = look.navigationBar },
            .set(\.compactAppearance) { bar, look in bar.compactAppearance = look.navigationBar },
            .set(\.compactScrollEdgeAppearance) { bar, look in
                bar.compactScrollEdgeAppearance = look.navigationBar
            },
            .bind(\.prefersLargeTitles, \.prefersLargeTitles),
        ]

    private static let navigationItemBindings:
        AttributeBindings<ElementVocabulary.NavigationItem, UINavigationItem> = [
            .bind(\.title, \.title),
            .bind(\.prompt, \.prompt),
            .bind(\.largeTitleDisplayMode, \.largeTitleDisplayMode),
            .bind(\.hidesBackButton, \.hidesBackButton),
            .bind(\.leftItemsSupplementBackButton, \.leftItemsSupplementBackButton),
            .bind(\.backButtonTitle, \.backButtonTitle),
        ]

    private static let barButtonBindings:
        AttributeBindings<ElementVocabulary.BarButtonItem, UIBarButtonItem> = [
            .bind(\.title, \.title),
            .bind(\.image, \.image),
            // The constructor reads it.
            .elsewhere(\.systemItem),
            .bind(\.style, \.style),
            .bind(\.width, \.width),
            .bind(\.tintColor, \.tintColor),
            .set(\.titleTextAttributes) { item, style in item.setTitleTextAttributes(style, for: .normal) },
            .bind(\.isEnabled, \.isEnabled),
            // The navigation item around it reads it.
            .elsewhere(\.placement),
        ]

    private static let toolbarBindings: AttributeBindings<ElementVocabulary.Toolbar, UIToolbar> = [
        .bind(\.isTranslucent, \.isTranslucent),
        .bind(\.barStyle, \.barStyle),
        .bind(\.barTintColor, \.barTintColor),
        .set(\.standardAppearance) { bar, look in bar.standardAppearance = look.toolbar },
        .set(\.scrollEdgeAppearance) { bar, look in bar.scrollEdgeAppearance = look.toolbar },
        .set(\.compactAppearance) { bar, look in bar.compactAppearance = look.toolbar },
        .set(\.compactScrollEdgeAppearance) { bar, look in bar.compactScrollEdgeAppearance = look.toolbar },
    ]

    private static let tabBarBindings: AttributeBindings<ElementVocabulary.TabBar, UITabBar> = [
        .bind(\.isTranslucent, \.isTranslucent),
        .bind(\.barStyle, \.barStyle),
        .bind(\.barTintColor, \.barTintColor),
        .bind(\.backgroundImage, \.backgroundImage),
        .bind(\.shadowImage, \.shadowImage),
        .set(\.standardAppearance) { bar, look in bar.standardAppearance = look.tabBar },
        .set(\.scrollEdgeAppearance) { bar, look in bar.scrollEdgeAppearance = look.tabBar },
        .bind(\.unselectedItemTintColor, \.unselectedItemTintColor),
    ]

    private static let tabBarItemBindings: AttributeBindings<ElementVocabulary.TabBarItem, UITabBarItem> = [
        .bind(\.title, \.title),
        .bind(\.image, \.image),
        .bind(\.selectedImage, \.selectedImage),
        .bind(\.badgeValue, \.badgeValue),
        .bind(\.badgeColor, \.badgeColor),
        // The constructor reads it.
        .elsewhere(\.systemItem),
        .set(\.titleTextAttributes) { item, style in item.setTitleTextAttributes(style, for: .normal) },
        .set(\.selectedTitleTextAttributes) { item, style in
            item.setTitleTextAttributes(style, for: .selected)
        },
        .bind(\.isEnabled, \.isEnabled),
    ]
}
