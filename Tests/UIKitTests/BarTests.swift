import Devices
import Geometry
import Scene
import Testing

@testable import UIKitCore

@Suite struct BarTests {
    /// A navigation controller with a scroll view of 2000 points under its bar.
    private func scrolling(
        _ change: (UINavigationController) -> Void = { _ in }
    ) throws -> (screen: ShownScreen<UINavigationController>, scroll: UIScrollView) {
        let scroll = UIScrollView()
        let screen = try show { () -> UINavigationController in
            let child = UIViewController()
            scroll.contentSize = CGSize(width: 375, height: 2000)
            pinEdges(of: addView(scroll, to: child.view), to: child.view)
            let navigation = UINavigationController(rootViewController: child)
            change(navigation)
            return navigation
        }
        return (screen, scroll)
    }

    private func ground(of screen: ShownScreen<UINavigationController>) throws -> [DrawCommand] {
        let ground = try #require(screen.controller.navigationBar.subviews.first)
        return screen.environment.run {
            ground.content(in: ContentContext(traits: screen.environment.traits))
        }
    }

    @Test func aBarHasNoGroundAtTheStartOfContent() throws {
        let (screen, scroll) = try scrolling()
        #expect(scroll.contentOffset.y == -64)
        #expect(try ground(of: screen).isEmpty)
        screen.change { scroll.contentOffset.y = 100 }
        let commands = try ground(of: screen)
        // 20 of the status bar and 44 of the bar, and a line of one pixel below.
        #expect(commands.map(\.drawing?.bounds?.height) == [64, 0.5])
        #expect(commands.map(\.drawing?.bounds?.minY) == [0, 64])
    }

    @Test func aGroundForTheStartOfContentIsShownThere() throws {
        let (screen, _) = try scrolling {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.shadowColor = nil
            $0.navigationBar.scrollEdgeAppearance = appearance
        }
        #expect(try ground(of: screen).count == 1)
    }

    @Test func anOpaqueBarHasItsGroundEverywhere() throws {
        let (screen, _) = try scrolling { $0.navigationBar.isTranslucent = false }
        #expect(try ground(of: screen).count == 2)
    }

    @Test func flexibleRoomPushesToolbarButtonsApart() throws {
        let screen = try show { () -> UINavigationController in
            let child = UIViewController()
            child.toolbarItems = [
                UIBarButtonItem(title: "A", style: .plain), .flexibleSpace(),
                UIBarButtonItem(title: "B", style: .done),
            ]
            let navigation = UINavigationController(rootViewController: child)
            navigation.isToolbarHidden = false
            return navigation
        }
        let buttons = screen.controller.toolbar.subviews.compactMap { $0 as? BarButtonView }
        // Words stand 16 points from the edges, 8 of them the button's own.
        #expect(buttons[0].frame.minX == 8)
        #expect((buttons[2].frame.maxX - 367).magnitude < 1e-9)
        #expect(screen.controller.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    }

    @Test func buttonsKeepFromTheCutout() throws {
        let screen = try show(on: "iphone-x", orientation: .landscape) { () -> UINavigationController in
            let child = UIViewController()
            child.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain)
            return UINavigationController(rootViewController: child)
        }
        let button = try #require(
            screen.controller.navigationBar.subviews.compactMap { $0 as? BarButtonView }.first)
        // 44 of the cutout and 20 of the margin, less 8 of the button's own.
        #expect(button.frame.minX == 56)
        #expect(button.frame.height == 32)
    }

    @Test func inArabicTheButtonsChangeSides() throws {
        let screen = try show(direction: .rightToLeft) { () -> UINavigationController in
            let child = UIViewController()
            child.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain)
            return UINavigationController(rootViewController: child)
        }
        let button = try #require(
            screen.controller.navigationBar.subviews.compactMap { $0 as? BarButtonView }.first)
        #expect(button.frame.maxX == 367)
    }

    @Test(arguments: UIBarButtonItem.SystemItem.allCases)
    func everySystemItemIsDrawn(item: UIBarButtonItem.SystemItem) throws {
        let screen = try show { () -> UINavigationController in
            let child = UIViewController()
            child.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: item)
            return UINavigationController(rootViewController: child)
        }
        let button = try #require(
            screen.controller.navigationBar.subviews.compactMap { $0 as? BarButtonView }.first)
        screen.environment.run {
            let drawn = button.content(in: ContentContext(traits: screen.environment.traits))
            #expect(drawn.isEmpty == [.flexibleSpace, .fixedSpace].contains(item))
        }
        #expect(screen.diagnostics.isEmpty)
    }

    /// Measured: a snapshot of iOS 13 at 3x, a plus from 18 to 35.67 points and from 13 to 31 below the bar's top.
    @Test func aPlusHasRoundEnds() throws {
        let screen = try show { () -> UINavigationController in
            let child = UIViewController()
            child.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
            return UINavigationController(rootViewController: child)
        }
        let button = try #require(
            screen.controller.navigationBar.subviews.compactMap { $0 as? BarButtonView }.first)
        let drawn = button.content(in: ContentContext(traits: screen.environment.traits))
        guard case .draw(.strokePath(let path, let style, _))? = drawn.first else {
            Issue.record("no stroke")
            return
        }
        let bounds = try #require(path.controlBounds).inset(by: Insets(all: -style.width / 2))
            .offset(by: Point(x: button.frame.minX, y: 0))
        #expect(style.cap == .round)
        #expect((bounds.minX - 18).magnitude < 0.2 && (bounds.maxX - 35.67).magnitude < 0.2)
        #expect((bounds.minY - 13).magnitude < 0.2 && (bounds.maxY - 31).magnitude < 0.2)
    }

    /// Measured: snapshots of iOS 17 and 18, four items in 393 points; text on a baseline 44 below the button's top.
    @Test func badgesAndTitlesAreWhereTheyAreOnThePlatform() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        bar.items = ["", "3", "A", "3"].map {
            let item = UITabBarItem(title: "Item", image: nil, selectedImage: nil)
            item.badgeValue = $0
            return item
        }
        bar.layoutIfNeeded()
        let buttons = bar.subviews.compactMap { $0 as? TabBarButton }
        #expect(buttons.map(\.frame.minX) == [2, 100, 199, 297])
        for (button, left) in zip(buttons, [60.0, 158.33, 257, 355]) {
            let drawn = button.content(in: ContentContext(traits: .current)).compactMap(\.drawing)
            let badges = drawn.compactMap { drawing -> Rect? in
                if case .fillRoundedRect(let shape, _) = drawing { shape.rect } else { nil }
            }
            let badge = try #require(badges.first)
            #expect((button.frame.minX + badge.minX - left).magnitude < 0.5)
            #expect(badge.minY == 2 && badge.width == 18 && badge.height == 18)
            let runs = drawn.compactMap { drawing -> GlyphRun? in
                if case .glyphs(let run, _) = drawing { run } else { nil }
            }
            #expect((try #require(runs.first).origin.y - 44).magnitude < 0.34)
        }
    }

    @Test func barsOfOnesOwnHaveTheirHeights() throws {
        let (views, _, _) = try layOut { root in
            let bars: [UIView] = [UINavigationBar(), UITabBar(), UIToolbar()]
            for bar in bars {
                addView(bar, to: root).leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                bar.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
                bar.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            }
            return bars
        }
        #expect(views.map(\.frame.height) == [44, 49, 44])
    }
}
