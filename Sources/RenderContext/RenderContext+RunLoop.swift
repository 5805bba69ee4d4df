package import Foundation

extension RenderContext {
    /// Whether the clock follows a run loop.
    package var followsRunLoop: Bool { runLoop != nil }

    /// Lets the clock follow a thread's run loop, as tests that wait for expectations need; for code outside a render.
    ///
    /// Time is that of the machine then: work runs when the run loop runs at the moment when it is due or later, in the
    /// order of the virtual clock.
    package func follow(_ runLoop: RunLoop) {
        self.runLoop = runLoop
        let reference = UncheckedReference(context: self)
        eventLoop.didSchedule = { delay in
            guard let now = reference.context?.eventLoop.now else { return }
            let timer = Timer(timeInterval: delay, repeats: false) { _ in
                reference.context?.eventLoop.advance(to: now + delay)
            }
            reference.context?.runLoop?.add(timer, forMode: .common)
        }
    }

    /// Lets time pass, in seconds: on the virtual clock, or as the run loop does that it follows.
    package func run(for duration: TimeInterval) {
        let duration = max(0, duration)
        guard let runLoop else {
            return eventLoop.advance(by: min(duration, EventLoop.settlingLimit))
        }
        eventLoop.turnDidEnd?()
        runLoop.run(until: Date(timeIntervalSinceNow: duration))
        eventLoop.turnDidEnd?()
    }

    /// The state, for closures of timers.
    private struct UncheckedReference: @unchecked Sendable {  // Used by the thread of the run loop.
        weak var context: RenderContext?
    }
}
