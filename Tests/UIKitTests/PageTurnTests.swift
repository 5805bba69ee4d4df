import Testing

@testable import UIKit

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
}
