import ScreenDocuments
import UIKitCore

extension ElementTable {
    /// The rows of controllers' classes.
    static let controllerRows: [ElementRow] = [
        ElementRow(controllerBindings, UIViewController()),
        ElementRow(navigationBindings, UINavigationController()),
        ElementRow(tabBarControllerBindings, UITabBarController()),
        ElementRow(splitBindings, UISplitViewController()),
        ElementRow(pageBindings) { element, keys in
            UIPageViewController(
                transitionStyle: element[keys.transitionStyle]?.converted ?? .pageCurl,
                navigationOrientation: element[keys.navigationOrientation]?.converted ?? .horizontal)
        },
    ]

    private static let controllerBindings:
        AttributeBindings<ElementVocabulary.ViewController, UIViewController> = [
            .bind(\.title, \.title),
            .bind(\.hidesBottomBarWhenPushed, \.hidesBottomBarWhenPushed),
            .bind(\.edgesForExtendedLayout, \.edgesForExtendedLayout),
            .bind(\.extendedLayoutIncludesOpaqueBars, \.extendedLayoutIncludesOpaqueBars),
            .bind(\.automaticallyAdjustsScrollViewInsets, \.automaticallyAdjustsScrollViewInsets),
            .bind(\.additionalSafeAreaInsets, \.additionalSafeAreaInsets),
        ]

    private static let navigationBindings:
        AttributeBindings<ElementVocabulary.NavigationController, UINavigationController> = [
            .bind(\.isNavigationBarHidden, \.isNavigationBarHidden),
            .bind(\.isToolbarHidden, \.isToolbarHidden),
        ]

    private static let tabBarControllerBindings:
        AttributeBindings<ElementVocabulary.TabBarController, UITabBarController> = [
            .bind(\.selectedIndex, \.selectedIndex)
        ]

    private static let splitBindings:
        AttributeBindings<ElementVocabulary.SplitViewController, UISplitViewController> = [
            .bind(\.preferredDisplayMode, \.preferredDisplayMode),
            .bind(\.preferredPrimaryColumnWidthFraction, \.preferredPrimaryColumnWidthFraction),
            .bind(\.minimumPrimaryColumnWidth, \.minimumPrimaryColumnWidth),
            .bind(\.maximumPrimaryColumnWidth, \.maximumPrimaryColumnWidth),
        ]

    private static let pageBindings:
        AttributeBindings<ElementVocabulary.PageViewController, UIPageViewController> = [
            // The constructor reads both.
            .elsewhere(\.transitionStyle),
            .elsewhere(\.navigationOrientation),
        ]
}
