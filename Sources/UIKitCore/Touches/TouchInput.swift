/// Simulates touches on the screen of a render, as a script does.
package final class TouchInput {
    /// The touches on the screen, by number.
    private var touches: [Int: UITouch] = [:]
    private let event = UIEvent()
    /// Where and when the last touch began, and how many taps there were in a row.
    private var lastTap: (position: CGPoint, time: TimeInterval, count: Int)?

    package init() {}

    /// The maximum distance in points and in seconds between taps that count as a row.
    ///
    /// Chosen: about the system's 0.35 seconds and the width of a finger.
    private static let tapDistance: CGFloat = 44, tapInterval: TimeInterval = 0.35

    /// Begins a touch at a point of the screen.
    package func begin(_ finger: Int = 0, at point: CGPoint) {
        let state = RenderContext.current
        guard touches[finger] == nil, !state.application.isIgnoringInteractionEvents,
            let window = window(at: point)
        else { return }
        let touch = UITouch(at: point, in: window)
        touch.tapCount = tapCount(at: point, time: state.eventLoop.now)
        touch.view = window.hitTest(point, with: event)
        touches[finger] = touch
        deliver(touch, .began)
    }

    /// Moves a touch to a point of the screen.
    package func move(_ finger: Int = 0, to point: CGPoint) {
        guard let touch = touches[finger] else { return }
        touch.previousPosition = touch.position
        touch.position = point
        deliver(touch, .moved)
    }

    /// Moves several touches in one event.
    package func move(_ points: [Int: CGPoint]) {
        var moved: [UITouch] = []
        for (finger, point) in points {
            guard let touch = touches[finger] else { continue }
            touch.previousPosition = touch.position
            touch.position = point
            moved.append(touch)
        }
        deliver(moved, .moved)
    }

    /// Cancels a touch, as the system does when a call comes in.
    package func cancel(_ finger: Int = 0) {
        guard let touch = touches[finger] else { return }
        deliver(touch, .cancelled)
        touches[finger] = nil
    }

    /// Ends a touch, as when a finger is lifted.
    package func end(_ finger: Int = 0) {
        guard let touch = touches[finger] else { return }
        deliver(touch, .ended)
        touches[finger] = nil
        let state = RenderContext.current
        if touch.isTap, state.isInStatusBar(touch.position) { state.statusBarWasTapped() }
    }

    private func deliver(_ touch: UITouch, _ phase: UITouch.Phase) { deliver([touch], phase) }

    private func deliver(_ changed: [UITouch], _ phase: UITouch.Phase) {
        let now = RenderContext.current.eventLoop.now
        for other in touches.values { other.phase = .stationary }
        for touch in changed {
            touch.phase = phase
            touch.timestamp = now
        }
        event.timestamp = now
        event.allTouches = Set(touches.values)
        UIApplication.shared.sendEvent(event)
    }

    private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let last = lastTap, time - last.time <= Self.tapInterval,
            abs(point.x - last.position.x) <= Self.tapDistance,
            abs(point.y - last.position.y) <= Self.tapDistance
        {
            count = last.count + 1
        }
        lastTap = (point, time, count)
        return count
    }

    /// The topmost window that has a view at a point.
    private func window(at point: CGPoint) -> UIWindow? {
        RenderContext.current.windows.last { window in
            let origin = window.frame.origin, inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            return window.hitTest(inside, with: event) != nil
        }
    }
}
