import Devices
import MyLayout
import Testing

@testable import UIKitCore

/// The second article: forty icons in pages by MyLayout.
@Suite("Handbook: icon pages")
struct IconPageTests {
    /// Checks all icons: those of a page row by row, in columns and rows that begin at some points.
    private func expectIcons(
        _ scrollView: UIScrollView, columns: [CGFloat], rows: [CGFloat], width: CGFloat, height: CGFloat
    ) {
        let icons = scrollView.all(UILabel.self), perPage = columns.count * rows.count
        #expect(icons.count == 40)
        for (index, icon) in icons.enumerated() {
            let page = CGFloat(index / perPage), place = index % perPage
            #expect(
                icon.frame
                    == CGRect(
                        x: page * scrollView.bounds.width + columns[place % columns.count],
                        y: rows[place / columns.count], width: width, height: height))
        }
    }

    // Upright, in 375 by 200 points, with spaces of 10 and a padding of 5: (375 - 10 - 20) / 3 = 115 wide and
    // (200 - 10 - 20) / 3 = 56.667 high, at two pixels a point 56.5; rows begin at 5, 71.667 -> 71.5 and 138.333 -> 138.5.
    // On the side, in 667 points: (667 - 10 - 50) / 6 = 101.167 -> 101 wide, every 111.167 points from 5.
    @Test("are nine a page upright and eighteen on the side")
    func frames() throws {
        try Handbook.show("IconPages", IconPagesViewController.self) { shown in
            let view = try #require(shown.controller.view)
            let scrollView = try view.first(UIScrollView.self, "icn-sv-001")
            let dots = try view.first(UIPageControl.self), rows: [CGFloat] = [5, 71.5, 138.5]
            #expect(scrollView.bounds.size == CGSize(width: 375, height: 200))
            #expect(scrollView.all(UILabel.self).first?.frame == CGRect(x: 5, y: 5, width: 115, height: 56.5))
            expectIcons(scrollView, columns: [5, 130, 255], rows: rows, width: 115, height: 56.5)
            #expect(scrollView.contentSize == CGSize(width: 1875, height: 200))
            #expect(dots.numberOfPages == 5)
            // The third page upright begins with the nineteenth icon, which is on the second page of eighteen.
            shown.swipe(.left, on: scrollView)
            shown.swipe(.left, on: scrollView)
            #expect(dots.currentPage == 2 && scrollView.contentOffset.x == 750)
            shown.turn(to: .landscape) {
                expectIcons(
                    scrollView, columns: [5, 116, 227.5, 338.5, 449.5, 561], rows: rows, width: 101,
                    height: 56.5)
                #expect(scrollView.contentSize == CGSize(width: 2001, height: 200))
                #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
                #expect(scrollView.contentOffset == CGPoint(x: 667, y: 0))
            }
        }
    }

    @Test("show the icon that was tapped")
    func choosing() throws {
        try Handbook.show("IconPages", IconPagesViewController.self) { shown in
            let view = try #require(shown.controller.view)
            let icon = try #require(
                view.first(UIScrollView.self, "icn-sv-001").all(UILabel.self).dropFirst(4).first)
            shown.tap(icon)
            #expect(try view.first(UILabel.self, "icn-lb-001").text == "🍓")
        }
    }
}
