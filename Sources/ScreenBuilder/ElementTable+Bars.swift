import ScreenFiles
import UIKit

extension ElementTable {
    /// Bars and what they show.
    static let barRows: [ElementRow] = [
        ElementRow("UINavigationBar", navigationBarSetters) { _ in UINavigationBar() },
        ElementRow("UINavigationItem", navigationItemSetters) { _ in UINavigationItem(title: "") },
        ElementRow("UIBarButtonItem", barButtonSetters) { element in
            guard let item = element.choice("systemItem").flatMap({ WordTable.systemItems[$0] }) else {
                return UIBarButtonItem()
            }
            return UIBarButtonItem(barButtonSystemItem: item)
        },
        ElementRow("UIToolbar", toolbarSetters) { _ in UIToolbar() },
        ElementRow("UITabBar", tabBarSetters) { _ in UITabBar() },
        ElementRow("UITabBarItem", tabBarItemSetters) { element in
            guard let item = element.choice("systemItem").flatMap({ WordTable.tabItems[$0] }) else {
                return UITabBarItem()
            }
            return UITabBarItem(tabBarSystemItem: item, tag: 0)
        },
    ]

    private static let navigationBarSetters: [AttributeSetter] = [
        AttributeSetter("isTranslucent", { $0.flag($1) }) { (view: UINavigationBar, value) in
            view.isTranslucent = value
        },
        AttributeSetter("barTintColor", { $0.color($1) }) { (view: UINavigationBar, value) in
            view.barTintColor = value
        },
        AttributeSetter("prefersLargeTitles", { $0.flag($1) }) { (view: UINavigationBar, value) in
            view.prefersLargeTitles = value
        },
    ]

    private static let navigationItemSetters: [AttributeSetter] = [
        AttributeSetter("title", { $0.text($1) }) { (item: UINavigationItem, value) in item.title = value },
        AttributeSetter("prompt", { $0.text($1) }) { (item: UINavigationItem, value) in item.prompt = value },
        AttributeSetter("largeTitleDisplayMode", { $0.word($1, WordTable.largeTitleModes) }) {
            (item: UINavigationItem, value) in item.largeTitleDisplayMode = value
        },
        AttributeSetter("hidesBackButton", { $0.flag($1) }) { (item: UINavigationItem, value) in
            item.hidesBackButton = value
        },
        AttributeSetter("leftItemsSupplementBackButton", { $0.flag($1) }) {
            (item: UINavigationItem, value) in item.leftItemsSupplementBackButton = value
        },
        AttributeSetter("backButtonTitle", { $0.text($1) }) { (item: UINavigationItem, value) in
            item.backButtonTitle = value
        },
    ]

    private static let barButtonSetters: [AttributeSetter] = [
        AttributeSetter("title", { $0.text($1) }) { (item: UIBarButtonItem, value) in item.title = value },
        AttributeSetter("image", { $0.image($1) }) { (item: UIBarButtonItem, value) in
            item.image = value.image
        },
        AttributeSetter("systemItem", { $0.word($1, WordTable.systemItems) }) { (_: UIBarButtonItem, _) in },
        AttributeSetter("style", { $0.word($1, WordTable.barButtonStyles) }) {
            (item: UIBarButtonItem, value) in item.style = value
        },
        AttributeSetter("width", { $0.number($1) }) { (item: UIBarButtonItem, value) in item.width = value },
        AttributeSetter("tintColor", { $0.color($1) }) { (item: UIBarButtonItem, value) in
            item.tintColor = value
        },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (item: UIBarButtonItem, value) in
            item.isEnabled = value
        },
        // The navigation item around it reads this.
        AttributeSetter("placement", { $0.word($1, WordTable.placements) }) { (_: UIBarButtonItem, _) in },
    ]

    private static let toolbarSetters: [AttributeSetter] = [
        AttributeSetter("isTranslucent", { $0.flag($1) }) { (view: UIToolbar, value) in
            view.isTranslucent = value
        },
        AttributeSetter("barTintColor", { $0.color($1) }) { (view: UIToolbar, value) in
            view.barTintColor = value
        },
    ]

    private static let tabBarSetters: [AttributeSetter] = [
        AttributeSetter("isTranslucent", { $0.flag($1) }) { (view: UITabBar, value) in
            view.isTranslucent = value
        },
        AttributeSetter("barTintColor", { $0.color($1) }) { (view: UITabBar, value) in
            view.barTintColor = value
        },
        AttributeSetter("unselectedItemTintColor", { $0.color($1) }) { (view: UITabBar, value) in
            view.unselectedItemTintColor = value
        },
    ]

    private static let tabBarItemSetters: [AttributeSetter] = [
        AttributeSetter("title", { $0.text($1) }) { (item: UITabBarItem, value) in item.title = value },
        AttributeSetter("image", { $0.image($1) }) { (item: UITabBarItem, value) in item.image = value.image
        },
        AttributeSetter("selectedImage", { $0.image($1) }) { (item: UITabBarItem, value) in
            item.selectedImage = value.image
        },
        AttributeSetter("badgeValue", { $0.text($1) }) { (item: UITabBarItem, value) in
            item.badgeValue = value
        },
        AttributeSetter("badgeColor", { $0.color($1) }) { (item: UITabBarItem, value) in
            item.badgeColor = value
        },
        AttributeSetter("systemItem", { $0.word($1, WordTable.tabItems) }) { (_: UITabBarItem, _) in },
        AttributeSetter("isEnabled", { $0.flag($1) }) { (item: UITabBarItem, value) in
            item.isEnabled = value
        },
    ]
}
