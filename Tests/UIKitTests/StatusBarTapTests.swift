import Devices
import Testing

@testable import UIKitCore

/// Taps of the status bar.
///
/// Source: `UIScrollView.scrollsToTop` in Apple's documentation.
@Suite struct StatusBarTapTests {
    private final class Delegate: UIScrollViewDelegate {
        var events: [String] = [], scrolls = true
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            events.append("should")
            return scrolls
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("did") }
    }

    private final class BarlessController: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    /// Shows scroll views, each scrolled by 300 points, taps the status bar, and returns the offsets at rest.
    private func offsets(
        of views: [UIScrollView], on device: String = "iphone-8", in controller: UIViewController? = nil,
        at point: CGPoint = CGPoint(x: 100, y: 5)
    ) throws -> [CGFloat] {
        var environment = RenderEnvironment.standard
        environment.device = try DeviceTable.profile(named: device)
        return environment.withLiveScreen {
            let controller = controller ?? UIViewController()
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 0, y: 100 * CGFloat(index), width: 300, height: 100)
                view.contentInsetAdjustmentBehavior = .never
                view.contentSize = CGSize(width: 300, height: 2000)
                controller.view.addSubview(view)
            }
            return controller
        } _: { _ in
            for view in views { view.contentOffset.y = 300 }
            TouchInput().tap(at: point)
            RenderContext.current.eventLoop.settle()
            return views.map(\.contentOffset.y)
        }
    }

    @Test func theOnlyScrollViewScrollsIfItsDelegateLetsIt() throws {
        let view = UIScrollView(), delegate = Delegate()
        view.delegate = delegate
        #expect(try offsets(of: [view]) == [0])
        #expect(delegate.events == ["should", "did"])
        delegate.scrolls = false
        #expect(try offsets(of: [view]) == [300])
        #expect(delegate.events == ["should", "did", "should"])
        view.scrollsToTop = false
        #expect(try offsets(of: [view]) == [300])
    }

    @Test func onAPhoneOneScrollViewMustAnswer() throws {
        let views = [UIScrollView(), UIScrollView()]
        #expect(try offsets(of: views) == [300, 300])
        #expect(try offsets(of: views, on: "ipad-9.7") == [0, 300])
        views[0].scrollsToTop = false
        #expect(try offsets(of: views) == [300, 0])
        views[0].scrollsToTop = true
        views[0].isHidden = true
        #expect(try offsets(of: views) == [300, 0])
    }

    @Test func onlyAVisibleStatusBarIsTapped() throws {
        // The bar of this device is 20 points high.
        #expect(try offsets(of: [UIScrollView()], at: CGPoint(x: 100, y: 21)) == [300])
        #expect(try offsets(of: [UIScrollView()], in: BarlessController()) == [300])
    }
}
