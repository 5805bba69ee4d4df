/// A touch on the screen.
public final class UITouch: NSObject {
    /// The phases of a touch. Raw values match Apple's.
    public enum Phase: Int, Hashable, Sendable {
        /// The touch has begun.
        case began = 0
        /// The touch has moved.
        case moved = 1
        /// The touch has not moved since the last event.
        case stationary = 2
        /// The touch has ended, as when a finger is lifted.
        case ended = 3
        /// The system has canceled the touch, as when a gesture was recognized.
        case cancelled = 4
        /// A pointer has entered a window.
        case regionEntered = 5
        /// A pointer has moved within a window.
        case regionMoved = 6
        /// A pointer has left a window.
        case regionExited = 7
    }

    /// The type of a touch. Raw values match Apple's.
    public enum TouchType: Int, Hashable, Sendable {
        /// A touch on the screen itself.
        case direct = 0
        /// A touch that is not on the screen, as on the remote of Apple TV.
        case indirect = 1
        /// A touch of Apple Pencil.
        case pencil = 2
        /// A pointing device, such as a mouse or a trackpad.
        case indirectPointer = 3
        /// Apple Pencil, by its first name in the API.
        public static let stylus = TouchType.pencil
    }

    /// The type of the touch: always `direct`.
    public var type: TouchType { .direct }
    /// The force of the touch; 0, as on screens without 3D Touch.
    public var force: CGFloat { 0 }
    /// The maximum force; 0, as on screens without 3D Touch.
    public var maximumPossibleForce: CGFloat { 0 }

    /// The phase of the touch; `began` at first.
    public internal(set) var phase: Phase = .began
    /// The number of taps at this location in a row.
    public internal(set) var tapCount = 1
    /// When the touch last changed, in seconds on the virtual clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// The window that the touch began in.
    public internal(set) weak var window: UIWindow?
    /// The view that the touch began in, which keeps the touch.
    public internal(set) weak var view: UIView?
    /// The location in the window, in points.
    var position: CGPoint
    /// Where the touch began in the window, in points.
    let startPosition: CGPoint
    /// The location in the window before the last change, in points.
    var previousPosition: CGPoint

    /// The gesture recognizers that track the touch, the deepest view's first.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// What was delivered to the view of a touch so far.
    enum ViewDelivery {
        /// Nothing was delivered yet.
        case withheld
        /// The beginning was delivered.
        case begun
        /// Everything was delivered: the touch has ended, was canceled, or does not concern the view.
        case over
    }

    var viewDelivery = ViewDelivery.withheld
    /// Whether the touch has ended and that is to be delivered later.
    var hasWithheldEnd = false
    /// Ends the time for which the beginning is withheld from the content of a scroll view.
    var holdTimer: ScheduledWork?
    /// The number among the touches of the render, which are delivered in this order.
    let number = RenderContext.current.makeNumber()

    /// When the touch began, in seconds on the virtual clock.
    private let startTime = RenderContext.current.eventLoop.now

    /// Whether the touch has been at one location for a short time.
    ///
    /// Chosen: less than the half second of a long press, and within the ten points that a pan waits for.
    var isTap: Bool {
        timestamp - startTime < 0.5 && position.distance(to: startPosition) <= 10
    }

    /// Creates a touch at the origin, in no window, as tests of gesture code make them.
    public override convenience init() { self.init(at: .zero, in: nil) }

    init(at position: CGPoint, in window: UIWindow?) {
        self.position = position
        startPosition = position
        previousPosition = position
        self.window = window
    }

    /// Returns the location in a view's coordinates; nil stands for the window.
    public func location(in view: UIView?) -> CGPoint {
        (window as UIView?)?.convert(position, to: view) ?? position
    }

    /// Returns the location before the last change in a view's coordinates; nil stands for the window.
    public func previousLocation(in view: UIView?) -> CGPoint {
        (window as UIView?)?.convert(previousPosition, to: view) ?? previousPosition
    }

    /// Returns whether a gesture recognizer tracks the touch.
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

    /// Calls a closure while the touch is where it began, as for a view that receives it later.
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
