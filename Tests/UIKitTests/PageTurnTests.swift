import Testing

@testable import UIKitCore

/// Pages that the user turns.
///
/// Source: `UIPageViewController`, its data source and its delegate in Apple's documentation.
@Suite struct PageTurnTests {
    private final class Source: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = ["A", "B", "C"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        var events: [String] = []

        private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
            return pages.indices.contains(index + offset) ? pages[index + offset] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            events.append("before \(viewController.title ?? "")")
            return page(-1, from: viewController)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            events.append("after \(viewController.title ?? "")")
            return page(1, from: viewController)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            events.append("will \(pendingViewControllers.first?.title ?? "")")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            events.append("did from \(previousViewControllers.first?.title ?? "") \(completed)")
        }
    }

    @Test func swipesAskForPagesAndTellTheDelegate() {
        let source = Source()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        controller.delegate = source
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        RenderEnvironment.standard.withLiveScreen {
            controller
        } _: { screen in
            let input = TouchInput(), right = CGPoint(x: 350, y: 400), left = CGPoint(x: 50, y: 400)
            let loop = screen.state.eventLoop
            let control = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
            input.swipe(from: right, direction: .left)
            loop.settle()
            #expect(source.events == ["after A", "will B", "did from A true"])
            #expect(controller.viewControllers == [source.pages[1]])
            #expect(control?.currentPage == 1)
            source.events = []
            // Less than half of the way, without velocity.
            input.drag(from: right, to: CGPoint(x: 250, y: 400), rest: 0.2)
            loop.settle()
            #expect(source.events == ["after B", "will C", "did from B false"])
            #expect(controller.viewControllers == [source.pages[1]])
            source.events = []
            input.swipe(from: left, direction: .right)
            loop.settle()
            input.swipe(from: left, direction: .right)
            input.swipe(from: left, direction: .down)
            loop.settle()
            #expect(source.events == ["before B", "will A", "did from B true", "before A"])
            #expect(controller.viewControllers == [source.pages[0]])
            #expect(control?.currentPage == 0)
        }
    }

    @Test func pagesFollowTheFinger() {
        let source = Source()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        controller.delegate = source
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        RenderEnvironment.standard.withLiveScreen {
            controller
        } _: { screen in
            let input = TouchInput(), width = screen.window.bounds.width, pages = source.pages
            func left(_ page: Int) -> CGFloat {
                pages[page].view.convert(CGPoint.zero, to: screen.window).x
            }
            input.begin(at: CGPoint(x: 300, y: 300))
            input.move(to: CGPoint(x: 280, y: 300))
            #expect(source.events == ["after A", "will B"])
            // The drag is counted from where it began.
            input.move(to: CGPoint(x: 180, y: 300))
            let moved = left(0)
            #expect(moved <= -100 && moved >= -120)
            #expect(left(1) == moved + width)
            #expect(controller.viewControllers == [pages[0]])
            input.move(to: CGPoint(x: 170, y: 300))
            #expect(left(0) == moved - 10)
            // Back beyond the start: the page stays.
            input.move(to: CGPoint(x: 320, y: 300))
            #expect(left(0) == 0)
            screen.state.eventLoop.advance(by: 0.2)
            input.end()
            screen.state.eventLoop.settle()
            #expect(source.events == ["after A", "will B", "did from A false"])
            #expect(pages[1].parent == nil && pages[1].viewIfLoaded?.superview == nil)
            #expect(left(0) == 0)
            // More than half of the way.
            source.events = []
            input.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), rest: 0.2)
            #expect(source.events == ["after A", "will B"])
            screen.state.eventLoop.settle()
            #expect(source.events == ["after A", "will B", "did from A true"])
            #expect(controller.viewControllers == [pages[1]] && left(1) == 0)
            #expect(pages[0].parent == nil && pages[1].parent === controller)
        }
    }

    @Test func codeThatSetsAPageEndsADrag() {
        let source = Source()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        controller.delegate = source
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        RenderEnvironment.standard.withLiveScreen {
            controller
        } _: { screen in
            let input = TouchInput()
            input.begin(at: CGPoint(x: 300, y: 300))
            input.move(to: CGPoint(x: 200, y: 300))
            controller.setViewControllers([source.pages[2]], direction: .forward, animated: false)
            input.end()
            screen.state.eventLoop.settle()
            #expect(source.events == ["after A", "will B", "did from A false"])
            #expect(controller.viewControllers == [source.pages[2]])
            #expect(controller.children == [source.pages[2]])
        }
    }
}
