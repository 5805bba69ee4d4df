import ScreenFiles
import UIKit

extension ElementTable {
    /// Controllers.
    static let controllerRows: [ElementRow] = [
        ElementRow("UIViewController", controllerSetters) { _ in UIViewController() },
        ElementRow("UINavigationController", navigationSetters) { _ in UINavigationController() },
        ElementRow(
            "UITabBarController",
            [
                AttributeSetter("selectedIndex", { $0.integer($1) }) {
                    (controller: UITabBarController, value) in controller.selectedIndex = value
                }
            ]
        ) { _ in UITabBarController() },
        ElementRow("UISplitViewController", splitSetters) { _ in UISplitViewController() },
        ElementRow("UIPageViewController", pageSetters) { element in
            UIPageViewController(
                transitionStyle: element.choice("transitionStyle").flatMap { WordTable.pageStyles[$0] }
                    ?? .pageCurl,
                navigationOrientation: element.choice("navigationOrientation")
                    .flatMap { WordTable.pageOrientations[$0] } ?? .horizontal)
        },
    ]

    private static let controllerSetters: [AttributeSetter] = [
        AttributeSetter("title", { $0.text($1) }) { (controller: UIViewController, value) in
            controller.title = value
        },
        AttributeSetter("hidesBottomBarWhenPushed", { $0.flag($1) }) {
            (controller: UIViewController, value) in controller.hidesBottomBarWhenPushed = value
        },
        AttributeSetter("edgesForExtendedLayout", { $0.options($1, WordTable.edges) }) {
            (controller: UIViewController, value) in controller.edgesForExtendedLayout = value
        },
        AttributeSetter("extendedLayoutIncludesOpaqueBars", { $0.flag($1) }) {
            (controller: UIViewController, value) in controller.extendedLayoutIncludesOpaqueBars = value
        },
        AttributeSetter("automaticallyAdjustsScrollViewInsets", { $0.flag($1) }) {
            (controller: UIViewController, value) in controller.automaticallyAdjustsScrollViewInsets = value
        },
    ]

    private static let navigationSetters: [AttributeSetter] = [
        AttributeSetter("isNavigationBarHidden", { $0.flag($1) }) {
            (controller: UINavigationController, value) in controller.isNavigationBarHidden = value
        },
        AttributeSetter("isToolbarHidden", { $0.flag($1) }) {
            (controller: UINavigationController, value) in controller.isToolbarHidden = value
        },
    ]

    private static let splitSetters: [AttributeSetter] = [
        AttributeSetter("preferredDisplayMode", { $0.word($1, WordTable.displayModes) }) {
            (controller: UISplitViewController, value) in controller.preferredDisplayMode = value
        },
        AttributeSetter("preferredPrimaryColumnWidthFraction", { $0.number($1) }) {
            (controller: UISplitViewController, value) in
            controller.preferredPrimaryColumnWidthFraction = value
        },
        AttributeSetter("minimumPrimaryColumnWidth", { $0.number($1) }) {
            (controller: UISplitViewController, value) in controller.minimumPrimaryColumnWidth = value
        },
        AttributeSetter("maximumPrimaryColumnWidth", { $0.number($1) }) {
            (controller: UISplitViewController, value) in controller.maximumPrimaryColumnWidth = value
        },
    ]

    private static let pageSetters: [AttributeSetter] = [
        AttributeSetter("transitionStyle", { $0.word($1, WordTable.pageStyles) }) {
            (_: UIPageViewController, _) in
        },
        AttributeSetter("navigationOrientation", { $0.word($1, WordTable.pageOrientations) }) {
            (_: UIPageViewController, _) in
        },
    ]
}
