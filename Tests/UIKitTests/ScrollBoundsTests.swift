import Testing

@testable import UIKitCore

/// The origin of a scroll view's bounds, set by code.
///
/// Source: Apple, "About Scroll View Programming": the content offset is the origin of the bounds.
@Suite("The bounds of a scroll view") struct ScrollBoundsTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var offsets: [CGPoint] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    }

    private func show(_ set: (UIScrollView) -> Void, _ body: (UIScrollView, Delegate, AnimatedScreen) -> Void)
        throws
    {
        try AnimatedScreen.show { shown in
            let view = UIScrollView(frame: CGRect(x: 0, y: 60, width: 375, height: 80))
            let delegate = Delegate()
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 1000, height: 80)
            view.delegate = delegate
            set(view)
            shown.view.addSubview(view)
            shown.loop.runDueWork()
            body(view, delegate, shown)
        }
    }

    @Test("keep the origin that was set before the first layout, of which the delegate hears once")
    func origin() throws {
        try show({ $0.bounds.origin.x = 280 }) { view, delegate, _ in
            #expect(view.contentOffset == CGPoint(x: 280, y: 0))
            #expect(view.frame == CGRect(x: 0, y: 60, width: 375, height: 80))
            #expect(delegate.offsets == [CGPoint(x: 280, y: 0)])
        }
    }

    @Test("set origin and size at once, of the layer too")
    func size() throws {
        let setters: [(UIScrollView, CGRect) -> Void] = [{ $0.bounds = $1 }, { $0.layer.bounds = $1 }]
        for set in setters {
            try show({ set($0, CGRect(x: 100, y: 0, width: 175, height: 40)) }) { view, delegate, _ in
                // About the center (187.5, 100).
                #expect(view.frame == CGRect(x: 100, y: 80, width: 175, height: 40))
                #expect(view.contentOffset == CGPoint(x: 100, y: 0))
                #expect(delegate.offsets == [CGPoint(x: 100, y: 0)])
            }
        }
    }

    @Test("scroll after the first layout, and say nothing where the origin stays")
    func scrolling() throws {
        try show({ $0.bounds.size.height = 80 }) { view, delegate, shown in
            #expect(delegate.offsets.isEmpty)
            view.bounds.origin.x = 30
            shown.loop.runDueWork()
            #expect(view.contentOffset.x == 30)
            view.bounds = view.bounds
            #expect(delegate.offsets == [CGPoint(x: 30, y: 0)])
        }
    }

    @Test("start within the insets where only the size was set")
    func insets() throws {
        try show({
            $0.contentInset.left = 20
            $0.bounds.size = CGSize(width: 300, height: 80)
        }) { view, _, _ in #expect(view.contentOffset == CGPoint(x: -20, y: 0)) }
    }
}
