/// Decides which gestures of one render are recognized, and passes touches on to views.
///
/// Source: "Handling UIKit gestures", "Coordinating multiple gesture recognizers" and `UIGestureRecognizer` in
/// Apple's documentation: recognizers receive touches before views; a gesture that is recognized has the others of
/// its touches fail, and cancels the touches in their view.
/// Chosen: of several gestures that are recognized at once, that of the deepest view comes first, and in one view
/// that of the recognizer added last.
final class GestureArena: RenderSlot {
    /// The recognizers that follow touches or wait for others, in the order in which they are asked.
    private var active: [UIGestureRecognizer] = []
    /// The touches whose beginning or end was not delivered to their views yet.
    private var withheld: [UITouch] = []
    /// The event that was delivered last, with which views receive what was withheld.
    private var event = UIEvent()
    /// Whether touches are being passed to recognizers, or states decided.
    private var isBusy = false

    init(in context: RenderContext) {}

    /// Passes the touches of an event to recognizers and views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
        for phase in phases {
            let touches = (event.touches(for: window) ?? []).filter { $0.phase == phase }
                .sorted { $0.number < $1.number }
            guard !touches.isEmpty else { continue }
            if phase == .began { for touch in touches { enter(touch, event) } }
            performBusily {
                for recognizer in active {
                    let own = touches.filter { $0.isFollowed(by: recognizer) }
                    recognizer.receive(own, phase, event)
                }
            }
            decide()
            deliver(touches, phase, event)
        }
    }

    /// Decides again after a recognizer has requested a state, as at the end of a long press.
    func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        guard !isBusy else { return }
        decide()
    }

    private func performBusily(_ body: () -> Void) {
        let wasBusy = isBusy
        isBusy = true
        body()
        isBusy = wasBusy
    }

    // MARK: Recognizers

    /// Finds the recognizers of a touch that comes down, from the touched view up.
    private func enter(_ touch: UITouch, _ event: UIEvent) {
        var found: [UIGestureRecognizer] = []
        var current = touch.view
        while let view = current {
            (view as? UIScrollView)?.prepare(for: touch, event)
            for recognizer in (view.gestureRecognizers ?? []).reversed()
            where recognizer.isEnabled && recognizer.allows(touch.type) && recognizer.shouldReceive(event)
                && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
                && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
            {
                found.append(recognizer)
            }
            current = view.superview
        }
        touch.gestureRecognizers = found
        for recognizer in found { recognizer.isFollowingGesture = true }
        if let view = touch.view, !view.isMultipleTouchEnabled,
            event.touches(for: view)?.contains(where: { $0 !== touch && $0.phase != .ended }) == true
        {
            touch.viewDelivery = .over
        }
        active = found + active.filter { known in !found.contains { $0 === known } }
    }

    /// Decides on the states that recognizers have requested, until nothing changes, and passes on the touches that
    /// need not be withheld any longer.
    private func decide() {
        performBusily {
            var hasChanged = true
            while hasChanged {
                hasChanged = false
                for recognizer in active where !recognizer.requestedStates.isEmpty {
                    hasChanged = decide(recognizer) || hasChanged
                }
            }
        }
        for recognizer in active where recognizer.isFinished && recognizer.liveTouches.isEmpty {
            recognizer.becomeReady()
            active.removeAll { $0 === recognizer }
        }
        releaseTouches()
    }

    /// Decides on the state that one recognizer requests.
    ///
    /// - Returns: Whether anything has changed.
    private func decide(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.currentState == .possible {
            let others = active.filter { $0 !== recognizer }
            if others.contains(where: { $0.isRecognized && recognizer.mustWait(for: $0) }) {
                recognizer.fail()
                return true
            }
            if others.contains(where: { $0.currentState == .possible && recognizer.mustWait(for: $0) }) {
                return false
            }
            if others.contains(where: { $0.isRecognized && recognizer.isPrevented(by: $0) })
                || !recognizer.mayBegin
            {
                recognizer.fail()
                return true
            }
            failOthers(than: recognizer)
            if recognizer.cancelsTouchesInView { cancel(recognizer.touches) }
        }
        let states = recognizer.requestedStates
        recognizer.requestedStates = []
        for state in states where !recognizer.isFinished { recognizer.enter(state) }
        return true
    }

    private func failOthers(than recognizer: UIGestureRecognizer) {
        for other in active
        where other !== recognizer && other.currentState == .possible
            && (other.mustWait(for: recognizer) || other.isPrevented(by: recognizer))
        {
            other.fail()
        }
    }

    // MARK: Views

    /// Passes touches of one phase to their views, except those that are cancelled or have to wait.
    private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var ready: [UITouch] = []
        for touch in touches where touch.viewDelivery != .over {
            switch phase {
            case .began: withheld.append(touch)
            case .ended where touch.viewDelivery == .begun && !touch.mustWaitForEnd: ready.append(touch)
            case .ended:
                touch.hasWithheldEnd = true
                touch.holdTimer?.cancel()
                touch.holdTimer = nil
                if !withheld.contains(where: { $0 === touch }) { withheld.append(touch) }
            case .moved, .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited:
                if touch.viewDelivery == .begun { ready.append(touch) }
            }
        }
        send(ready, phase, event)
        releaseTouches()
    }

    /// Delivers to views what was withheld from them, as far as no recognizer may still want the touches.
    func releaseTouches() {
        for touch in withheld {
            if touch.viewDelivery == .withheld, !touch.mustWaitForBegin {
                touch.atStart { send([touch], .began, event) }
            }
            if touch.viewDelivery == .begun, touch.hasWithheldEnd, !touch.mustWaitForEnd {
                send([touch], .ended, event)
            }
        }
        withheld.removeAll {
            $0.viewDelivery == .over || $0.viewDelivery == .begun && !$0.hasWithheldEnd
        }
    }

    /// Passes touches to their views, each view once.
    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var views: [UIView] = []
        for touch in touches {
            touch.viewDelivery = phase == .ended || phase == .cancelled ? .over : .begun
            if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
        }
        for view in views {
            let own = Set(touches.filter { $0.view === view })
            switch phase {
            case .began: view.touchesBegan(own, with: event)
            case .moved: view.touchesMoved(own, with: event)
            case .ended: view.touchesEnded(own, with: event)
            case .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited:
                view.touchesCancelled(own, with: event)
            }
        }
    }

    /// Cancels touches in their views.
    func cancel(_ touches: [UITouch]) {
        for touch in touches where touch.viewDelivery != .over {
            let wasBegun = touch.viewDelivery == .begun
            touch.viewDelivery = .over
            guard wasBegun else { continue }
            let phase = touch.phase
            touch.phase = .cancelled
            send([touch], .cancelled, event)
            touch.phase = phase
        }
    }
}

extension RenderContext {
    /// The arena that decides which gestures are recognized.
    var gestures: GestureArena { self[GestureArena.self] }
}
