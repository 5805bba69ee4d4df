import OpenCombine
import UIKit

/// The clock of the render, as schedulers use it.
enum VirtualClock {
    private static var loop: EventLoop { RenderContext.current.eventLoop }

    /// The time in seconds since the start of the render.
    static var now: TimeInterval { loop.now }

    /// Runs an action in the next turn.
    static func schedule(_ action: @escaping () -> Void) { loop.schedule(action) }

    /// Runs an action at a time, in seconds since the start of the render; never at an infinite one.
    static func schedule(at time: TimeInterval, _ action: @escaping () -> Void) {
        guard time.isFinite else { return }
        loop.schedule(at: time, action)
    }

    /// Runs an action at a time and after every interval, both in seconds, until it is cancelled; a capture at rest waits
    /// for the first time only, after which `debounce` cancels.
    static func schedule(
        at time: TimeInterval, every interval: TimeInterval, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = RepeatedWork(interval: interval, loop: loop, action: action)
        if time.isFinite { work.start(at: time, delaysIdle: true) }
        return AnyCancellable { work.cancel() }
    }
}

/// Work that is done again and again.
private final class RepeatedWork {
    private let interval: TimeInterval
    private let loop: EventLoop
    private let action: () -> Void
    private var pending: ScheduledWork?

    init(interval: TimeInterval, loop: EventLoop, action: @escaping () -> Void) {
        // As with timers, a tenth of a millisecond stands for less.
        self.interval = interval.isFinite ? max(0.0001, interval) : 0.0001
        self.loop = loop
        self.action = action
    }

    func start(at time: TimeInterval, delaysIdle: Bool) {
        pending = loop.schedule(at: time, delaysIdle: delaysIdle) { [self] in
            // The next call is planned first, so that the action may end the work.
            start(at: time + interval, delaysIdle: false)
            action()
        }
    }

    func cancel() {
        pending?.cancel()
        pending = nil
    }
}
