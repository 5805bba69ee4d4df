/// Recognizes touches that stay down; the gesture begins then, changes as they move, and ends with them.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The duration in seconds for which the touches have to be down.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance in points that the touches may move before the gesture begins.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of touches.
    open var numberOfTouchesRequired = 1

    private var tapCount = 0
    private var timer: ScheduledWork?

    /// Chosen: as for taps.
    private static let longestPause: TimeInterval = 0.35

    /// Waits for the duration once all touches are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard currentState == .possible else { return }
        if liveTouches.count > numberOfTouchesRequired { return state = .failed }
        guard liveTouches.count == numberOfTouchesRequired, tapCount >= numberOfTapsRequired else { return }
        schedule(after: minimumPressDuration, .began)
    }

    /// Fails if a touch moves away before the gesture has begun; changes afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if currentState != .possible {
            state = .changed
        } else if touches.contains(where: { $0.startPosition.distance(to: $0.position) > allowableMovement })
        {
            state = .failed
        }
    }

    /// Ends, or counts a tap before the press.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard liveTouches.count == touches.count else { return }
        if currentState != .possible || !requestedStates.isEmpty { return state = .ended }
        guard tapCount < numberOfTapsRequired else { return state = .failed }
        tapCount += 1
        schedule(after: Self.longestPause, .failed)
    }

    private func schedule(after duration: TimeInterval, _ state: State) {
        timer?.cancel()
        let loop = RenderContext.current.eventLoop
        timer = loop.schedule(at: loop.now + duration) { [weak self] in
            guard let self, currentState == .possible else { return }
            self.state = state
        }
    }

    /// Resets the press for another gesture.
    open override func reset() {
        super.reset()
        tapCount = 0
        timer?.cancel()
        timer = nil
    }
}
