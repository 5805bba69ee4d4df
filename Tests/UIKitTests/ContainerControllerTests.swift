import Devices
import Testing

@testable import UIKitCore

@Suite struct ContainerControllerTests {
    // Source: measured safe areas with a tab bar, device by device.
    @Test(arguments: [
        ("iphone-8", DeviceOrientation.portrait, 20.0, 49.0), ("iphone-8", .landscape, 0, 32),
        ("iphone-x", .portrait, 44, 83), ("iphone-x", .landscape, 0, 53), ("iphone-11", .landscape, 0, 70),
        ("ipad-9.7", .portrait, 20, 50), ("ipad-pro-11", .portrait, 24, 65),
    ])
    func theSafeAreaEndsAtTheTabBar(
        device: String, orientation: DeviceOrientation, top: CGFloat, bottom: CGFloat
    ) throws {
        let screen = try show(on: device, orientation: orientation) { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            return tabs
        }
        let child = try #require(screen.controller.selectedViewController)
        #expect(child.view.safeAreaInsets.top == top)
        #expect(child.view.safeAreaInsets.bottom == bottom)
        #expect(child.view.frame == screen.controller.view.bounds)
    }

    @Test func aNavigationControllerInATabHasBothBars() throws {
        let screen = try show(on: "iphone-x") { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
            return tabs
        }
        let navigation = try #require(screen.controller.selectedViewController as? UINavigationController)
        let child = try #require(navigation.topViewController)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
        screen.change {
            let pushed = UIViewController()
            pushed.hidesBottomBarWhenPushed = true
            navigation.pushViewController(pushed, animated: false)
        }
        #expect(screen.controller.tabBar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 34)
    }

    @Test func tabsShareTheWidth() throws {
        let screen = try show { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = (1...4).map { number in
                let child = UIViewController()
                child.tabBarItem = UITabBarItem(title: "\(number)", image: nil, tag: number)
                return child
            }
            return tabs
        }
        // Source: dumps of tab bars 375 points wide with four items.
        let buttons = screen.controller.tabBar.subviews.compactMap { $0 as? TabBarButton }
        #expect(buttons.map(\.frame.minX) == [2, 96, 190, 283])
        #expect(buttons.map(\.frame.width) == [90, 90, 89, 90])
        #expect(buttons.map(\.isSelected) == [true, false, false, false])
        screen.change { screen.controller.selectedIndex = 2 }
        let chosen = screen.controller.tabBar.subviews.compactMap { $0 as? TabBarButton }.map(\.isSelected)
        #expect(chosen == [false, false, true, false])
    }

    @Test func moreThanFiveTabsEndInMore() throws {
        let screen = try show { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<7).map { _ in UIViewController() }
            tabs.selectedIndex = 6
            return tabs
        }
        let items = try #require(screen.controller.tabBar.items)
        #expect(items.count == 5)
        #expect(items.last?.title == "More")
        #expect(screen.controller.tabBar.selectedItem === items.last)
    }

    /// Source: moreNavigationController (Apple's documentation): it lists the controllers without a tab of their own.
    @Test func aTapOnMoreListsTheOtherTabs() throws {
        let environment = testEnvironment(try DeviceTable.profile(named: "iphone-8"), .portrait)
        try live(on: environment) { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<7).map { number in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, selectedImage: nil)
                return controller
            }
            return tabs
        } _: { tabs, screen in
            let more = try #require(tabs.tabBar.items?.last)
            tabs.selectTab(of: more)
            screen.state.eventLoop.settle()
            #expect(tabs.selectedViewController === tabs.moreNavigationController)
            #expect(tabs.tabBar.selectedItem === more)
            #expect(tabs.viewControllers?[0].view.superview == nil)
            let list = try #require(
                tabs.moreNavigationController.topViewController as? UITableViewController)
            #expect(list.title == "More" && list.view.window != nil)
            let texts = list.tableView.visibleCells.map { $0.textLabel?.text }
            #expect(texts == ["Tab 4", "Tab 5", "Tab 6"])
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
            screen.state.eventLoop.settle()
            #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === tabs.viewControllers?[5])
            #expect(tabs.selectedViewController?.view.window != nil && list.view.window == nil)
            #expect(tabs.tabBar.selectedItem === more)
            tabs.selectTab(of: more)
            #expect(tabs.selectedViewController === tabs.moreNavigationController)
            tabs.selectedIndex = 5
            #expect(tabs.selectedViewController === tabs.viewControllers?[5])
        }
    }

    @Test func columnsStandSideBySideWhereTheScreenIsWide() throws {
        func split() -> UISplitViewController {
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            return split
        }
        let wide = try show(on: "ipad-9.7", orientation: .landscape, split)
        let frames = wide.controller.viewControllers.map(\.view.frame)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(frames[1] == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
        let classes = wide.environment.run {
            wide.controller.viewControllers.map(\.traitCollection.horizontalSizeClass)
        }
        #expect(classes == [.compact, .regular])
        let high = try show(on: "ipad-9.7", split)
        #expect(high.controller.viewControllers[0].view.superview == nil)
        #expect(high.controller.viewControllers[1].view.frame == high.controller.view.bounds)
        let phone = try show(split)
        #expect(phone.controller.isCollapsed)
        #expect(phone.controller.viewControllers[1].view.frame == phone.controller.view.bounds)
    }

    /// Source: `UISplitViewControllerDelegate` (Apple's documentation).
    @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
    func theDelegateChoosesTheColumnOfAPhone(style: UISplitViewController.Style) throws {
        final class Chooser: UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
        }
        let chooser = Chooser()
        let phone = try show { () -> UISplitViewController in
            let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
            split.delegate = chooser
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            return split
        }
        func shown() -> [Int] {
            phone.controller.viewControllers.indices.filter {
                phone.controller.viewControllers[$0].viewIfLoaded?.superview != nil
            }
        }
        #expect(shown() == [0])
        phone.change { phone.controller.show(.secondary) }
        #expect(shown() == [1])
        phone.change { phone.controller.hide(.secondary) }
        #expect(shown() == [0])
    }

    @Test func aPageControllerShowsItsFirstPageAboveTheDots() throws {
        final class Pages: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ controller: UIPageViewController, viewControllerBefore other: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ controller: UIPageViewController, viewControllerAfter other: UIViewController
            ) -> UIViewController? { nil }
            func presentationCount(for controller: UIPageViewController) -> Int { 3 }
        }
        let pages = Pages()
        let screen = try show { () -> UIPageViewController in
            let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            book.setViewControllers([UIViewController()], direction: .forward, animated: false)
            return book
        }
        let page = try #require(screen.controller.viewControllers?.first)
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        screen.change { screen.controller.dataSource = pages }
        // Dots take 26 points since iOS 14.
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 375, height: 641))
    }

    @Test func aContainerOfOnesOwnPassesTheSafeAreaOn() throws {
        let child = UIViewController()
        let screen = try show(on: "iphone-x") { () -> UIViewController in
            let parent = UIViewController()
            parent.addChild(child)
            child.view.frame = CGRect(x: 0, y: 20, width: 375, height: 400)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            return parent
        }
        // 20 of the 44 points lie above the child.
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
        #expect(screen.controller.children.first === child)
        #expect(child.parent === screen.controller)
    }
}
