/// A finger on the screen.
public final class UITouch: NSObject {
    /// The phases of a touch. Raw values match Apple's.
    public enum Phase: Int, Hashable, Sendable {
        /// The finger has come down.
        case began = 0
        /// The finger has moved.
        case moved = 1
        /// The finger rests.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The system has ended the touch, as when a gesture was recognized.
        case cancelled = 4
        /// A pointer has come into a window.
        case regionEntered = 5
        /// A pointer has moved in a window.
        case regionMoved = 6
        /// A pointer has left a window.
        case regionExited = 7
    }

    /// What has touched the screen. Raw values match Apple's.
    public enum TouchType: Int, Hashable, Sendable {
        /// A finger.
        case direct = 0
        /// A remote.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer.
        case indirectPointer = 3
        /// A pencil, as it was called at first.
        public static let stylus = TouchType.pencil
    }

    /// What has touched the screen: a finger.
    public var type: TouchType { .direct }
    /// How firm the touch is: 0, as on screens without a sense of pressure.
    public var force: CGFloat { 0 }
    /// The highest force: 0, as on screens without a sense of pressure.
    public var maximumPossibleForce: CGFloat { 0 }

    /// The phase.
    public internal(set) var phase: Phase = .began
    /// How many times the finger has come down at this place in a row.
    public internal(set) var tapCount = 1
    /// When the touch last changed, in seconds on the virtual clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// The window that the touch began in.
    public internal(set) weak var window: UIWindow?
    /// The view that the touch began in, which keeps the touch.
    public internal(set) weak var view: UIView?
    /// The position in the window, in points.
    var position: CGPoint
    /// Where the finger came down in the window, in points.
    let startPosition: CGPoint
    /// The position before the last change.
    var previousPosition: CGPoint

    /// The recognizers that follow the touch, the deepest view's first.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// What was delivered to the view of a touch.
    enum ViewDelivery {
        /// Nothing yet.
        case withheld
        /// That it has begun.
        case begun
        /// Everything: it has ended, was cancelled, or does not concern the view.
        case over
    }

    /// What was delivered to the view.
    var viewDelivery = ViewDelivery.withheld
    /// Whether the finger was lifted and its end is to be delivered later.
    var hasWithheldEnd = false
    /// Ends the time for which the beginning is withheld from the content of a scroll view.
    var holdTimer: ScheduledWork?
    /// The place among the touches of the render, which are delivered in this order.
    let number = RenderContext.current.makeNumber()

    /// When the finger came down, in seconds on the virtual clock.
    private let startTime = RenderContext.current.eventLoop.now

    /// Whether the finger has been down at one place for a short time.
    ///
    /// Chosen: less than the half second of a long press, and within the ten points that a pan waits for.
    var isTap: Bool {
        timestamp - startTime < 0.5 && position.distance(to: startPosition) <= 10
    }

    init(at position: CGPoint, in window: UIWindow) {
        self.position = position
        startPosition = position
        previousPosition = position
        self.window = window
    }

    /// Returns the position in a view's coordinates; nil stands for the window.
    public func location(in view: UIView?) -> CGPoint {
        (window as UIView?)?.convert(position, to: view) ?? position
    }

    /// Returns the position before the last change in a view's coordinates; nil stands for the window.
    public func previousLocation(in view: UIView?) -> CGPoint {
        (window as UIView?)?.convert(previousPosition, to: view) ?? previousPosition
    }

    /// Returns whether a recognizer follows the touch.
    func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizers?.contains { $0 === recognizer } ?? false
    }

    /// Delays the delivery of the touch to its view by a time in seconds, at most until it ends.
    func hold(for duration: TimeInterval) {
        guard holdTimer == nil else { return }
        let state = RenderContext.current
        holdTimer = state.eventLoop.schedule(at: state.eventLoop.now + duration) { [weak self] in
            self?.holdTimer = nil
            state.gestures.releaseTouches()
        }
    }

    /// Whether the beginning of the touch is withheld from the view.
    var mustWaitForBegin: Bool {
        holdTimer != nil && isWanted { $0 is ScrollPanGestureRecognizer }
            || isWanted { $0.delaysTouchesBegan }
    }

    /// Calls a closure while the touch is where it came down, as for a view that learns of it later.
    func atStart(_ body: () -> Void) {
        let (current, previous) = (position, previousPosition)
        (position, previousPosition) = (startPosition, startPosition)
        body()
        (position, previousPosition) = (current, previous)
    }

    /// Whether the end of the touch is withheld from the view.
    var mustWaitForEnd: Bool { isWanted { $0.delaysTouchesEnded } }

    private func isWanted(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
        gestureRecognizers?.contains {
            delays($0) && $0.currentState == .possible && $0.isFollowingGesture
        } ?? false
    }
}
