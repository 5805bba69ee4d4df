/// A touch on the screen.
open class UITouch: NSObject {
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
    open var type: TouchType { .direct }
    /// The force of the touch; 0, as on screens without 3D Touch.
    open var force: CGFloat { 0 }
    /// The maximum force; 0, as on screens without 3D Touch.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The phase of the touch; `began` at first.
    open internal(set) var phase: Phase = .began
    /// The number of taps at this location in a row.
    open internal(set) var tapCount = 1
    /// When the touch last changed, in seconds on the virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window that the touch began in.
    open internal(set) weak var window: UIWindow?
    /// The view that the touch began in, which keeps the touch.
    open internal(set) weak var view: UIView?
    /// The location in the window, in points.
    var position: CGPoint
    /// Where the touch began in the window, in points.
    let startPosition: CGPoint
    /// The location in the window before the last change, in points.
    var previousPosition: CGPoint

    /// The gesture recognizers that track the touch, the deepest view's first.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

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
    open func location(in view: UIView?) -> CGPoint {
        (window as UIView?)?.convert(position, to: view) ?? position
    }

    /// Returns the location before the last change in a view's coordinates; nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
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

    /// Returns the precise location in a view's coordinates; nil stands for the window.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the precise previous location in a view's coordinates; nil stands for the window.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The radius of the touch, in points.
    ///
    /// Chosen: 20, about that of a fingertip.
    open var majorRadius: CGFloat { 20 }

    /// The tolerance of the radius, in points: 0.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// The altitude of the pencil in radians: a right angle, as of a finger.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the azimuth of the pencil in a view's coordinates, in radians: 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the azimuth of the pencil in a view's coordinates, as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The roll angle of the pencil about its axis, in radians: 0.
    open var rollAngle: CGFloat { 0 }

    /// The properties that are estimated: none.
    open var estimatedProperties: Properties { [] }

    /// The estimated properties that will be updated: none.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The index of an expected update; nil, as there is none.
    open var estimationUpdateIndex: NSNumber? { nil }
}
