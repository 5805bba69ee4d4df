import RenderContext

/// Makes sources of events. Those of timers are on the virtual clock of the render; there are no others.
public final class DispatchSource: NSObject {
    /// How exact a timer is; has no effect here.
    public struct TimerFlags: OptionSet, Sendable {
        /// The flags as bits.
        public let rawValue: UInt

        /// Creates flags from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The leeway is taken as it is given; here every timer fires in time.
        public static let strict = TimerFlags(rawValue: 1)
    }

    private override init() {}

    /// Returns a timer that fires once it is scheduled and resumed; the flags and the queue have no effect.
    public class func makeTimerSource(
        flags: TimerFlags = [], queue: DispatchQueue? = nil
    ) -> any DispatchSourceTimer { ClockTimer() }
}

/// A source of events.
public protocol DispatchSourceProtocol: AnyObject {
    /// Sets what is called for an event; nil for nothing. Quality of service and flags have no effect.
    func setEventHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the work that is performed for an event.
    func setEventHandler(handler: DispatchWorkItem)
    /// Sets what is called when the source is canceled; nil for nothing. Quality of service and flags have no effect.
    func setCancelHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the work that is performed when the source is canceled.
    func setCancelHandler(handler: DispatchWorkItem)
    /// Starts a new source.
    func activate()
    /// Undoes a suspension, that in which a source is created first.
    func resume()
    /// Holds events back until the source is resumed.
    func suspend()
    /// Ends the source for good.
    func cancel()
    /// Whether it was canceled.
    var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
    /// Sets what is called for an event; nil for nothing.
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }
    /// Sets what is called when the source is canceled; nil for nothing.
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }
}

/// A source of the events of a timer.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
    /// Sets when the timer fires, and after what interval again; the leeway has no effect.
    func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
    /// Sets when the timer fires, once.
    public func schedule(deadline: DispatchTime) {
        schedule(deadline: deadline, repeating: .never, leeway: .nanoseconds(0))
    }
    /// Sets when the timer fires, and after what interval again.
    public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }
    /// Sets when the timer fires, once; the leeway has no effect.
    public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: .never, leeway: leeway)
    }
    /// Sets when the timer fires, and after how many seconds again; the leeway has no effect.
    public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let nanoseconds = (interval * 1e9).rounded()
        schedule(
            deadline: deadline, repeating: Int(exactly: nanoseconds).map { .nanoseconds($0) } ?? .never,
            leeway: leeway)
    }
    /// Sets when the timer fires by the wall clock, and after what interval again; the leeway has no effect.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway)
    }
    /// Sets when the timer fires by the wall clock, and after how many seconds again; the leeway has no effect.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway)
    }
}
