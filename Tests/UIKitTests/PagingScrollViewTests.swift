import Devices
import Testing

@testable import UIKitCore

@Suite struct PagingScrollViewTests {
    /// The mission's pager: a container pinned to the scroll view's four edges, as high (or wide) as it, and
    /// pages in a chain, each as wide and high as the scroll view.
    private final class Pager: UIViewController {
        let scroll = UIScrollView(), container = UIView()
        let isVertical: Bool
        private(set) var pages: [UIView] = []

        init(isVertical: Bool) {
            self.isVertical = isVertical
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            scroll.isPagingEnabled = true
            scroll.contentInsetAdjustmentBehavior = .never
            pinEdges(of: addView(scroll, to: view), to: view)
            pinEdges(of: addView(container, to: scroll), to: scroll)
            let across =
                isVertical
                ? container.widthAnchor.constraint(equalTo: scroll.widthAnchor)
                : container.heightAnchor.constraint(equalTo: scroll.heightAnchor)
            across.isActive = true
            pages = (0..<4).map { _ in addView(UIView(), to: container) }
            for (index, page) in pages.enumerated() { chain(page, after: index > 0 ? pages[index - 1] : nil) }
            let last = pages[3]
            let end =
                isVertical
                ? last.bottomAnchor.constraint(equalTo: container.bottomAnchor)
                : last.rightAnchor.constraint(equalTo: container.rightAnchor)
            end.isActive = true
        }

        private func chain(_ page: UIView, after previous: UIView?) {
            NSLayoutConstraint.activate([
                page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                page.heightAnchor.constraint(equalTo: scroll.heightAnchor),
            ])
            if isVertical {
                page.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
                page.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? container.topAnchor).isActive =
                    true
            } else {
                page.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
                page.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? container.leftAnchor).isActive =
                    true
            }
        }
    }

    @Test(arguments: [
        ("iphone-4", 320.0, 480.0), ("iphone-8", 375, 667), ("iphone-x", 375, 812), ("iphone-16", 393, 852),
        ("ipad-9.7", 768, 1024),
    ])
    func fourPagesAreFourScreensWide(device: String, width: CGFloat, height: CGFloat) throws {
        let screen = try show(on: device) { Pager(isVertical: false) }
        let pager = screen.controller
        #expect(pager.scroll.contentSize == CGSize(width: 4 * width, height: height))
        #expect(pager.pages.map(\.frame.minX) == [0, width, 2 * width, 3 * width])
        #expect(pager.pages.allSatisfy { $0.frame.size == CGSize(width: width, height: height) })
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func theVerticalTwinIsFourScreensHigh() throws {
        let screen = try show { Pager(isVertical: true) }
        #expect(screen.controller.scroll.contentSize == CGSize(width: 375, height: 4 * 667))
        #expect(screen.controller.pages.map(\.frame.minY) == [0, 667, 1334, 2001])
        #expect(screen.diagnostics.isEmpty)
    }

    /// Source: articles about pages in scroll views, which repair the offset after a turn.
    @Test func rotationLeavesTheOffsetBetweenPages() throws {
        let screen = try show { Pager(isVertical: false) }
        let scroll = screen.controller.scroll, third = CGPoint(x: 2 * 375, y: 0)
        screen.change { scroll.contentOffset = third }
        screen.rotate(to: .landscape)
        #expect(scroll.bounds.size == CGSize(width: 667, height: 375))
        #expect(scroll.contentOffset == third)
        screen.rotate(to: .portrait)
        #expect(scroll.contentOffset == third)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func rotationLimitsTheOffsetToTheContent() throws {
        let screen = try show { Pager(isVertical: true) }
        let scroll = screen.controller.scroll
        screen.change { scroll.contentOffset = CGPoint(x: 0, y: 2 * 667) }
        screen.rotate(to: .landscape)
        // 1334 is beyond the end of four pages of 375.
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 3 * 375))
        screen.rotate(to: .portrait)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 3 * 375))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func aPageOfAFileIsThatOfTheWidthBeforeATurn() throws {
        let environment = testEnvironment(try DeviceTable.profile(named: "iphone-8"), .portrait)
        let pager = Pager(isVertical: false)
        environment.withLiveScreen {
            pager.scroll.scroll(toPage: 1)
            return pager
        } _: { screen in
            #expect(pager.scroll.contentOffset.x == 375)
            screen.rotate(to: RenderEnvironment.current.rotated(to: .landscape)) {
                #expect(pager.scroll.contentOffset.x == 375)
            }
        }
    }

    @Test func withoutPagingRotationKeepsTheOffset() throws {
        let screen = try show { Pager(isVertical: false) }
        let scroll = screen.controller.scroll
        screen.change {
            scroll.isPagingEnabled = false
            scroll.contentOffset = CGPoint(x: 100, y: 0)
        }
        screen.rotate(to: .landscape)
        #expect(scroll.contentOffset.x == 100)
    }
}
