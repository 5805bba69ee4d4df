import MyLayout
import Testing
import UIKit

@Suite("Page containers")
struct PageContainerTests {
    /// Three pages side by side or one below the other, in a scroll view of a frame.
    private func scrollView(_ frame: CGRect) -> (UIScrollView, [UIView]) {
        let scrollView = UIScrollView(frame: frame)
        scrollView.isPagingEnabled = true
        return (scrollView, (0..<3).map { _ in UIView() })
    }

    /// The pages by Auto Layout: each as large as the scroll view, one after another.
    private func byConstraints(_ frame: CGRect, _ orientation: MyOrientation) -> (UIScrollView, [UIView]) {
        let (scrollView, pages) = scrollView(frame)
        let isRow = orientation == .horz
        for (index, page) in pages.enumerated() {
            page.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(page)
            page.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
            page.heightAnchor.constraint(equalTo: scrollView.heightAnchor).isActive = true
            if isRow {
                page.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
                page.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
                let before = index == 0 ? scrollView.leadingAnchor : pages[index - 1].trailingAnchor
                page.leadingAnchor.constraint(equalTo: before).isActive = true
            } else {
                page.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
                page.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).isActive = true
                let before = index == 0 ? scrollView.topAnchor : pages[index - 1].bottomAnchor
                page.topAnchor.constraint(equalTo: before).isActive = true
            }
        }
        if isRow {
            pages[2].trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).isActive = true
        } else {
            pages[2].bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
        }
        return (scrollView, pages)
    }

    /// The pages by a linear layout that fills both axes.
    private func byLinearLayout(_ frame: CGRect, _ orientation: MyOrientation) -> (UIScrollView, [UIView]) {
        let (scrollView, pages) = scrollView(frame)
        let layout = MyLinearLayout(orientation: orientation)
        layout.gravity = .vertFill | .horzFill
        layout.widthSize.equalTo(scrollView.widthSize).multiply(orientation == .horz ? 3 : 1)
        layout.heightSize.equalTo(scrollView.heightSize).multiply(orientation == .horz ? 1 : 3)
        for page in pages { layout.addSubview(page) }
        scrollView.addSubview(layout)
        return (scrollView, pages)
    }

    @Test(
        "Auto Layout and a linear layout give the same frames",
        arguments: [MyOrientation.vert, .horz], [false, true])
    func sameFrames(orientation: MyOrientation, isRightToLeft: Bool) throws {
        try onScreen(isRightToLeft: isRightToLeft) {
            for size in [
                CGSize(width: 375, height: 200), CGSize(width: 320, height: 480),
                CGSize(width: 667, height: 375),
            ] {
                let frame = CGRect(origin: .zero, size: size)
                let (first, firstPages) = byConstraints(frame, orientation)
                let (second, secondPages) = byLinearLayout(frame, orientation)
                first.layoutIfNeeded()
                second.layoutIfNeeded()
                for (index, (page, other)) in zip(firstPages, secondPages).enumerated() {
                    let there = page.convert(page.bounds, to: first),
                        here = other.convert(other.bounds, to: second)
                    #expect(there == here)
                    // Page by page from the start: from the right end in right-to-left screens.
                    let column = isRightToLeft ? 2 - index : index
                    let x = orientation == .horz ? CGFloat(column) * size.width : 0
                    let y = orientation == .vert ? CGFloat(index) * size.height : 0
                    #expect(here == CGRect(x: x, y: y, width: size.width, height: size.height))
                }
                #expect(first.contentSize == second.contentSize)
            }
        }
    }

    // What a file says nothing of is a length of the content with a low priority: 900 points in three equal parts.
    @Test(
        "views without a length share the line, whatever they contain",
        arguments: [MyGravity.horzFill, .horzStretch])
    func equalParts(gravity: MyGravity) throws {
        try onScreen {
            let layout = MyLinearLayout(frame: CGRect(x: 0, y: 0, width: 900, height: 50), orientation: .horz)
            layout.widthSize.equalTo(nil)
            layout.gravity = gravity
            for length: CGFloat in [10, 20, 60] {
                let view = ContentView { _ in CGSize(width: length, height: 10) }
                view.widthSize.equalTo(MyLayoutSize.wrap).priority(.low)
                layout.addSubview(view)
            }
            layout.layoutIfNeeded()
            #expect(layout.subviews.map(\.frame.width) == [300, 300, 300])
        }
    }
}
