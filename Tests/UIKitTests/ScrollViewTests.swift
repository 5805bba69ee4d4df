import Testing

@testable import UIKitCore

@Suite struct ScrollViewTests {
    @Test func contentSizeFollowsFromAChain() throws {
        // Four views of 200x120 with 10 between and 20 around: 2·20 + 4·200 + 3·10 by 2·20 + 120.
        let (scroll, _, diagnostics) = try layOut { root in
            let scroll = addView(UIScrollView(), to: root)
            fill(root, with: scroll)
            var previous: UIView?
            for _ in 0..<4 {
                let view = addView(UIView(), to: scroll)
                let start = previous?.trailingAnchor ?? scroll.leadingAnchor
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: start, constant: previous == nil ? 20 : 10),
                    view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
                    view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
                    view.widthAnchor.constraint(equalToConstant: 200),
                    view.heightAnchor.constraint(equalToConstant: 120),
                ])
                previous = view
            }
            previous?.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20).isActive =
                true
            return scroll
        }
        #expect(scroll.contentSize == CGSize(width: 870, height: 160))
        #expect(scroll.subviews.map(\.frame.minX) == [20, 230, 440, 650])
        #expect(diagnostics.isEmpty)
    }

    @Test func pagesAreAsWideAsTheScrollViewAndShownWhole() throws {
        let (scroll, _, _) = try layOut { root in
            let scroll = addView(UIScrollView(), to: root)
            scroll.contentInsetAdjustmentBehavior = .never
            fill(root, with: scroll)
            let content = scroll.contentLayoutGuide, frame = scroll.frameLayoutGuide
            var start = content.leadingAnchor
            for _ in 0..<3 {
                let page = addView(UIView(), to: scroll)
                NSLayoutConstraint.activate([
                    page.leadingAnchor.constraint(equalTo: start),
                    page.topAnchor.constraint(equalTo: content.topAnchor),
                    page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    page.widthAnchor.constraint(equalTo: frame.widthAnchor),
                    page.heightAnchor.constraint(equalTo: frame.heightAnchor),
                ])
                start = page.trailingAnchor
            }
            content.trailingAnchor.constraint(equalTo: start).isActive = true
            scroll.scroll(toPage: 2)
            return scroll
        }
        #expect(scroll.contentSize == CGSize(width: 1125, height: 667))
        #expect(scroll.contentOffset == CGPoint(x: 750, y: 0))
        #expect(scroll.subviews.map(\.frame.minX) == [0, 375, 750])
    }

    private func fill(_ root: UIView, with view: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
    }
}
