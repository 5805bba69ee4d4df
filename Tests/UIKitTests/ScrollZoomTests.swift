import Testing

@testable import UIKitCore

/// Zooming by code and by fingers: scale, content size, offset, and what the delegate is told.
///
/// Source: `UIScrollView`, `UIScrollViewDelegate` and the comments of their headers: the delegate is told of the
/// beginning of gestures and animations, of each scale, and of the end after the scale has bounced.
@Suite struct ScrollZoomTests {
    private final class Delegate: UIScrollViewDelegate {
        var zoomed: UIView?
        var events: [String] = []
        private func add(_ event: String) { if events.last != event { events.append(event) } }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            add("willBeginZooming \(view === zoomed)")
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { add("didZoom") }
        func scrollViewDidEndZooming(
            _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        ) { add("didEndZooming \(scale)") }
    }

    /// Shows a scroll view of 300 by 400 points at the top left corner, whose content of 600 by 800 points zooms from
    /// a half to four times.
    private func onScreen(_ body: (UIScrollView, UIView, Delegate) -> Void) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), delegate = Delegate()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
        view.addSubview(content)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = content.bounds.size
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 4
        view.delegate = delegate
        delegate.zoomed = content
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { _ in
            body(view, content, delegate)
        }
    }

    /// Moves two fingers apart about (150, 200), from 120 points where the gesture begins.
    private func pinch(to distance: CGFloat, _ input: TouchInput, around middle: CGFloat = 150) {
        func places(_ distance: CGFloat) -> [Int: CGPoint] {
            [
                0: CGPoint(x: middle - distance / 2, y: 200), 1: CGPoint(x: middle + distance / 2, y: 200),
            ]
        }
        for (finger, place) in places(100).sorted(by: { $0.key < $1.key }) { input.begin(finger, at: place) }
        input.move(places(120))
        input.move(places(distance))
    }

    private func lift(_ input: TouchInput) { for finger in 0...1 { input.end(finger) } }
    private func settle() { RenderContext.current.eventLoop.settle() }

    @Test func aScaleThatCodeSetsKeepsTheMiddle() {
        onScreen { view, content, delegate in
            view.contentOffset = CGPoint(x: 100, y: 100)
            // The middle is (250, 300) of the content, which comes to (500, 600).
            view.zoomScale = 2
            #expect(view.contentOffset == CGPoint(x: 350, y: 400))
            #expect(view.contentSize == CGSize(width: 1200, height: 1600))
            #expect(content.frame == CGRect(x: 0, y: 0, width: 1200, height: 1600))
            #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
            #expect(content.bounds.size == CGSize(width: 600, height: 800))
            #expect(delegate.events == ["didZoom"])
            view.zoomScale = 10
            #expect(view.zoomScale == 4)
            view.zoomScale = 0.1
            #expect(view.zoomScale == 0.5)
            #expect(view.contentSize == CGSize(width: 300, height: 400))
            #expect(view.contentOffset == .zero)
            #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        }
    }

    @Test func aRectangleIsZoomedToTheMiddle() {
        onScreen { view, _, _ in
            // 300 / 150 is less than 400 / 100; the middle (175, 150) comes to (350, 300).
            view.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 100), animated: false)
            #expect(view.zoomScale == 2)
            #expect(view.contentOffset == CGPoint(x: 200, y: 100))
            // At the corner the content ends.
            view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
            #expect(view.zoomScale == 4)
            #expect(view.contentOffset == .zero)
        }
    }

    @Test func anAnimatedScaleIsToldFromItsBeginningToItsEnd() {
        onScreen { view, _, delegate in
            view.setZoomScale(2, animated: true)
            #expect(view.isZooming && view.zoomScale == 1)
            // Half of the way at half of the time, by the symmetry of the curve.
            RenderContext.current.eventLoop.advance(by: 0.15)
            #expect((view.zoomScale - 1.5).magnitude < 0.001)
            settle()
            #expect(view.zoomScale == 2 && !view.isZooming)
            #expect(delegate.events == ["willBeginZooming true", "didZoom", "didEndZooming 2.0"])
        }
    }

    @Test func anAnimationThatCodeInterruptsEndsAtItsScale() {
        onScreen { view, _, delegate in
            view.setZoomScale(2, animated: true)
            RenderContext.current.eventLoop.advance(by: 0.1)
            view.contentOffset = CGPoint(x: 10, y: 20)
            #expect(view.zoomScale == 2 && !view.isZooming)
            #expect(view.contentOffset == CGPoint(x: 10, y: 20))
            settle()
            #expect(delegate.events == ["willBeginZooming true", "didZoom", "didEndZooming 2.0"])
        }
    }

    @Test func aPinchKeepsWhatIsBetweenTheFingers() {
        onScreen { view, _, delegate in
            let input = TouchInput()
            pinch(to: 240, input)
            #expect(view.isZooming)
            #expect((view.zoomScale - 2).magnitude < 1e-9)
            // (150, 200) of the content comes to (300, 400).
            #expect((view.contentOffset.x - 150).magnitude < 1e-9)
            #expect((view.contentOffset.y - 200).magnitude < 1e-9)
            #expect(view.contentSize.width == 1200)
            lift(input)
            #expect(!view.isZooming && !view.isZoomBouncing)
            #expect(delegate.events == ["willBeginZooming true", "didZoom", "didEndZooming 2.0"])
        }
    }

    @Test func aScaleBeyondItsLimitsBouncesBack() {
        onScreen { view, _, delegate in
            let input = TouchInput()
            view.zoomScale = 3
            delegate.events = []
            pinch(to: 240, input)
            // 6 is 2 beyond the limit of 4, of which 4 * (1 - 1 / (2 * 0.55 / 4 + 1)) is shown.
            #expect((view.zoomScale - (4 + 4 * (1 - 1 / 1.275))).magnitude < 1e-9)
            lift(input)
            #expect(view.isZoomBouncing)
            settle()
            #expect(view.zoomScale == 4 && !view.isZoomBouncing)
            #expect(delegate.events == ["willBeginZooming true", "didZoom", "didEndZooming 4.0"])
            view.bouncesZoom = false
            pinch(to: 240, input)
            #expect(view.zoomScale == 4)
            lift(input)
        }
    }

    @Test func aPinchMayFollowADrag() {
        onScreen { view, _, delegate in
            let input = TouchInput()
            input.begin(0, at: CGPoint(x: 100, y: 200))
            input.move(0, to: CGPoint(x: 100, y: 170))
            #expect(view.isDragging)
            input.begin(1, at: CGPoint(x: 200, y: 170))
            input.move([0: CGPoint(x: 90, y: 170), 1: CGPoint(x: 210, y: 170)])
            #expect(view.isZooming && !view.isDragging)
            input.move([0: CGPoint(x: 30, y: 170), 1: CGPoint(x: 270, y: 170)])
            #expect((view.zoomScale - 2).magnitude < 1e-9)
            lift(input)
            settle()
            #expect(delegate.events.last == "didEndZooming 2.0")
        }
    }

    @Test func nothingZoomsWithoutAViewOrARange() {
        onScreen { view, content, delegate in
            delegate.zoomed = nil
            view.zoomScale = 2
            #expect(view.zoomScale == 1 && view.pinchGestureRecognizer == nil)
            delegate.zoomed = content
            #expect(view.pinchGestureRecognizer != nil)
            view.minimumZoomScale = 1
            view.maximumZoomScale = 1
            #expect(view.pinchGestureRecognizer == nil)
            view.zoomScale = 2
            #expect(view.zoomScale == 1 && delegate.events.isEmpty)
        }
    }

    @Test func constraintsPlaceTheZoomedViewAtItsCorner() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), delegate = Delegate()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 600),
            content.heightAnchor.constraint(equalToConstant: 800),
        ])
        view.contentInsetAdjustmentBehavior = .never
        view.maximumZoomScale = 4
        view.delegate = delegate
        delegate.zoomed = content
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { _ in
            view.zoomScale = 2
            for _ in 0..<2 {
                view.setNeedsLayout()
                content.setNeedsUpdateConstraints()
                view.superview?.setNeedsLayout()
                view.window?.layoutIfNeeded()
                #expect(view.contentSize == CGSize(width: 1200, height: 1600))
                #expect(content.frame == CGRect(x: 0, y: 0, width: 1200, height: 1600))
            }
            // A change of the constraints has the frame solved again.
            content.constraints.first { $0.constant == 600 }?.constant = 500
            view.window?.layoutIfNeeded()
            #expect(view.contentSize == CGSize(width: 1000, height: 1600))
            #expect(content.frame == CGRect(x: 0, y: 0, width: 1000, height: 1600))
        }
    }
}
