import Foundation
import Testing

@testable import UIKitCore

/// Scroll views under fingers: where the content goes, and what the delegate is told.
///
/// Source: `UIScrollView` and `UIScrollViewDelegate` in Apple's documentation.
@Suite struct ScrollDragTests {
    private final class Delegate: UIScrollViewDelegate {
        var events: [String] = []
        var target: CGPoint?
        private func add(_ event: String) { if events.last != event { events.append(event) } }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            add("willEndDragging \(scrollView.isDragging)")
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            add("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            add("willBeginDecelerating \(scrollView.isDecelerating)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            add("didEndDecelerating \(scrollView.isDecelerating)")
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            add("didEndScrollingAnimation")
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("didScrollToTop") }
    }

    /// Shows a scroll view of 300 by 400 points at the top left corner, with content of 900 by 2000 or less.
    private func onScreen(
        content: CGSize = CGSize(width: 300, height: 2000), paging: Bool = false,
        _ body: (UIScrollView, TouchInput, Delegate) -> Void
    ) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), delegate = Delegate()
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = content
        view.isPagingEnabled = paging
        view.delegate = delegate
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { _ in
            body(view, TouchInput(), delegate)
        }
    }

    private func settle() { RenderContext.current.eventLoop.settle() }
    private let middle = CGPoint(x: 150, y: 300)

    @Test func aDragIsToldFromItsBeginningToTheEndOfTheDeceleration() {
        onScreen { view, input, delegate in
            input.drag(from: middle, to: CGPoint(x: 150, y: 190), duration: 0.1)
            #expect(view.isDecelerating)
            settle()
            #expect(
                delegate.events == [
                    "willBeginDragging", "didScroll", "willEndDragging true", "didEndDragging true",
                    "willBeginDecelerating true", "didScroll", "didEndDecelerating false",
                ])
            #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
        }
    }

    @Test func aDragThatRestsEndsWithoutDeceleration() {
        onScreen { view, input, delegate in
            input.drag(from: middle, to: CGPoint(x: 150, y: 190), duration: 0.1, rest: 0.2)
            #expect(
                delegate.events == [
                    "willBeginDragging", "didScroll", "willEndDragging true", "didEndDragging false",
                ])
            // The finger moved 110 points, 10 of them until the drag began.
            #expect((view.contentOffset.y - 100).magnitude < 1e-9)
        }
    }

    @Test func contentDeceleratesByTheFormula() {
        onScreen { view, input, _ in
            // 12 points in a sixtieth of a second.
            input.drag(from: middle, to: CGPoint(x: 150, y: 228), duration: 0.1)
            let start = Double(view.contentOffset.y), velocity = 720.0,
                loop = RenderContext.current.eventLoop
            let begin = loop.now
            #expect((start - 62).magnitude < 1e-9)
            for picture in [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] {
                let time = Double(picture) / 60
                loop.advance(to: begin + time)
                let share = (Foundation.pow(0.998, 1000 * time) - 1) / Foundation.log(0.998)
                let expected: Double = start + velocity / 1000 * share
                #expect((Double(view.contentOffset.y) - expected).magnitude < 0.001)
            }
        }
    }

    @Test func theEdgeResistsAndSpringsBack() {
        onScreen { view, input, delegate in
            input.begin(at: CGPoint(x: 150, y: 100))
            input.move(to: CGPoint(x: 150, y: 210))
            // 100 points beyond the edge of a view of 400.
            let share: CGFloat = 100 * 0.55 / 400
            let reach: CGFloat = 400 - 400 / (share + 1)
            let difference = view.contentOffset.y + reach
            #expect(difference.magnitude < 0.001)
            RenderContext.current.eventLoop.advance(by: 0.5)
            input.end()
            settle()
            #expect(view.contentOffset == .zero)
            #expect(delegate.events.last == "didEndDecelerating false")
            view.bounces = false
            input.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
            #expect(view.contentOffset == .zero)
        }
    }

    @Test func pagesAreTurnedByASwipeOrByHalf() {
        onScreen(content: CGSize(width: 900, height: 400), paging: true) { view, input, delegate in
            input.swipe(from: CGPoint(x: 250, y: 200), direction: .left, distance: 80)
            settle()
            #expect(view.contentOffset == CGPoint(x: 300, y: 0))
            #expect(
                delegate.events == [
                    "willBeginDragging", "didScroll", "willEndDragging true", "didEndDragging true",
                    "willBeginDecelerating true", "didScroll", "didEndDecelerating false",
                ])
            input.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 130, y: 200), rest: 0.2)
            settle()
            #expect(view.contentOffset.x == 300)
            input.drag(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 110, y: 200), rest: 0.2)
            settle()
            #expect(view.contentOffset.x == 600)
            input.swipe(from: CGPoint(x: 250, y: 200), direction: .left, distance: 80)
            settle()
            #expect(view.contentOffset.x == 600)
            input.swipe(from: CGPoint(x: 50, y: 200), direction: .right, distance: 200)
            settle()
            #expect(view.contentOffset.x == 300)
        }
    }

    @Test func theDelegateMayChooseWhereScrollingEnds() {
        onScreen { view, input, delegate in
            delegate.target = CGPoint(x: 0, y: 640)
            input.swipe(from: middle, direction: .up, distance: 100)
            settle()
            #expect(view.contentOffset.y == 640)
        }
    }

    @Test func anAnimatedOffsetIsReachedInThreeTenthsOfASecond() {
        onScreen { view, _, delegate in
            let loop = RenderContext.current.eventLoop
            view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            #expect(view.contentOffset == .zero)
            loop.advance(by: 0.15)
            #expect((view.contentOffset.y - 300).magnitude < 0.001)
            loop.advance(by: 0.16)
            #expect(view.contentOffset.y == 600)
            #expect(delegate.events == ["didScroll", "didEndScrollingAnimation"])
            view.scrollRectToVisible(CGRect(x: 0, y: 1900, width: 10, height: 100), animated: true)
            settle()
            #expect(view.contentOffset.y == 1600)
            view.scrollToTop()
            settle()
            #expect(view.contentOffset.y == 0)
            #expect(delegate.events.suffix(2) == ["didEndScrollingAnimation", "didScrollToTop"])
        }
    }

    @Test func anOffsetThatCodeSetsEndsWhatIsUnderWay() {
        onScreen { view, input, delegate in
            view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            RenderContext.current.eventLoop.advance(by: 0.1)
            view.contentOffset = CGPoint(x: 0, y: 50)
            settle()
            #expect(view.contentOffset.y == 50)
            #expect(delegate.events == ["didScroll"])
        }
    }

    @Test func contentThatFitsIsNotDraggedUnlessItBounces() {
        onScreen(content: CGSize(width: 300, height: 100)) { view, input, delegate in
            input.drag(from: middle, to: CGPoint(x: 150, y: 190))
            #expect(delegate.events == [])
            view.alwaysBounceVertical = true
            input.drag(from: middle, to: CGPoint(x: 150, y: 190))
            settle()
            #expect(delegate.events.contains("willBeginDragging"))
            #expect(view.contentOffset == .zero)
            view.isScrollEnabled = false
            delegate.events = []
            input.drag(from: middle, to: CGPoint(x: 150, y: 190))
            #expect(delegate.events == [])
        }
    }

    @Test func theInnerOfTwoScrollViewsMovesFirst() {
        onScreen { outer, input, _ in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 350))
            inner.contentSize = CGSize(width: 300, height: 450)
            inner.contentInsetAdjustmentBehavior = .never
            outer.addSubview(inner)
            RenderContext.current.layOutWindows()
            input.drag(from: middle, to: CGPoint(x: 150, y: 240), rest: 0.2)
            #expect(inner.contentOffset.y == 50)
            #expect(outer.contentOffset.y == 0)
            inner.contentOffset.y = 100
            input.drag(from: middle, to: CGPoint(x: 150, y: 240), rest: 0.2)
            #expect(inner.contentOffset.y == 100)
            #expect(outer.contentOffset.y == 50)
        }
    }

    /// A view that notes its touches.
    private final class TouchedView: UIView {
        var events: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            events.append("cancelled")
        }
    }

    @Test func contentLearnsOfTouchesThatAreNoDrags() {
        onScreen { view, input, _ in
            let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
            view.addSubview(content)
            let loop = RenderContext.current.eventLoop
            input.begin(at: middle)
            #expect(view.isTracking && !view.isDragging)
            loop.advance(by: 0.1)
            #expect(content.events == [])
            loop.advance(by: 0.1)
            #expect(content.events == ["began"])
            input.move(to: CGPoint(x: 150, y: 250))
            #expect(content.events == ["began", "cancelled"])
            input.end()
            settle()
            content.events = []
            input.tap(at: middle)
            #expect(content.events == ["began", "ended"])
            content.events = []
            input.drag(from: middle, to: CGPoint(x: 150, y: 250), duration: 0.1)
            #expect(content.events == [])
            // A touch that stops the content is not one of the content.
            #expect(view.isDecelerating)
            input.tap(at: middle)
            #expect(content.events == [])
            #expect(!view.isDecelerating)
            view.delaysContentTouches = false
            view.canCancelContentTouches = false
            let offset = view.contentOffset
            input.drag(from: middle, to: CGPoint(x: 150, y: 250), duration: 0.1)
            #expect(content.events == ["began", "ended"])
            #expect(view.contentOffset == offset)
        }
    }

    @Test func aButtonInAScrollViewIsTapped() {
        onScreen { view, input, _ in
            var count = 0
            let button = UIButton(frame: CGRect(x: 100, y: 280, width: 100, height: 40))
            button.addTarget(for: .touchUpInside) { _, _ in count += 1 }
            view.addSubview(button)
            input.tap(at: middle)
            #expect(count == 1)
            input.swipe(from: middle, direction: .up)
            #expect(count == 1)
            #expect(view.contentOffset.y > 0)
        }
    }

    @Test func aDragDismissesTheKeyboardWhereItIsTo() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        onScreen { view, input, _ in
            let field = Field()
            view.addSubview(field)
            field.becomeFirstResponder()
            input.drag(from: middle, to: CGPoint(x: 150, y: 250))
            #expect(field.isFirstResponder)
            view.keyboardDismissMode = .onDrag
            input.drag(from: middle, to: CGPoint(x: 150, y: 250))
            #expect(!field.isFirstResponder)
        }
    }
}
