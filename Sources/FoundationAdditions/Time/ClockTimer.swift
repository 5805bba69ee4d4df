import RenderContext

/// A timer of Dispatch on the virtual clock.
///
/// Like a device's it ends when nothing holds it any more. A capture at rest waits for one that fires once.
final class ClockTimer: NSObject, DispatchSourceTimer {
    private(set) var isCancelled = false
    /// How often it is suspended; a new source is, once.
    private var suspensions = 1
    private var isActive = false
    /// When it fires next, in seconds on the clock; nil for never.
    private var next: TimeInterval?
    /// The seconds between two events; infinite for a timer that fires once.
    private var interval = TimeInterval.infinity
    private var pending: ScheduledWork?
    private var eventHandler: (() -> Void)?
    private var cancelHandler: (() -> Void)?

    /// The least interval in seconds. Chosen: as that of `Timer`.
    private static let leastInterval = 0.0001

    deinit { pending?.cancel() }

    func setEventHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?
    ) { eventHandler = handler }

    func setEventHandler(handler: DispatchWorkItem) { eventHandler = { handler.perform() } }

    func setCancelHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?
    ) { cancelHandler = handler }

    func setCancelHandler(handler: DispatchWorkItem) { cancelHandler = { handler.perform() } }

    func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
    ) {
        next = deadline.seconds.isFinite ? deadline.seconds : nil
        self.interval = max(Self.leastInterval, interval.seconds)
        restart()
    }

    func activate() { if !isActive { resume() } }

    func resume() {
        isActive = true
        suspensions = max(0, suspensions - 1)
        restart()
    }

    func suspend() {
        suspensions += 1
        restart()
    }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        restart()
        let handler = cancelHandler
        (eventHandler, cancelHandler) = (nil, nil)
        if let handler { RenderContext.current.eventLoop.schedule(handler) }
    }

    /// Waits for the next event, if there is to be one.
    private func restart() {
        pending?.cancel()
        pending = nil
        guard !isCancelled, suspensions == 0, let next else { return }
        let loop = RenderContext.current.eventLoop
        pending = loop.schedule(at: max(next, loop.now), delaysIdle: !interval.isFinite) { [weak self] in
            self?.fire()
        }
    }

    /// Reports an event. Those that were missed while the timer was suspended are one.
    private func fire() {
        let now = RenderContext.current.eventLoop.now
        if interval.isFinite, let last = next {
            next = last + interval * max(1, ((now - last) / interval).rounded(.down) + 1)
        } else {
            next = nil
        }
        restart()
        eventHandler?()
    }
}
