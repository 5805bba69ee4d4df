import RenderContext

/// A timer of the virtual clock.
///
/// A capture at rest waits for timers that fire once, and not for those that repeat.
open class Timer: NSObject {
    /// The seconds between two calls; 0 for a timer that fires once.
    public let timeInterval: TimeInterval
    /// How late the timer may fire, in seconds; 0 by default, and here it is always in time.
    open var tolerance: TimeInterval = 0
    /// An object for the use of the app, passed when the timer was created; nil for none.
    public let userInfo: Any?
    /// Whether the timer may still fire.
    public private(set) var isValid = true

    private let interval: TimeInterval
    private let repeats: Bool
    private var action: ((Timer) -> Void)?
    private var pending: ScheduledWork?

    /// Creates a timer that calls a closure, once it is added to a run loop.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(interval, repeats: repeats, userInfo: nil, action: block)
    }

    /// Creates a timer that calls a method of a `SelectorTarget`, once it is added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(ti, repeats: yesOrNo, userInfo: userInfo) { timer in
            aSelector.send(to: aTarget, with: timer)
        }
    }

    /// Creates a timer that calls a closure, once it is added to a run loop.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(interval, repeats: repeats, userInfo: nil, action: block)
        fireDate = date
    }

    /// Creates a timer that calls a method of a `SelectorTarget`, once it is added to a run loop.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
        fireDate = date
    }

    /// The date at which the timer fires next, as it was set; the timer keeps its interval from when it was started.
    open var fireDate = Date(timeIntervalSinceReferenceDate: 0)

    private init(
        _ interval: TimeInterval, repeats: Bool, userInfo: Any?, action: @escaping (Timer) -> Void
    ) {
        self.interval = interval.isFinite ? max(Timer.leastInterval, interval) : Timer.leastInterval
        timeInterval = repeats ? self.interval : 0
        self.repeats = repeats
        self.userInfo = userInfo
        self.action = action
        super.init()
    }

    /// Source: `init(timeInterval:repeats:block:)` (Apple's documentation): a tenth of a millisecond stands for less.
    private static let leastInterval = 0.0001

    /// Creates a timer that calls a closure, and starts it.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that calls a method of a `SelectorTarget`, and starts it.
    @discardableResult
    open class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Calls the closure or method now; a timer that does not repeat is invalid afterwards.
    open func fire() {
        guard isValid, let action else { return }
        action(self)
        if !repeats { invalidate() }
    }

    /// Stops the timer for good, and releases its closure.
    open func invalidate() {
        isValid = false
        pending?.cancel()
        pending = nil
        action = nil
    }

    /// Starts the timer unless it is running or invalid.
    func start(in loop: EventLoop) {
        guard isValid, pending == nil else { return }
        schedule(at: loop.now + interval, in: loop)
    }

    private func schedule(at time: TimeInterval, in loop: EventLoop) {
        pending = loop.schedule(at: time, delaysIdle: !repeats) { [self] in
            // The next call is scheduled first, so that the action may end it.
            if repeats { schedule(at: time + interval, in: loop) }
            fire()
        }
    }
}
