import Devices
import Geometry
import Scene
import Testing

@testable import UIKitCore

/// The looks of bars. Source of the expected values: the documentation of `UIBarAppearance` and `UIAppearance`.
@Suite struct BarAppearanceTests {
    /// A navigation controller with a scroll view of 2000 points under its bar.
    private func scrolling(
        _ change: (UINavigationController) -> Void
    ) throws -> (screen: ShownScreen<UINavigationController>, scroll: UIScrollView) {
        let scroll = UIScrollView()
        let screen = try show { () -> UINavigationController in
            let child = UIViewController()
            child.title = "Title"
            scroll.contentSize = CGSize(width: 375, height: 2000)
            pinEdges(of: addView(scroll, to: child.view), to: child.view)
            let navigation = UINavigationController(rootViewController: child)
            change(navigation)
            return navigation
        }
        return (screen, scroll)
    }

    private func ground(of bar: UIView, in environment: RenderEnvironment) throws -> [DrawCommand] {
        let ground = try #require(bar.subviews.first { $0 is BarBackgroundView })
        return environment.run { ground.content(in: ContentContext(traits: environment.traits)) }
    }

    private func title(of bar: UINavigationBar) throws -> UILabel {
        try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
    }

    @Test func titlesHaveTheAttributesOfTheBarAndOfItsAppearance() throws {
        let (screen, scroll) = try scrolling {
            $0.navigationBar.titleTextAttributes = [
                .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20),
            ]
            let appearance = UINavigationBarAppearance()
            appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
            $0.navigationBar.scrollEdgeAppearance = appearance
        }
        let label = try title(of: screen.controller.navigationBar)
        #expect(label.textColor == .green)
        #expect(label.font == .boldSystemFont(ofSize: 20))
        screen.change { scroll.contentOffset.y = 100 }
        #expect(label.textColor == .red)
        screen.change { scroll.contentOffset.y = -64 }
        #expect(label.textColor == .green)
    }

    @Test func theAppearanceOfAnItemIsThatOfTheBarWhileItIsShown() throws {
        let (screen, _) = try scrolling {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            appearance.backgroundColor = .blue
            $0.topViewController?.navigationItem.scrollEdgeAppearance = appearance
        }
        let commands = try ground(of: screen.controller.navigationBar, in: screen.environment)
        #expect(commands.count == 1)
    }

    @Test func aBlackBarHasAWhiteTitle() throws {
        let (screen, _) = try scrolling { $0.navigationBar.barStyle = .black }
        #expect(try title(of: screen.controller.navigationBar).textColor == .white)
    }

    @Test func anImageWithoutSizeStandsForNothing() throws {
        let (screen, _) = try scrolling {
            $0.navigationBar.setBackgroundImage(UIImage(), for: .default)
            $0.navigationBar.shadowImage = UIImage()
        }
        #expect(try ground(of: screen.controller.navigationBar, in: screen.environment).isEmpty)
        #expect(screen.controller.navigationBar.backgroundImage(for: .default) != nil)
    }

    @Test func copiesAreIndependent() {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.stackedLayoutAppearance.selected.iconColor = .red
        let copy = appearance.copy()
        copy.stackedLayoutAppearance.selected.iconColor = .blue
        copy.backgroundColor = nil
        #expect(appearance.stackedLayoutAppearance.selected.iconColor == .red)
        #expect(appearance.backgroundColor == .systemBackground)
        #expect(UINavigationBarAppearance(barAppearance: appearance).backgroundColor == .systemBackground)
    }

    @Test func buttonsHaveTheirOwnAttributesBeforeThoseOfTheBar() throws {
        let plain = UIBarButtonItem(title: "MMMM", style: .plain)
        let own = UIBarButtonItem(title: "MMMM", style: .plain)
        own.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
        #expect(own.titleTextAttributes(for: .normal)?.count == 1)
        #expect(own.titleTextAttributes(for: .highlighted) == nil)
        let (screen, _) = try scrolling {
            $0.topViewController?.navigationItem.rightBarButtonItems = [plain, own]
            let appearance = UINavigationBarAppearance()
            appearance.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 34)]
            $0.navigationBar.scrollEdgeAppearance = appearance
        }
        let widths = screen.controller.navigationBar.subviews.compactMap { $0 as? BarButtonView }
            .map { $0.frame.width - 2 * BarButtonView.padding }
        // Widths of the same letters are nearly as their sizes.
        #expect(widths.count == 2)
        #expect(abs(widths[0] / widths[1] - 3.4) < 0.25, "\(widths)")
    }

    @Test func tabsHaveTheColorsOfTheirState() throws {
        let bar = UITabBar()
        let first = UITabBarItem(title: "A", image: nil, tag: 0)
        let second = UITabBarItem(title: "B", image: nil, tag: 1)
        let screen = try show { () -> UIViewController in
            let controller = UIViewController()
            bar.items = [first, second]
            bar.selectedItem = first
            bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.green
            ]
            second.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
            bar.frame = CGRect(x: 0, y: 0, width: 375, height: 49)
            controller.view.addSubview(bar)
            return controller
        }
        let buttons = bar.subviews.compactMap { $0 as? TabBarButton }
        let bounds = screen.environment.run {
            buttons.map {
                $0.content(in: ContentContext(traits: screen.environment.traits)).first?.drawing?.bounds
            }
        }
        let (a, b) = (try #require(bounds[0]), try #require(bounds[1]))
        #expect(b.minY == a.minY - 4)
    }
}
