/// Recognizes a quick movement in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe. Raw values match Apple's.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The touch moves to the right.
        public static let right = Direction(rawValue: 1)
        /// The touch moves to the left.
        public static let left = Direction(rawValue: 2)
        /// The touch moves toward the top.
        public static let up = Direction(rawValue: 4)
        /// The touch moves toward the bottom.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that are recognized.
    open var direction: Direction = .right
    /// The number of touches.
    open var numberOfTouchesRequired = 1

    /// How far in points the touches move at least in the direction, and at most across it, and how long in seconds
    /// that takes at most.
    ///
    /// Measured by others, medium confidence: the figures of UIKit.
    private static let distance: CGFloat = 50, deviation: CGFloat = 50, duration: TimeInterval = 0.5

    private var startTime: TimeInterval = 0

    override var initialMovement: CGPoint {
        let start = middle(of: touches, \.startPosition), end = middle(of: touches, \.position)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Starts to measure.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if liveTouches.count == touches.count { startTime = event.timestamp }
        if liveTouches.count > numberOfTouchesRequired { state = .failed }
    }

    /// Recognizes the swipe once all touches have moved far enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard currentState == .possible, requestedStates.isEmpty else { return }
        guard event.timestamp - startTime <= Self.duration else { return state = .failed }
        guard liveTouches.count == numberOfTouchesRequired else { return }
        let start = middle(of: liveTouches, \.startPosition), end = middle(of: liveTouches, \.position)
        let x = end.x - start.x, y = end.y - start.y
        let along: [(Direction, CGFloat, CGFloat)] = [
            (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
        ]
        for (candidate, primary, secondary) in along
        where direction.contains(candidate) && primary >= Self.distance
            && secondary.magnitude <= Self.deviation
        {
            return state = .ended
        }
        if along.allSatisfy({ !direction.contains($0.0) || $0.2.magnitude > Self.deviation }) {
            state = .failed
        }
    }

    /// Fails: the touches have not moved far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if requestedStates.isEmpty { state = .failed }
    }

    private func middle(of touches: [UITouch], _ position: (UITouch) -> CGPoint) -> CGPoint {
        let points = touches.map(position), count = CGFloat(max(1, points.count))
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }
}
