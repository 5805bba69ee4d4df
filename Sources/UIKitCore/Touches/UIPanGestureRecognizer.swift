/// Recognizes dragging with one or several touches.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches.
    open var maximumNumberOfTouches = Int.max
    /// The types of scrolling devices that pan; there are none here.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The distance in points that touches have to move.
    ///
    /// Measured by others, medium confidence: about 10 points; the translation starts beyond them.
    static let hysteresis: CGFloat = 10
    /// A touch that has rested this long in seconds ends without velocity.
    ///
    /// Chosen: a few frames.
    private static let restInterval: TimeInterval = 0.1

    /// Where the translation is zero, in the window's coordinates.
    private var origin = CGPoint.zero
    private var position = CGPoint.zero
    private var positionTime: TimeInterval = 0
    /// In points per second, in the window's coordinates. Chosen: that of the last movement alone.
    private var windowVelocity = CGPoint.zero

    /// Returns the translation of the touches, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        vector(CGPoint(x: position.x - origin.x, y: position.y - origin.y), in: view)
    }

    /// Sets the translation, in a view's coordinates, from which further movement counts.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let zero = view?.convert(CGPoint.zero, to: nil) ?? .zero
        let end = view?.convert(translation, to: nil) ?? translation
        origin = CGPoint(x: position.x - (end.x - zero.x), y: position.y - (end.y - zero.y))
    }

    /// Returns the velocity in points per second, in a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        let now = RenderContext.current.eventLoop.now
        return now - positionTime > Self.restInterval ? .zero : vector(windowVelocity, in: view)
    }

    /// Turns a vector of the window's coordinates into one of a view's.
    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let zero = view.convert(CGPoint.zero, from: nil), end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    override var initialMovement: CGPoint {
        CGPoint(x: position.x - origin.x, y: position.y - origin.y)
    }

    /// Whether the gesture may begin where the touches began.
    func mayStart(_ touches: [UITouch]) -> Bool { true }

    /// Starts to measure.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if currentState == .possible,
            liveTouches.count > maximumNumberOfTouches || !mayStart(Array(touches))
        {
            return state = .failed
        }
        recenter(on: liveTouches)
    }

    /// Begins once the touches have moved far enough; changes afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        follow()
        guard currentState == .possible else { return state = .changed }
        let moved = initialMovement, distance = CGPoint.zero.distance(to: moved)
        guard liveTouches.count >= minimumNumberOfTouches, distance > Self.hysteresis,
            requestedStates.isEmpty
        else { return }
        state = .began
    }

    /// Continues with the touches that are left, or ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let left = liveTouches.filter { !touches.contains($0) }
        if currentState == .possible, requestedStates.isEmpty {
            if left.isEmpty { state = .failed } else { recenter(on: left) }
        } else if left.count < minimumNumberOfTouches {
            state = .ended
        } else {
            recenter(on: left)
        }
    }

    override func willEnter(_ state: State) {
        if state == .began { dropHysteresis() }
    }

    private func dropHysteresis() {
        let moved = initialMovement, distance = CGPoint.zero.distance(to: moved)
        guard distance > 0 else { return }
        let share = min(1, Self.hysteresis / distance)
        origin = CGPoint(x: origin.x + moved.x * share, y: origin.y + moved.y * share)
    }

    /// Takes on the centroid of the touches without a change of the translation.
    private func recenter(on touches: [UITouch]) {
        let moved = initialMovement
        position = middle(of: touches, in: nil)
        positionTime = RenderContext.current.eventLoop.now
        origin = CGPoint(x: position.x - moved.x, y: position.y - moved.y)
    }

    private func follow() {
        let now = RenderContext.current.eventLoop.now, next = middle(of: liveTouches, in: nil)
        let duration = now - positionTime
        if duration > 0 {
            windowVelocity = CGPoint(
                x: (next.x - position.x) / CGFloat(duration), y: (next.y - position.y) / CGFloat(duration))
        }
        position = next
        positionTime = now
    }

    /// Resets the movement for another gesture.
    open override func reset() {
        super.reset()
        origin = .zero
        position = .zero
        windowVelocity = .zero
    }
}

/// Recognizes dragging that starts at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges; none by default.
    open var edges: UIRectEdge = []

    /// The maximum distance in points from the edge at which the touch begins.
    ///
    /// Chosen: about what a finger placed at the edge covers.
    private static let edgeWidth: CGFloat = 20

    override func mayStart(_ touches: [UITouch]) -> Bool {
        touches.allSatisfy { touch in
            guard let area = touch.window?.bounds else { return false }
            let point = touch.position
            return edges.contains(.left) && point.x < area.minX + Self.edgeWidth
                || edges.contains(.right) && point.x > area.maxX - Self.edgeWidth
                || edges.contains(.top) && point.y < area.minY + Self.edgeWidth
                || edges.contains(.bottom) && point.y > area.maxY - Self.edgeWidth
        }
    }
}
