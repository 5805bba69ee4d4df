import Devices
import Testing

@testable import UIKitCore

@Suite struct NavigationControllerTests {
    private func navigation(
        on device: String, _ orientation: DeviceOrientation = .portrait,
        _ change: (UINavigationController) -> Void = { _ in }
    ) throws -> ShownScreen<UINavigationController> {
        try show(on: device, orientation: orientation) { () -> UINavigationController in
            let child = UIViewController()
            child.title = "Title"
            let navigation = UINavigationController(rootViewController: child)
            change(navigation)
            return navigation
        }
    }

    // Source: measured safe areas with bars, device by device.
    @Test(arguments: [
        ("iphone-4", DeviceOrientation.portrait, 64.0, 0.0), ("iphone-4", .landscape, 32, 0),
        ("iphone-8", .portrait, 64, 0), ("iphone-8-plus", .landscape, 44, 0), ("iphone-x", .portrait, 88, 34),
        ("iphone-x", .landscape, 32, 21), ("iphone-12", .portrait, 91, 34),
        ("iphone-14-pro", .portrait, 293.0 / 3, 34), ("iphone-16-pro", .portrait, 301.0 / 3, 34),
        ("ipad-9.7", .portrait, 70, 0), ("ipad-9.7", .landscape, 70, 0),
    ])
    func theSafeAreaEndsAtTheBar(
        device: String, orientation: DeviceOrientation, top: CGFloat, bottom: CGFloat
    ) throws {
        let screen = try navigation(on: device, orientation)
        let child = try #require(screen.controller.topViewController)
        #expect((child.view.safeAreaInsets.top - top).magnitude < 1e-6)
        #expect(child.view.safeAreaInsets.bottom == bottom)
        #expect(child.view.frame == screen.controller.view.bounds)
        #expect((screen.controller.navigationBar.frame.maxY - top).magnitude < 1e-6)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test(arguments: [("iphone-8", 116.0), ("iphone-x", 140), ("iphone-14-pro", 449.0 / 3)])
    func largeTitlesAdd52Points(device: String, top: CGFloat) throws {
        let screen = try navigation(on: device) { $0.navigationBar.prefersLargeTitles = true }
        let child = try #require(screen.controller.topViewController)
        #expect((child.view.safeAreaInsets.top - top).magnitude < 1e-6)
        screen.change { child.navigationItem.largeTitleDisplayMode = .never }
        #expect((child.view.safeAreaInsets.top - (top - 52)).magnitude < 1e-6)
    }

    @Test func hiddenBarsTakeNothing() throws {
        let screen = try navigation(on: "iphone-8") { $0.isNavigationBarHidden = true }
        let child = try #require(screen.controller.topViewController)
        #expect(child.view.safeAreaInsets.top == 20)
        screen.change { screen.controller.isToolbarHidden = false }
        #expect(child.view.safeAreaInsets.bottom == 44)
        #expect(screen.controller.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    }

    @Test func withoutExtendedEdgesTheViewLiesBetweenTheBars() throws {
        let screen = try navigation(on: "iphone-x") {
            $0.topViewController?.edgesForExtendedLayout = []
            $0.isToolbarHidden = false
        }
        let child = try #require(screen.controller.topViewController)
        #expect(child.view.frame == CGRect(x: 0, y: 88, width: 375, height: 812 - 88 - 78))
        #expect(child.view.safeAreaInsets == .zero)
    }

    @Test func opaqueBarsAreNotLaidUnderUnlessAskedFor() throws {
        let screen = try navigation(on: "iphone-8") { $0.navigationBar.isTranslucent = false }
        let child = try #require(screen.controller.topViewController)
        #expect(child.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
        screen.change { child.extendedLayoutIncludesOpaqueBars = true }
        #expect(child.view.frame.minY == 0)
        #expect(child.view.safeAreaInsets.top == 64)
    }

    @Test func layoutGuidesFollowTheBars() throws {
        final class Legacy: UIViewController {
            let box = UIView()
            override func viewDidLoad() {
                addView(box, to: view).leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),
                    box.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
                    box.widthAnchor.constraint(equalToConstant: 10),
                ])
            }
        }
        let screen = try show(on: "iphone-x") { UINavigationController(rootViewController: Legacy()) }
        let legacy = try #require(screen.controller.topViewController as? Legacy)
        #expect(legacy.box.frame == CGRect(x: 0, y: 96, width: 10, height: 812 - 96 - 34))
        #expect(legacy.topLayoutGuide.length == 88)
        #expect(legacy.bottomLayoutGuide.length == 34)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func aScrollViewUnderTheBarBeginsBelowIt() throws {
        let screen = try navigation(on: "iphone-8") {
            guard let view = $0.topViewController?.view else { return }
            pinEdges(of: addView(UIScrollView(), to: view), to: view)
        }
        let scroll = try #require(screen.controller.topViewController?.view.subviews.first as? UIScrollView)
        // Even content that does not scroll: the lowest view of a controller in a navigation controller.
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -64))
    }

    @Test func theTitleStandsInTheMiddle() throws {
        let screen = try navigation(on: "iphone-8")
        let bar = screen.controller.navigationBar
        let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden })
        #expect(title.text == "Title")
        // To the half point: a width of odd pixels cannot be centred.
        #expect((title.frame.midX - 187.5).magnitude <= 0.25)
        #expect(title.frame.height == 20.5)
        #expect(title.frame.minY == 11.5)
        let ground = try #require(bar.subviews.first)
        #expect(ground.frame == CGRect(x: 0, y: -20, width: 375, height: 64))
    }

    @Test func aPageWithoutATitleIsLeftByBack() throws {
        let screen = try show { () -> UINavigationController in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(UIViewController(), animated: false)
            return navigation
        }
        let buttons = screen.controller.navigationBar.subviews.compactMap { $0 as? BarButtonView }
        #expect(buttons.map(\.item.title) == ["Back"])
    }

    @Test func theWayBackIsNamedAfterThePage() throws {
        let screen = try navigation(on: "iphone-8") {
            let second = UIViewController()
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done)
            $0.pushViewController(second, animated: false)
        }
        let bar = screen.controller.navigationBar
        let buttons = bar.subviews.compactMap { $0 as? BarButtonView }
        #expect(buttons.map(\.item.title) == ["Title", "Done"])
        #expect(buttons[0].frame.minX == 0)
        // Its words end 16 points from the edge, 8 of them its own.
        #expect(buttons[1].frame.maxX == CGFloat(375 - 8))
        #expect(screen.controller.viewControllers.count == 2)
        #expect(screen.controller.viewControllers[0].viewIfLoaded?.superview == nil)
    }
}
