import Testing

@testable import UIKitCore

/// Gesture recognizers by themselves: what each recognizes, and the states that its targets see.
///
/// Source: the pages of the recognizers' classes in Apple's documentation.
@Suite struct GestureTests {
    private let center = CGPoint(x: 150, y: 250)

    /// Shows a view of 200 by 300 points at (50, 100) with recognizers, each of which notes its states.
    private func onScreen(
        _ recognizers: [UIGestureRecognizer], in view: UIView = UIView(),
        _ body: (TouchInput) -> Void
    ) -> [String] {
        view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        var events: [String] = []
        for recognizer in recognizers {
            view.addGestureRecognizer(recognizer)
            recognizer.addTarget { events.append("\($0.name ?? "") \($0.state)") }
        }
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { _ in
            body(TouchInput())
        }
        return events
    }

    private func named<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer)
        -> Recognizer
    {
        recognizer.name = name
        return recognizer
    }

    @Test func aTapIsRecognizedWhenTheFingerIsLifted() {
        let tap = named("tap", UITapGestureRecognizer())
        var place = CGPoint.zero
        tap.addTarget { place = $0.location(in: $0.view) }
        let events = onScreen([tap]) { input in
            input.tap(at: center)
            input.drag(from: center, to: CGPoint(x: 150, y: 350))
            input.tap(at: CGPoint(x: 10, y: 10))
        }
        #expect(events == ["tap ended"])
        #expect(place == CGPoint(x: 100, y: 150))
        #expect(tap.state == .possible)
    }

    @Test func tapsAndFingersAreCounted() {
        let double = named("double", UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        #expect(onScreen([double]) { $0.tap(at: center) } == [])
        let again = named("again", UITapGestureRecognizer())
        again.numberOfTapsRequired = 2
        #expect(onScreen([again]) { $0.doubleTap(at: center) } == ["again ended"])
        let fingers = named("two", UITapGestureRecognizer())
        fingers.numberOfTouchesRequired = 2
        let events = onScreen([fingers]) { input in
            input.tap(at: center)
            input.tap(at: center, fingers: 2)
            input.tap(at: center, fingers: 3)
        }
        #expect(events == ["two ended"])
    }

    @Test func aLongPressBeginsAfterHalfASecond() {
        let press = named("press", UILongPressGestureRecognizer())
        var beginning: TimeInterval = 0
        press.addTarget {
            if $0.state == .began { beginning = RenderContext.current.eventLoop.now }
        }
        let events = onScreen([press]) { input in
            let loop = RenderContext.current.eventLoop
            input.tap(at: center)
            let start = loop.now
            input.begin(at: center)
            loop.advance(by: 0.6)
            beginning -= start
            input.move(to: CGPoint(x: 150, y: 300))
            input.end()
            input.drag(from: center, to: CGPoint(x: 150, y: 290), duration: 0.4)
        }
        #expect(events == ["press began", "press changed", "press ended"])
        #expect((beginning - 0.5).magnitude < 1e-9)
    }

    @Test func aPanBeginsAfterTenPointsAndCountsFromThere() {
        let pan = named("pan", UIPanGestureRecognizer())
        var translation = CGPoint.zero, velocity = CGPoint.zero
        pan.addTarget {
            translation = ($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
            velocity = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
        }
        let events = onScreen([pan]) { input in
            input.drag(from: center, to: CGPoint(x: 150, y: 258))
            input.drag(from: center, to: CGPoint(x: 150, y: 310), duration: 0.1)
        }
        #expect(events == ["pan began"] + Array(repeating: "pan changed", count: 4) + ["pan ended"])
        #expect(translation == CGPoint(x: 0, y: 50))
        #expect((velocity.y - 600).magnitude < 1e-6)
    }

    @Test func aPanThatRestsEndsWithoutVelocity() {
        let pan = UIPanGestureRecognizer()
        var velocity = CGPoint(x: 1, y: 1)
        pan.addTarget { velocity = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero }
        _ = onScreen([pan]) { $0.drag(from: center, to: .zero, duration: 0.1, rest: 0.2) }
        #expect(velocity == .zero)
    }

    @Test func aSwipeIsQuickAndInItsDirection() {
        let swipe = named("left", UISwipeGestureRecognizer())
        swipe.direction = .left
        let events = onScreen([swipe]) { input in
            input.swipe(from: center, direction: .right, distance: 90)
            input.drag(from: center, to: CGPoint(x: 60, y: 250), duration: 2)
            input.swipe(from: center, direction: .left, distance: 40)
            input.swipe(from: center, direction: .left, distance: 90)
        }
        #expect(events == ["left ended"])
    }

    @Test func fingersPinchAndRotate() {
        let pinch = named("pinch", UIPinchGestureRecognizer())
        let rotation = named("rotation", UIRotationGestureRecognizer())
        var scale: CGFloat = 0, angle: CGFloat = 0
        pinch.addTarget { scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0 }
        rotation.addTarget { angle = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 }
        let events = onScreen([pinch, rotation]) { input in
            input.pinch(at: center, scale: 2, duration: 0.1)
            input.rotate(at: center, by: 1, duration: 0.1)
        }
        #expect(events.first == "pinch began")
        #expect(events.filter { $0.hasSuffix("began") } == ["pinch began", "rotation began"])
        #expect(events.last == "rotation ended")
        // Six steps: they begin with the first beyond 10 points, at 700/6 points and 2/6 radian.
        #expect((scale - 1200 / 700).magnitude < 1e-9)
        #expect((angle - 4 / 6).magnitude < 1e-9)
    }

    @Test func anEdgePanStartsAtItsEdge() {
        let pan = named("edge", UIScreenEdgePanGestureRecognizer())
        pan.edges = .left
        var events: [String] = []
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addGestureRecognizer(pan)
            pan.addTarget { events.append("\($0.state)") }
            return controller
        } _: { _ in
            let input = TouchInput()
            input.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.04)
            #expect(events == [])
            input.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 105, y: 200), duration: 0.04)
        }
        #expect(events == ["began", "changed", "ended"])
    }
}
