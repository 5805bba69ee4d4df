import Testing

@testable import UIKitCore

/// The order of appearance callbacks.
///
/// Source: logs of UIKit in public articles: of pushes and pops "A push with animated 出页面B后", readke.com; of tabs,
/// pgzxc.github.io; of full-screen presentations, csdndocs.com 7958993; Apple's documentation of the methods.
@Suite struct AppearanceOrderTests {
    private let push = ["B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"]

    private func inStack(
        _ body: (UINavigationController, LiveScreen, AppearanceDiary) throws -> Void
    ) throws {
        let diary = AppearanceDiary()
        try live {
            UINavigationController(rootViewController: AppearanceDiary.Controller("A", diary))
        } _: { stack, screen in
            #expect(diary.takeEntries() == ["A.didLoad", "A.willAppear", "A.didAppear"])
            try body(stack, screen, diary)
        }
    }

    @Test func aPushAtOnce() throws {
        try inStack { stack, _, diary in
            stack.pushViewController(AppearanceDiary.Controller("B", diary), animated: false)
            #expect(diary.takeEntries() == push)
        }
    }

    @Test func anAnimatedPushEndsAfterItsTime() throws {
        try inStack { stack, screen, diary in
            stack.pushViewController(AppearanceDiary.Controller("B", diary), animated: true)
            #expect(diary.takeEntries() == ["B.didLoad", "A.willDisappear*", "B.willAppear*"])
            screen.state.eventLoop.advance(by: 0.34)
            #expect(diary.takeEntries().isEmpty)
            screen.state.eventLoop.advance(by: 0.02)
            #expect(diary.takeEntries() == ["A.didDisappear*", "B.didAppear*"])
            #expect(stack.viewControllers.first?.view.superview == nil)
        }
    }

    @Test func aPop() throws {
        try inStack { stack, screen, diary in
            stack.pushViewController(AppearanceDiary.Controller("B", diary), animated: false)
            _ = diary.takeEntries()
            #expect(stack.popViewController(animated: true) != nil)
            #expect(diary.takeEntries() == ["B.willDisappear*", "A.willAppear*"])
            screen.state.eventLoop.settle()
            #expect(diary.takeEntries() == ["B.didDisappear*", "A.didAppear*"])
            #expect(stack.popViewController(animated: true) == nil)
        }
    }

    @Test func aPopToTheRootPassesOverWhatIsBetween() throws {
        try inStack { stack, _, diary in
            for name in ["B", "C"] {
                stack.pushViewController(AppearanceDiary.Controller(name, diary, all: true), animated: false)
            }
            _ = diary.takeEntries()
            #expect(stack.popToRootViewController(animated: false)?.count == 2)
            let entries = diary.takeEntries().filter { !$0.hasSuffix("Layout") }
            #expect(
                entries == [
                    "B.willMove(nil)", "C.willMove(nil)", "C.willDisappear", "A.willAppear", "C.didDisappear",
                    "A.didAppear", "B.didMove(nil)", "C.didMove(nil)",
                ])
        }
    }

    @Test func aPopToAControllerReturnsThoseAbove() throws {
        try inStack { stack, _, diary in
            let pushed = ["B", "C", "D"].map { AppearanceDiary.Controller($0, diary) }
            for controller in pushed { stack.pushViewController(controller, animated: false) }
            _ = diary.takeEntries()
            let popped = stack.popToViewController(pushed[0], animated: false) ?? []
            #expect(popped.map(\.title) == ["C", "D"])
            #expect(
                diary.takeEntries() == ["D.willDisappear", "B.willAppear", "D.didDisappear", "B.didAppear"])
            #expect(stack.popToViewController(pushed[2], animated: false) == nil)
        }
    }

    @Test func aReplacedStackShowsItsTop() throws {
        try inStack { stack, _, diary in
            let new = ["B", "C"].map { AppearanceDiary.Controller($0, diary) }
            stack.setViewControllers(new, animated: false)
            #expect(
                diary.takeEntries() == [
                    "C.didLoad", "A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear",
                ])
        }
    }

    @Test func aPushedControllerKnowsWhatHappens() throws {
        final class Asking: UIViewController {
            var answers: [String] = []
            private func note(_ name: String) {
                answers.append("\(name) \(isMovingToParent) \(isMovingFromParent)")
            }
            override func viewWillAppear(_ animated: Bool) { note("willAppear") }
            override func viewDidAppear(_ animated: Bool) { note("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
        }
        // Source: isMovingToParent, isMovingFromParent (Apple's documentation).
        try inStack { stack, _, _ in
            let asking = Asking()
            stack.pushViewController(asking, animated: false)
            stack.pushViewController(UIViewController(), animated: false)
            stack.popViewController(animated: false)
            stack.popViewController(animated: false)
            #expect(
                asking.answers == [
                    "willAppear true false", "didAppear true false", "willDisappear false false",
                    "didDisappear false false", "willAppear false false", "didAppear false false",
                    "willDisappear false true", "didDisappear false true",
                ])
        }
    }

    @Test func theViewIsAppearingBeforeItsLayout() throws {
        // Source: viewIsAppearing(_:) (Apple's documentation): after viewWillAppear, with the view in the
        // hierarchy, before its layout.
        try inStack { stack, screen, diary in
            let pushed = AppearanceDiary.Controller("B", diary, all: true)
            stack.pushViewController(pushed, animated: true)
            screen.state.eventLoop.settle()
            let entries = diary.takeEntries()
            let order = ["B.willMove(parent)", "B.didLoad", "B.willAppear*", "B.isAppearing*", "B.didLayout"]
            #expect(
                order.compactMap { entries.firstIndex(of: $0) }
                    == order.compactMap { name in
                        entries.firstIndex(of: name)
                    }.sorted())
            #expect(order.allSatisfy(entries.contains))
            #expect(entries.suffix(3) == ["A.didDisappear*", "B.didAppear*", "B.didMove(parent)"])
        }
    }

    @Test func theDelegateIsToldAround() throws {
        final class Delegate: UINavigationControllerDelegate {
            let diary: AppearanceDiary
            init(_ diary: AppearanceDiary) { self.diary = diary }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { diary.entries.append("willShow") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { diary.entries.append("didShow") }
        }
        try inStack { stack, screen, diary in
            let delegate = Delegate(diary)
            stack.delegate = delegate
            stack.pushViewController(AppearanceDiary.Controller("B", diary), animated: true)
            screen.state.eventLoop.settle()
            let entries = diary.takeEntries()
            #expect(entries.filter { $0.hasSuffix("Show") } == ["willShow", "didShow"])
            #expect(entries.last == "didShow")
            #expect(entries.firstIndex(of: "willShow") == 3)
        }
    }

    @Test func aSecondPushEndsTheFirst() throws {
        try inStack { stack, screen, diary in
            stack.pushViewController(AppearanceDiary.Controller("B", diary), animated: true)
            stack.pushViewController(AppearanceDiary.Controller("C", diary), animated: true)
            screen.state.eventLoop.settle()
            #expect(
                diary.takeEntries() == [
                    "B.didLoad", "A.willDisappear*", "B.willAppear*", "A.didDisappear*", "B.didAppear*",
                    "C.didLoad", "B.willDisappear*", "C.willAppear*", "B.didDisappear*", "C.didAppear*",
                ])
        }
    }

    @Test func theNewTabIsToldFirst() throws {
        let diary = AppearanceDiary()
        try live { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B"].map { AppearanceDiary.Controller($0, diary) }
            return tabs
        } _: { tabs, _ in
            #expect(diary.takeEntries() == ["A.didLoad", "A.willAppear", "A.didAppear"])
            tabs.selectedIndex = 1
            #expect(
                diary.takeEntries() == [
                    "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear",
                ])
            tabs.selectedIndex = 0
            #expect(
                diary.takeEntries() == ["A.willAppear", "B.willDisappear", "B.didDisappear", "A.didAppear"])
        }
    }

    @Test func aTappedTabAsksTheDelegate() throws {
        final class Delegate: UITabBarControllerDelegate {
            var calls: [String] = []
            var allows = true
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                calls.append("should \(tabBarController.selectedIndex)")
                return allows
            }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) { calls.append("did \(tabBarController.selectedIndex)") }
        }
        let delegate = Delegate()
        try live { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.delegate = delegate
            return tabs
        } _: { tabs, _ in
            let item = try #require(tabs.viewControllers?[1].tabBarItem)
            tabs.selectTab(of: item)
            #expect(delegate.calls == ["should 0", "did 1"])
            delegate.allows = false
            tabs.selectTab(of: try #require(tabs.viewControllers?[0].tabBarItem))
            #expect(delegate.calls == ["should 0", "did 1", "should 1"])
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test func aPageTurns() throws {
        let diary = AppearanceDiary()
        try live { () -> UIPageViewController in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers(
                [AppearanceDiary.Controller("A", diary)], direction: .forward, animated: false)
            return pages
        } _: { pages, screen in
            _ = diary.takeEntries()
            var isCompleted = false
            pages.setViewControllers(
                [AppearanceDiary.Controller("B", diary)], direction: .forward, animated: true
            ) { isCompleted = $0 }
            #expect(diary.takeEntries() == ["B.didLoad", "B.willAppear*", "A.willDisappear*"])
            #expect(!isCompleted)
            screen.state.eventLoop.settle()
            #expect(diary.takeEntries() == ["A.didDisappear*", "B.didAppear*"])
            #expect(isCompleted)
        }
    }
}
