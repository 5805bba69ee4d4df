import Devices
import MyLayout
import Testing

@testable import UIKitCore

/// Three pages of a linear layout in a scroll view whose device turns.
///
/// Source: articles about pages in scroll views: the offset stays, which leaves the content between two pages, until code
/// that is told of the turn sets it. The figures are widths of the screen, 375 upright and 667 on its side.
@Suite("Pages of a device that turns")
struct PageRotationTests {
    /// Where code repairs the offset.
    enum Repair: CaseIterable, Sendable {
        case nowhere, beforeTheTurn, alongside, byTheView, byTheScreen, afterLayout, inLayout
    }

    private final class Pages: UIViewController {
        let scrollView = UIScrollView(), layout = MyLinearLayout(orientation: .horz)
        private let repair: Repair
        private var page = 0

        init(_ repair: Repair) {
            self.repair = repair
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            scrollView.isPagingEnabled = true
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(scrollView)
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            layout.gravity = .vertFill | .horzFill
            layout.widthSize.equalTo(scrollView.widthSize).multiply(3)
            layout.heightSize.equalTo(scrollView.heightSize)
            for _ in 0..<3 { layout.addSubview(UIView()) }
            scrollView.addSubview(layout)
        }

        func show(_ page: Int) {
            self.page = page
            scrollView.contentOffset = CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0)
        }

        private func repair(_ width: CGFloat) {
            scrollView.contentOffset = CGPoint(x: CGFloat(page) * width, y: 0)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            if repair == .beforeTheTurn { repair(size.width) }
            guard repair == .alongside else { return }
            coordinator.animate { [self] _ in repair(scrollView.bounds.width) }
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            switch repair {
            case .byTheView: repair(view.bounds.width)
            case .byTheScreen: repair(UIScreen.main.bounds.width)
            case .afterLayout:
                view.layoutIfNeeded()
                repair(scrollView.bounds.width)
            default: break
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if repair == .inLayout, page > 0 { repair(view.bounds.width) }
        }
    }

    private func offset(of page: Int, _ repair: Repair) throws -> (turned: CGFloat, content: CGFloat) {
        try onScreen {
            RenderEnvironment.current.withLiveScreen {
                Pages(repair)
            } _: { screen in
                guard let pages = screen.window.rootViewController as? Pages else { return (-1, -1) }
                pages.show(page)
                screen.state.layOutWindows()
                return screen.rotate(to: RenderEnvironment.current.rotated(to: .landscape)) {
                    screen.state.eventLoop.settle()
                    return (pages.scrollView.contentOffset.x, pages.scrollView.contentSize.width)
                }
            }
        }
    }

    @Test("code has its page again, wherever it sets the offset", arguments: Repair.allCases, [1, 2])
    func repairedOffsets(repair: Repair, page: Int) throws {
        let (turned, content) = try offset(of: page, repair)
        #expect(content == 2001)
        // 375 and 750 are between pages, and within 2001 - 667.
        #expect(turned == CGFloat(page) * (repair == .nowhere ? 375 : 667))
    }

    @Test("turned back, an offset beyond the content is its end")
    func limitedOffset() throws {
        let (back, next): (CGFloat, CGFloat) = try onScreen {
            RenderEnvironment.current.withLiveScreen {
                Pages(.nowhere)
            } _: { screen in
                let upright = RenderEnvironment.current
                guard let pages = screen.window.rootViewController as? Pages else { return (-1, -1) }
                return screen.rotate(to: upright.rotated(to: .landscape)) {
                    pages.show(2)
                    screen.state.layOutWindows()
                    return screen.rotate(to: upright) {
                        let back = pages.scrollView.contentOffset.x
                        return screen.rotate(to: upright.rotated(to: .landscape)) {
                            (back, pages.scrollView.contentOffset.x)
                        }
                    }
                }
            }
        }
        // 2 · 667 = 1334 is beyond 3 · 375 - 375 = 750.
        #expect(back == 750)
        #expect(next == 750)
    }
}
