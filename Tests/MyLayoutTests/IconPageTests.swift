import MyLayout
import Testing
import UIKit

// Forty labels in a paged scroll view. The expected frames follow from the formulas of MyLayout's paging, worked out
// beside each case.
@Suite("Icon pages")
struct IconPageTests {
    /// Shows the pages and returns the labels, the layout and the scroll view.
    private func show(
        _ size: CGSize, isLandscape: Bool = false, margin: CGFloat = 0, isPaging: Bool = true,
        isRightToLeft: Bool = false,
        _ check: ([UIView], MyFlowLayout, UIScrollView) -> Void
    ) throws {
        try onScreen(isRightToLeft: isRightToLeft, isLandscape: isLandscape) {
            let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
            scrollView.isPagingEnabled = isPaging
            let layout = MyFlowLayout(orientation: .vert, arrangedCount: 3)
            layout.pagedCount = 9
            layout.wrapContentWidth = true
            layout.heightSize.equalTo(scrollView.heightSize)
            (layout.subviewHSpace, layout.subviewVSpace) = (10, 10)
            layout.padding = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
            let landscape = layout.fetchLayoutSizeClass(.landscape, copyFrom: [.wAny, .hAny])
            landscape.arrangedCount = 6
            landscape.pagedCount = 18
            let labels = (0..<40).map { _ in UILabel() }
            for label in labels {
                if margin != 0 { label.myMargin = margin }
                layout.addSubview(label)
            }
            scrollView.addSubview(layout)
            scrollView.layoutIfNeeded()
            check(labels, layout, scrollView)
        }
    }

    // Item width (375 - 10 - 20) / 3 = 115, height (200 - 10 - 20) / 3 = 56.667, at two pixels a point 56.5; rows begin
    // at 5, 5 + 66.667 = 71.667 -> 71.5 and 138.333 -> 138.5, columns at 5, 130 and 255, pages at 375 each.
    @Test("five pages of nine upright")
    func portrait() throws {
        try show(CGSize(width: 375, height: 200)) { labels, layout, scrollView in
            let columns: [CGFloat] = [5, 130, 255], rows: [CGFloat] = [5, 71.5, 138.5]
            for (index, label) in labels.enumerated() {
                let page = CGFloat(index / 9)
                expectFrame(label, page * 375 + columns[index % 3], rows[index % 9 / 3], 115, 56.5)
            }
            expectFrame(layout, 0, 0, 1875, 200)
            #expect(scrollView.contentSize == CGSize(width: 1875, height: 200))
        }
    }

    // The margins are inside the cells: 105 x 46.667, at 10, 135 and 260, and at 10, 76.667 -> 76.5 and 143.333 -> 143.5.
    @Test("margins of items are inside their cells")
    func margins() throws {
        try show(CGSize(width: 375, height: 200), margin: 5) { labels, _, scrollView in
            let columns: [CGFloat] = [10, 135, 260], rows: [CGFloat] = [10, 76.5, 143.5]
            for (index, label) in labels.enumerated() {
                let page = CGFloat(index / 9)
                expectFrame(label, page * 375 + columns[index % 3], rows[index % 9 / 3], 105, 46.5)
            }
            #expect(scrollView.contentSize == CGSize(width: 1875, height: 200))
        }
    }

    // Six a row in 667 points: (667 - 10 - 50) / 6 = 101.167 -> 101; columns every 111.167 points from 5, rounded to
    // half points: 5, 116.167 -> 116, 227.333 -> 227.5, 338.5, 449.667 -> 449.5, 560.833 -> 561; pages at 667 each.
    @Test("three pages of eighteen on the side")
    func landscape() throws {
        try show(CGSize(width: 667, height: 200), isLandscape: true) { labels, layout, scrollView in
            let columns: [CGFloat] = [5, 116, 227.5, 338.5, 449.5, 561], rows: [CGFloat] = [5, 71.5, 138.5]
            for (index, label) in labels.enumerated() {
                let page = CGFloat(index / 18)
                expectFrame(label, page * 667 + columns[index % 6], rows[index % 18 / 6], 101, 56.5)
            }
            #expect(scrollView.contentSize == CGSize(width: 2001, height: 200))
        }
    }

    // Without paging, an item and its space are a third of 375 - 5: width (375 - 5 - 30) / 3 = 113.333 -> 113.5, columns
    // every 123.333 from 5: 5, 128.333 -> 128.5, 251.667 -> 251.5; pages every 370 points. The layout ends 5 points after
    // the last item: 4 * 370 + 251.667 + 113.333 + 5 = 1850.
    @Test("a scroll view that does not stop at pages")
    func withoutPaging() throws {
        try show(CGSize(width: 375, height: 200), isPaging: false) { labels, _, scrollView in
            let columns: [CGFloat] = [5, 128.5, 251.5]
            for (index, label) in labels.enumerated() {
                let page = CGFloat(index / 9)
                #expect(label.frame.minX == page * 370 + columns[index % 3])
                #expect(label.frame.width == 113.5)
            }
            #expect(scrollView.contentSize == CGSize(width: 1850, height: 200))
        }
    }

    // Mirrored in 1875 points.
    @Test("pages run from right to left")
    func rightToLeft() throws {
        try show(CGSize(width: 375, height: 200), isRightToLeft: true) { labels, _, _ in
            let columns: [CGFloat] = [1755, 1630, 1505]
            for (index, label) in labels.enumerated() {
                #expect(label.frame.minX == columns[index % 3] - CGFloat(index / 9) * 375)
            }
        }
    }
}
