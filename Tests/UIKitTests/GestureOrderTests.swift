import Testing

@testable import UIKitCore

/// Gesture recognizers together and with views: who is told what, in which order.
///
/// Source: "Using responders and the responder chain", "Coordinating multiple gesture recognizers",
/// `UIGestureRecognizer` and `UIGestureRecognizerDelegate` in Apple's documentation.
@Suite struct GestureOrderTests {
    /// A view that notes its touches.
    private final class TouchedView: UIView {
        var note: (String) -> Void = { _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touches began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touches moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touches ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("touches cancelled")
        }
    }

    private final class Screen {
        let view = TouchedView(frame: CGRect(x: 50, y: 100, width: 200, height: 300))
        var events: [String] = []
        init() { view.note = { [unowned self] in events.append($0) } }

        func add(_ recognizer: UIGestureRecognizer, _ name: String, to other: UIView? = nil) {
            (other ?? view).addGestureRecognizer(recognizer)
            recognizer.name = name
            recognizer.addTarget { [unowned self] in
                if $0.state != .changed { events.append("\(name) \($0.state)") }
            }
        }

        func run(_ body: (TouchInput) -> Void) -> [String] {
            RenderEnvironment.standard.withLiveScreen {
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            } _: { _ in
                body(TouchInput())
                RenderContext.current.eventLoop.advance(by: 1)
            }
            defer { events = [] }
            return events
        }
    }

    private let center = CGPoint(x: 150, y: 250)

    @Test func aRecognizedGestureCancelsTheTouchesInTheView() {
        let screen = Screen(), tap = UITapGestureRecognizer()
        #expect(screen.run { $0.tap(at: center) } == ["touches began", "touches ended"])
        screen.add(tap, "tap")
        #expect(screen.run { $0.tap(at: center) } == ["touches began", "touches cancelled", "tap ended"])
        tap.cancelsTouchesInView = false
        #expect(screen.run { $0.tap(at: center) } == ["touches began", "tap ended", "touches ended"])
        tap.isEnabled = false
        #expect(screen.run { $0.tap(at: center) } == ["touches began", "touches ended"])
    }

    @Test func touchesAreWithheldUntilTheGestureFails() {
        let screen = Screen(), tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        screen.add(tap, "tap")
        #expect(screen.run { $0.tap(at: center) } == ["tap ended"])
        let moves = screen.run {
            $0.drag(from: center, to: CGPoint(x: 150, y: 350), duration: 3.0 / 60)
        }
        #expect(moves == ["touches began", "touches moved", "touches moved", "touches ended"])
    }

    @Test func theEndOfTouchesWaitsForASecondTap() {
        let screen = Screen(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        screen.add(double, "double")
        var beforePause: [String] = []
        let events = screen.run { input in
            input.tap(at: center)
            beforePause = screen.events
        }
        #expect(beforePause == ["touches began"])
        #expect(events == ["touches began", "touches ended"])
        double.delaysTouchesEnded = false
        _ = screen.run { input in
            input.tap(at: center)
            beforePause = screen.events
        }
        #expect(beforePause == ["touches began", "touches ended"])
    }

    @Test func aSingleTapWaitsForADoubleTapToFail() {
        let screen = Screen(), single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        screen.add(single, "single")
        screen.add(double, "double")
        func taps() -> [String] {
            screen.run { $0.doubleTap(at: center) }.filter { $0.hasSuffix("le ended") }
        }
        // Without the requirement the single tap is recognized at once.
        #expect(taps() == ["single ended", "double ended"])
        single.require(toFail: double)
        #expect(taps() == ["double ended"])
        #expect(screen.run { $0.tap(at: center) }.last == "single ended")
    }

    @Test func theDeepestViewsGestureWins() {
        let screen = Screen(), parent = UIView(), tap = UITapGestureRecognizer()
        screen.add(tap, "inner")
        let outer = UITapGestureRecognizer()
        screen.add(outer, "outer", to: parent)
        parent.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        parent.addSubview(screen.view)
        var events: [String] = []
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(parent)
            return controller
        } _: { _ in
            TouchInput().tap(at: center)
            events = screen.events
        }
        #expect(events == ["touches began", "touches cancelled", "inner ended"])
    }

    private final class Delegate: UIGestureRecognizerDelegate {
        var allowsBoth = false, mayBegin = true, mayReceive = true
        weak var required: UIGestureRecognizer?
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { mayReceive }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { allowsBoth }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === required }
    }

    @Test func aDelegateDecidesOnGestures() {
        let screen = Screen(), delegate = Delegate()
        let pan = UIPanGestureRecognizer(), swipe = UISwipeGestureRecognizer()
        swipe.direction = .down
        screen.add(pan, "pan")
        screen.add(swipe, "swipe")
        pan.delegate = delegate
        func gestures() -> [String] {
            screen.run { $0.swipe(from: center, direction: .down, distance: 90) }
                .filter { !$0.hasPrefix("touches") }
        }
        #expect(gestures() == ["pan began", "pan ended"])
        delegate.allowsBoth = true
        #expect(gestures() == ["pan began", "swipe ended", "pan ended"])
        delegate.allowsBoth = false
        delegate.required = swipe
        #expect(gestures() == ["swipe ended"])
        delegate.required = nil
        delegate.mayBegin = false
        #expect(gestures() == ["swipe ended"])
        delegate.mayReceive = false
        delegate.mayBegin = true
        #expect(gestures() == ["swipe ended"])
    }

    @Test func aButtonInATappedViewKeepsItsTap() {
        let screen = Screen(), tap = UITapGestureRecognizer()
        screen.add(tap, "tap")
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addTarget(for: .touchUpInside) { _, _ in screen.events.append("button") }
        screen.view.addSubview(button)
        #expect(screen.run { $0.tap(at: CGPoint(x: 100, y: 120)) } == ["button"])
        // A recognizer of the button itself wins. The screen that was closed has taken the views apart.
        screen.view.addSubview(button)
        screen.add(UITapGestureRecognizer(), "own", to: button)
        #expect(screen.run { $0.tap(at: CGPoint(x: 100, y: 120)) } == ["own ended"])
    }

    @Test func aGestureCancelledByTurningItOffTellsItsTargets() {
        let screen = Screen(), pan = UIPanGestureRecognizer()
        screen.add(pan, "pan")
        let events = screen.run { input in
            input.begin(at: center)
            input.move(to: CGPoint(x: 150, y: 300))
            pan.isEnabled = false
            input.move(to: CGPoint(x: 150, y: 310))
            input.end()
        }
        #expect(events == ["touches began", "touches cancelled", "pan began", "pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test func aTargetIsCalledByTheNameOfItsMethod() {
        final class Target: InterfaceBuilderConnectable {
            var senders: [UIGestureRecognizer] = []
            func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
                guard selector == "tapped:", let sender = sender as? UIGestureRecognizer else { return false }
                senders.append(sender)
                return true
            }
        }
        let screen = Screen(), target = Target()
        let tap = UITapGestureRecognizer(target: target, action: "tapped:")
        screen.view.addGestureRecognizer(tap)
        _ = screen.run { $0.tap(at: center) }
        #expect(target.senders == [tap])
        tap.removeTarget(target, action: nil)
        _ = screen.run { $0.tap(at: center) }
        #expect(target.senders == [tap])
    }
}
