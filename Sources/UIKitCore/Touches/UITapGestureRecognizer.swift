/// Recognizes one or several taps with one or several touches.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of touches of each tap.
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that tap; a touch taps as the main button.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// How far in points a touch may move in a tap, and be from that of the tap before.
    ///
    /// Chosen: about the width of a finger.
    private static let allowableMovement: CGFloat = 45
    /// How long in seconds a touch may rest in a row of taps.
    ///
    /// Chosen: long for a tap, so that slow fingers can tap twice.
    private static let longestTap: TimeInterval = 0.75
    /// How long in seconds a row of taps is continued by another.
    ///
    /// Chosen: the interval in which touches count as one row, see `TouchInput`.
    private static let longestPause: TimeInterval = 0.35

    private var tapCount = 0
    private var fingerCount = 0
    private var start = CGPoint.zero
    private var timer: ScheduledWork?

    override var isSingleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

    /// Begins or continues a row of taps.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let position = liveTouches.first?.position ?? .zero
        if fingerCount == 0 {
            if tapCount > 0, start.distance(to: position) > Self.allowableMovement { return state = .failed }
            start = position
            if numberOfTapsRequired > 1 { failAfter(Self.longestTap) }
        }
        fingerCount += touches.count
        if fingerCount > numberOfTouchesRequired { state = .failed }
    }

    /// Fails if a touch moves away.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        for touch in touches where touch.startPosition.distance(to: touch.position) > Self.allowableMovement {
            state = .failed
        }
    }

    /// Recognizes the last tap when all touches have ended.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard liveTouches.count == touches.count else { return }
        guard fingerCount == numberOfTouchesRequired else { return state = .failed }
        fingerCount = 0
        tapCount += 1
        if tapCount >= numberOfTapsRequired { state = .ended } else { failAfter(Self.longestPause) }
    }

    /// Returns whether the recognition of this gesture has another fail: not that of more taps.
    ///
    /// Measured by others: a tap and a double tap without a requirement between them are both recognized.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        let other = preventedGestureRecognizer as? UITapGestureRecognizer
        return (other?.numberOfTapsRequired ?? 0) <= numberOfTapsRequired
    }

    private func failAfter(_ duration: TimeInterval) {
        timer?.cancel()
        let loop = RenderContext.current.eventLoop
        timer = loop.schedule(at: loop.now + duration) { [weak self] in self?.state = .failed }
    }

    /// Resets the taps for another gesture.
    open override func reset() {
        super.reset()
        tapCount = 0
        fingerCount = 0
        timer?.cancel()
        timer = nil
    }
}

extension CGPoint {
    /// The distance to another point.
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
