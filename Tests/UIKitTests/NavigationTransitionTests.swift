import Devices
import Geometry
import Scene
import Testing

@testable import UIKitCore

/// What a navigation controller shows while it pushes and pops.
///
/// The curve is symmetric, so that half of each way is covered after half of the time.
@Suite struct NavigationTransitionTests {
    private func inStack(_ body: (UINavigationController, LiveScreen) throws -> Void) throws {
        let environment = testEnvironment(try DeviceTable.profile(named: "iphone-8"), .portrait)
        try live(on: environment) {
            UINavigationController(rootViewController: page("First", "a"))
        } _: { stack, screen in
            stack.navigationBar.identifier = "bar"
            try body(stack, screen)
        }
    }

    private func page(_ title: String, _ id: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.identifier = id
        return controller
    }

    private func nodes(_ screen: LiveScreen, _ text: String) -> [LayoutNode] {
        screen.capture().nodes.filter { $0.text == text && $0.className == "UILabel" && !$0.isHidden }
    }

    @Test func theBarStandsAboveBothPages() throws {
        try inStack { stack, screen in
            let bar = stack.navigationBar.frame
            stack.pushViewController(page("Second", "b"), animated: true)
            for _ in 0..<3 {
                screen.state.eventLoop.advance(by: 0.1)
                let nodes = screen.capture().nodes
                let order = nodes.map(\.id).filter { ["a", "b", "bar"].contains($0) }
                #expect(order == ["a", "b", "bar"])
                let node = try #require(nodes.first { $0.id == "bar" })
                #expect(node.frame == bar.rect && node.transform == .identity)
            }
        }
    }

    /// Source: the upper page moves by the width, the lower one by three tenths of it (`SlideAnimator`).
    @Test(arguments: [true, false])
    func pagesMoveUnderTheBar(isPush: Bool) throws {
        try inStack { stack, screen in
            stack.pushViewController(page("Second", "b"), animated: isPush)
            if !isPush { stack.popViewController(animated: true) }
            screen.state.eventLoop.advance(by: 0.175)
            let nodes = screen.capture().nodes
            let pages = ["a", "b"].map { id in nodes.first { $0.id == id }?.transform.tx ?? 0 }
            expectClose(pages[0], -0.3 * 375 / 2)
            expectClose(pages[1], 375.0 / 2)
            screen.state.eventLoop.settle()
            let after = screen.capture().nodes.filter { ["a", "b"].contains($0.id) }
            #expect(after.map(\.id) == [isPush ? "b" : "a"])
            #expect(after[0].transform == .identity)
        }
    }

    @Test func titlesSlideAndCrossFade() throws {
        try inStack { stack, screen in
            let first = try #require(nodes(screen, "First").first)
            stack.pushViewController(page("Second", "b"), animated: true)
            screen.state.eventLoop.advance(by: 0.175)
            // The new title comes from beyond the edge.
            let second = try #require(nodes(screen, "Second").first)
            expectClose(second.transform.tx, (375 - second.frame.minX) / 2)
            expectClose(second.opacity, 0.5)
            // The old one goes to where the back button's title begins, 29 points from the edge, and back it comes.
            let old = nodes(screen, "First")
            #expect(old.count == 2)
            expectClose(old[0].transform.tx, (29 - first.frame.minX) / 2)
            expectClose(old[1].transform.tx, (first.frame.minX - 29) / 2)
            for node in old { expectClose(node.opacity, 0.5) }
            screen.state.eventLoop.settle()
            #expect(nodes(screen, "First").isEmpty)
            let rest = try #require(nodes(screen, "Second").first)
            #expect(rest.transform == .identity && rest.opacity == 1)
            #expect(rest.frame == second.frame)
        }
    }

    @Test func aPopIsThePushBackwards() throws {
        func moment(_ isPush: Bool) throws -> [LayoutNode] {
            var found: [LayoutNode] = []
            try inStack { stack, screen in
                stack.pushViewController(page("Second", "b"), animated: isPush)
                if !isPush { stack.popViewController(animated: true) }
                screen.state.eventLoop.advance(by: 0.175)
                found = nodes(screen, "First") + nodes(screen, "Second")
            }
            return found.sorted { ($0.frame.minX, $0.opacity) < ($1.frame.minX, $1.opacity) }
        }
        let push = try moment(true), pop = try moment(false)
        #expect(push.count == 3 && pop.count == 3)
        for (there, back) in zip(push, pop) {
            #expect(there.text == back.text)
            expectClose(there.transform.tx, back.transform.tx)
            expectClose(there.opacity, back.opacity)
        }
    }

    /// Large titles go with their pages.
    @Test(arguments: [true, false])
    func largeTitlesMoveWithThePages(isPush: Bool) throws {
        try inStack { stack, screen in
            stack.navigationBar.prefersLargeTitles = true
            stack.pushViewController(page("Second", "b"), animated: false)
            if isPush { stack.pushViewController(page("Third", "c"), animated: true) }
            if !isPush { stack.popViewController(animated: true) }
            screen.state.eventLoop.advance(by: 0.175)
            let (lower, upper) = isPush ? ("Second", "Third") : ("First", "Second")
            func large(_ text: String) throws -> LayoutNode {
                try #require(nodes(screen, text).first { $0.frame.height == 41 })
            }
            try expectClose(large(upper).transform.tx, 375.0 / 2)
            try expectClose(large(lower).transform.tx, -0.3 * 375 / 2)
            try expectClose(large(upper).opacity, 0.5)
            screen.state.eventLoop.settle()
            let rest = try large(isPush ? upper : lower)
            #expect(rest.transform == .identity && rest.opacity == 1)
        }
    }

    @Test func aTitleViewKeepsItsOwnOpacity() throws {
        try inStack { stack, screen in
            let first = try #require(stack.topViewController),
                view = UIView(frame: .init(x: 0, y: 0, width: 40, height: 20))
            (view.alpha, view.identifier) = (0.5, "title")
            first.navigationItem.titleView = view
            screen.state.eventLoop.settle()
            stack.pushViewController(page("Second", "b"), animated: true)
            screen.state.eventLoop.advance(by: 0.175)
            expectClose(screen.capture().nodes.first { $0.id == "title" }?.opacity ?? 0, 0.25)
            screen.state.eventLoop.settle()
            #expect(view.superview == nil && view.alpha == 0.5)
            stack.popViewController(animated: true)
            screen.state.eventLoop.settle()
            #expect(view.superview === stack.navigationBar && view.alpha == 0.5)
        }
    }

    @Test func aChevronThatStaysStandsStill() throws {
        try inStack { stack, screen in
            stack.pushViewController(page("Second", "b"), animated: false)
            stack.pushViewController(page("Third", "c"), animated: true)
            screen.state.eventLoop.advance(by: 0.175)
            let chevrons = screen.capture().nodes.filter { $0.className == "BarButtonView" }
            #expect(chevrons.count == 1)
            #expect(chevrons.first?.opacity == 1 && chevrons.first?.transform == .identity)
        }
    }

    @Test func aChangeDuringATransitionEndsIt() throws {
        try inStack { stack, screen in
            stack.pushViewController(page("Second", "b"), animated: true)
            screen.state.eventLoop.advance(by: 0.1)
            stack.popViewController(animated: false)
            let titles = nodes(screen, "First")
            #expect(titles.count == 1 && nodes(screen, "Second").isEmpty)
            #expect(titles.first?.opacity == 1 && titles.first?.transform == .identity)
        }
    }

    // MARK: Interactive pops

    private func inPushedStack(
        _ body: (UINavigationController, LiveScreen, AppearanceDiary) throws -> Void
    ) throws {
        let diary = AppearanceDiary()
        let environment = testEnvironment(try DeviceTable.profile(named: "iphone-8"), .portrait)
        try live(on: environment) {
            UINavigationController(rootViewController: AppearanceDiary.Controller("A", diary))
        } _: { stack, screen in
            stack.pushViewController(AppearanceDiary.Controller("B", diary), animated: false)
            screen.state.eventLoop.settle()
            _ = diary.takeEntries()
            try body(stack, screen, diary)
        }
    }

    /// Source: the pages follow the finger; the first 10 points only begin the gesture.
    @Test func theTopPageFollowsAFingerFromTheEdge() throws {
        try inPushedStack { stack, screen, diary in
            stack.viewControllers[0].view.identifier = "a"
            stack.viewControllers[1].view.identifier = "b"
            let input = TouchInput(), loop = screen.state.eventLoop
            input.begin(at: CGPoint(x: 2, y: 300))
            for x in stride(from: 12, through: 162, by: 30) {
                loop.advance(by: 0.25)
                input.move(to: CGPoint(x: CGFloat(x), y: 300))
            }
            #expect(diary.takeEntries() == ["B.willDisappear*", "A.willAppear*"])
            #expect(stack.transitionCoordinator?.isInteractive == true)
            let nodes = screen.capture().nodes
            expectClose(nodes.first { $0.id == "b" }?.transform.tx ?? 0, 150)
            expectClose(nodes.first { $0.id == "a" }?.transform.tx ?? 0, -0.3 * (375 - 150))
            let title = nodes.first { $0.text == "B" && $0.className == "UILabel" && !$0.isHidden }
            expectClose(title?.opacity ?? 0, 1 - 150.0 / 375)
            loop.advance(by: 5)
            #expect(diary.takeEntries().isEmpty)
            input.end()
            loop.settle()
        }
    }

    /// Source: logs of UIKit in public articles: the controllers are told as in a pop, and of a pop that is given up
    /// the other way round again.
    @Test(arguments: [(200.0, true), (150, false)])
    func anInteractivePopIsCompletedPastHalfOfTheWidth(end: Double, isCompleted: Bool) throws {
        try inPushedStack { stack, screen, diary in
            let top = try #require(stack.topViewController)
            TouchInput().drag(
                from: CGPoint(x: 2, y: 300), to: CGPoint(x: 12 + end, y: 300), duration: 1.5, rest: 0.5)
            screen.state.eventLoop.settle()
            let pop = ["B.willDisappear*", "A.willAppear*"]
            let end =
                isCompleted
                ? ["B.didDisappear*", "A.didAppear*"]
                : ["A.willDisappear*", "B.willAppear*", "A.didDisappear*", "B.didAppear*"]
            #expect(diary.takeEntries() == pop + end)
            #expect(stack.viewControllers.map(\.title) == (isCompleted ? ["A"] : ["A", "B"]))
            #expect(stack.transitionCoordinator == nil && !top.isMovingFromParent)
            let shown = try #require(stack.topViewController)
            #expect(shown.view.superview === stack.view && shown.view.transform == .identity)
            let title = screen.capture().nodes.first {
                $0.text == shown.title && $0.className == "UILabel" && !$0.isHidden
            }
            #expect(title?.opacity == 1 && title?.transform == .identity)
        }
    }

    @Test func aFastSwipeDecidesAlone() throws {
        try inPushedStack { stack, screen, _ in
            TouchInput().drag(
                from: CGPoint(x: 2, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.15)
            screen.state.eventLoop.settle()
            #expect(stack.viewControllers.count == 1)
        }
    }

    @Test func elsewhereNothingGoesBack() throws {
        try inPushedStack { stack, screen, diary in
            func drag(_ start: CGPoint, _ end: CGPoint) {
                TouchInput().drag(from: start, to: end)
                screen.state.eventLoop.settle()
            }
            drag(CGPoint(x: 100, y: 300), CGPoint(x: 350, y: 300))
            drag(CGPoint(x: 2, y: 300), CGPoint(x: 20, y: 500))
            stack.topViewController?.navigationItem.hidesBackButton = true
            drag(CGPoint(x: 2, y: 300), CGPoint(x: 350, y: 300))
            #expect(stack.viewControllers.count == 2 && diary.takeEntries().isEmpty)
        }
    }
}
