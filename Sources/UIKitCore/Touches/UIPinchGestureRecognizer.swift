import Geometry

/// Recognizes two touches that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the touches as a multiple of that at the beginning; setting it has further movement count
    /// from there.
    open var scale: CGFloat {
        get { span.value(of: distance) * factor }
        set { factor = span.value(of: distance) > 0 ? newValue / span.value(of: distance) : 1 }
    }
    /// The change of the scale per second.
    open private(set) var velocity: CGFloat = 0

    /// How far in points the distance changes before the gesture begins. Chosen: as for pans.
    private static let hysteresis: CGFloat = 10

    private var span = FingerSpan()
    private var distance: CGFloat = 0
    private var factor: CGFloat = 1
    private var time: TimeInterval = 0

    /// Starts to measure once two touches are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard currentState == .possible, liveTouches.count == 2 else { return }
        distance = FingerSpan(liveTouches).length
        span.start = distance
        time = event.timestamp
    }

    /// Begins once the touches have moved far enough; changes afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard liveTouches.count >= 2 else { return }
        let before = scale
        distance = FingerSpan(liveTouches).length
        if event.timestamp > time { velocity = (scale - before) / CGFloat(event.timestamp - time) }
        time = event.timestamp
        if currentState != .possible {
            state = .changed
        } else if requestedStates.isEmpty, (distance - span.start).magnitude > Self.hysteresis {
            span.start = distance
            state = .began
        }
    }

    /// Ends with the first touch that ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endIfFewerThanTwo(after: touches)
    }

    /// Resets the scale for another gesture.
    open override func reset() {
        super.reset()
        (span, distance, factor, velocity) = (FingerSpan(), 0, 1, 0)
    }
}

/// Recognizes two touches that rotate about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle in radians by which the touches have rotated, clockwise; setting it has further movement count from
    /// there.
    open var rotation: CGFloat = 0
    /// The change of the angle in radians per second.
    open private(set) var velocity: CGFloat = 0

    /// How far in points the touches move about each other before the gesture begins. Chosen: as for pans.
    private static let hysteresis: CGFloat = 10

    private var last: CGFloat?
    private var time: TimeInterval = 0

    /// Rotates with the touches.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard liveTouches.count >= 2 else { return }
        let span = FingerSpan(liveTouches), angle = span.angle
        let change = FingerSpan.turn(from: last ?? FingerSpan(liveTouches, \.startPosition).angle, to: angle)
        last = angle
        rotation += change
        if event.timestamp > time { velocity = change / CGFloat(event.timestamp - time) }
        time = event.timestamp
        if currentState != .possible {
            state = .changed
        } else if requestedStates.isEmpty, rotation.magnitude * span.length / 2 > Self.hysteresis {
            rotation = 0
            state = .began
        }
    }

    /// Ends with the first touch that ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endIfFewerThanTwo(after: touches)
    }

    /// Resets the angle for another gesture.
    open override func reset() {
        super.reset()
        (last, rotation, velocity) = (nil, 0, 0)
    }
}

extension UIGestureRecognizer {
    /// Ends or fails when fewer than two touches are left.
    fileprivate func endIfFewerThanTwo(after lifted: Set<UITouch>) {
        guard liveTouches.count - lifted.count < 2 else { return }
        if currentState != .possible || !requestedStates.isEmpty {
            state = .ended
        } else if liveTouches.count == lifted.count {
            state = .failed
        }
    }
}

/// The line between two touches.
private struct FingerSpan {
    /// The length in points that is a scale of one.
    var start: CGFloat = 0
    private(set) var length: CGFloat = 0
    /// The angle in radians, clockwise from the right.
    private(set) var angle: CGFloat = 0

    init() {}

    init(_ touches: [UITouch], _ position: (UITouch) -> CGPoint = { $0.position }) {
        guard touches.count >= 2 else { return }
        let first = position(touches[0]), second = position(touches[1])
        length = first.distance(to: second)
        angle = CGFloat(Trigonometry.arcTangent(y: Double(second.y - first.y), x: Double(second.x - first.x)))
    }

    func value(of length: CGFloat) -> CGFloat { start > 0 ? length / start : 1 }

    /// The smaller angle from one direction to another.
    static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
        let turn = end - start, pi = CGFloat(Trigonometry.pi)
        return turn > pi ? turn - 2 * pi : turn < -pi ? turn + 2 * pi : turn
    }
}
