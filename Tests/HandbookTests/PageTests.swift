import Devices
import Testing

@testable import UIKitCore

/// The second article: three pages by Auto Layout and by MyLayout, in both directions.
@Suite("Handbook: page containers")
struct PageTests {
    /// A container and a direction.
    struct Container: Sendable, CustomTestStringConvertible {
        var identifier: String
        var isVertical: Bool
        var testDescription: String { "\(identifier), \(isVertical ? "vertical" : "horizontal")" }
    }

    static let containers = ["ConstraintPages", "LinearPages"].flatMap {
        [Container(identifier: $0, isVertical: false), Container(identifier: $0, isVertical: true)]
    }

    /// Shows a container with its pages in the wanted direction.
    private func show(
        _ container: Container,
        _ body: (Handbook.Shown<PagesViewController>, UIScrollView, UIPageControl) throws -> Void
    ) throws {
        try Handbook.show(container.identifier, PagesViewController.self) { shown in
            if container.isVertical {
                let control = try #require(shown.controller.navigationItem.titleView as? UISegmentedControl)
                control.selectedSegmentIndex = 1
                control.sendActions(for: .valueChanged)
                shown.rest()
            }
            let view = try #require(shown.controller.view)
            try body(shown, shown.controller.scrollView, view.first(UIPageControl.self))
        }
    }

    /// Checks that the pages have the size of the screen and follow one another.
    private func expectPages(
        _ scrollView: UIScrollView, _ width: CGFloat, _ height: CGFloat, isVertical: Bool
    ) {
        let pages = scrollView.all(PageView.self)
        #expect(pages.count == 3)
        for (index, page) in pages.enumerated() {
            let number = CGFloat(index)
            #expect(
                page.frame(in: scrollView)
                    == CGRect(
                        x: isVertical ? 0 : number * width, y: isVertical ? number * height : 0, width: width,
                        height: height))
        }
        #expect(
            scrollView.contentSize
                == CGSize(width: isVertical ? width : 3 * width, height: isVertical ? 3 * height : height))
    }

    // An iPhone 8 has 375 by 667 points; upright, the pages end at 1125 across or at 2001 down.
    @Test("are as large as the screen, with both layouts", arguments: containers)
    func frames(container: Container) throws {
        try show(container) { _, scrollView, dots in
            expectPages(scrollView, 375, 667, isVertical: container.isVertical)
            #expect(scrollView.contentOffset == .zero)
            #expect(dots.currentPage == 0 && dots.numberOfPages == 3)
        }
    }

    // The second page begins at 375 across or at 667 down, and on the side at 667 across or at 375 down. What was 375
    // would be between the first two pages there.
    @Test("keep the page when the device is turned, and turned back", arguments: containers)
    func turning(container: Container) throws {
        try show(container) { shown, scrollView, dots in
            let isVertical = container.isVertical
            shown.swipe(isVertical ? .up : .left, on: scrollView)
            #expect(dots.currentPage == 1)
            #expect(scrollView.contentOffset == CGPoint(x: isVertical ? 0 : 375, y: isVertical ? 667 : 0))
            shown.turn(to: .landscape) {
                expectPages(scrollView, 667, 375, isVertical: isVertical)
                #expect(scrollView.contentOffset == CGPoint(x: isVertical ? 0 : 667, y: isVertical ? 375 : 0))
                #expect(dots.currentPage == 1)
                shown.turn(to: .portrait) {
                    expectPages(scrollView, 375, 667, isVertical: isVertical)
                    #expect(
                        scrollView.contentOffset
                            == CGPoint(x: isVertical ? 0 : 375, y: isVertical ? 667 : 0))
                }
            }
        }
    }
}
