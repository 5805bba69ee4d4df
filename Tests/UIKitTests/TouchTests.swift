import Testing

@testable import UIKitCore

/// Touches: who receives them, and the events of a control.
@Suite struct TouchTests {
    /// Runs a body with a screen of one view on it.
    private func onScreen(_ view: UIView, _ body: (TouchInput) -> Void) {
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        } _: { _ in
            body(TouchInput())
        }
    }

    @Test func theHighestVisibleViewIsHit() {
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let above = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        below.addSubview(above)
        let point = CGPoint(x: 20, y: 20)
        #expect(below.hitTest(point, with: nil) === above)
        #expect(below.hitTest(CGPoint(x: 80, y: 80), with: nil) === below)
        #expect(below.hitTest(CGPoint(x: 100, y: 80), with: nil) == nil)
        above.alpha = 0.005
        #expect(below.hitTest(point, with: nil) === below)
        above.alpha = 1
        above.isUserInteractionEnabled = false
        #expect(below.hitTest(point, with: nil) === below)
        below.isHidden = true
        #expect(below.hitTest(point, with: nil) == nil)
    }

    @Test func aTapSendsTheEventsOfAButtonInOrder() {
        let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        var events: [String] = []
        button.addTarget(for: .touchDown) { control, _ in events.append("down \(control.isHighlighted)") }
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        onScreen(button) { input in
            input.begin(at: CGPoint(x: 100, y: 120))
            input.end()
        }
        #expect(events == ["down true", "up", "primary"])
        #expect(!button.isHighlighted)
    }

    @Test func aTouchThatLeavesAButtonEndsOutside() {
        let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        var events: [String] = []
        let watched: UIControl.Event = [
            .touchDown, .touchDragInside, .touchDragOutside, .touchDragExit, .touchDragEnter, .touchUpInside,
            .touchUpOutside,
        ]
        for bit in 0..<12 {
            let event = UIControl.Event(rawValue: 1 << bit)
            guard watched.contains(event) else { continue }
            button.addTarget(for: event) { _, _ in events.append(event.name) }
        }
        onScreen(button) { input in
            input.begin(at: CGPoint(x: 100, y: 120))
            input.move(to: CGPoint(x: 100, y: 140))
            input.move(to: CGPoint(x: 100, y: 400))
            input.end()
        }
        #expect(
            events == ["touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchUpOutside"])
    }

    @Test func aSelectorIsSentUpTheResponderChain() {
        final class Controller: UIViewController, InterfaceBuilderConnectable {
            var senders: [ObjectIdentifier] = []
            func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
                guard selector == "next:" else { return false }
                senders.append(ObjectIdentifier(sender as AnyObject))
                return true
            }
        }
        let controller = Controller()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(button)
        button.addTarget(nil, action: "next:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.removeTarget(nil, action: "next:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(controller.senders == [ObjectIdentifier(button)])
    }
}
