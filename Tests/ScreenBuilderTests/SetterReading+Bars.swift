@testable import UIKitCore

extension SetterReading {
    /// How the attributes of bars and their items are read back.
    static let barReaders: [String: @Sendable (AnyObject) -> Any?] = [
        "UINavigationBar.backgroundImage": reader { (bar: UINavigationBar) in
            bar.backgroundImage(for: .default)
        },
        "UINavigationBar.standardAppearance": color { (bar: UINavigationBar) in bar.standardAppearance },
        "UINavigationBar.scrollEdgeAppearance": color { (bar: UINavigationBar) in bar.scrollEdgeAppearance },
        "UINavigationBar.compactAppearance": color { (bar: UINavigationBar) in bar.compactAppearance },
        "UINavigationBar.compactScrollEdgeAppearance": color { (bar: UINavigationBar) in
            bar.compactScrollEdgeAppearance
        },
        "UIToolbar.standardAppearance": color { (bar: UIToolbar) in bar.standardAppearance },
        "UIToolbar.scrollEdgeAppearance": color { (bar: UIToolbar) in bar.scrollEdgeAppearance },
        "UIToolbar.compactAppearance": color { (bar: UIToolbar) in bar.compactAppearance },
        "UIToolbar.compactScrollEdgeAppearance": color { (bar: UIToolbar) in bar.compactScrollEdgeAppearance
        },
        "UITabBar.standardAppearance": color { (bar: UITabBar) in bar.standardAppearance },
        "UITabBar.scrollEdgeAppearance": color { (bar: UITabBar) in bar.scrollEdgeAppearance },
        "UIBarButtonItem.titleTextAttributes": kern(.normal),
        "UITabBarItem.titleTextAttributes": kern(.normal),
        "UITabBarItem.selectedTitleTextAttributes": kern(.selected),
    ]

    private static func color<Bar: AnyObject>(
        _ appearance: @escaping @Sendable (Bar) -> UIBarAppearance?
    ) -> @Sendable (AnyObject) -> Any? {
        reader { (bar: Bar) in appearance(bar)?.backgroundColor }
    }

    private static func kern(_ state: UIControl.State) -> @Sendable (AnyObject) -> Any? {
        reader { (item: UIBarItem) in item.titleTextAttributes(for: state)?[.kern] }
    }
}
