import Devices
import Geometry
import Scene
import Testing

@testable import UIKit

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
}
