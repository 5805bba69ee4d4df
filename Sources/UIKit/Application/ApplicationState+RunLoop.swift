extension ApplicationState {
    /// Has the clock follow a thread's run loop, as tests that wait for expectations need; for code outside a render.
    ///
    /// Time is that of the machine then: work runs when the run loop runs at the moment when it is due or later, in the
    /// order of the virtual clock, and the windows are laid out after it.
    func follow(_ runLoop: Foundation.RunLoop) {
        self.runLoop = runLoop
        let loop = UncheckedReference(object: self)
        eventLoop.turnDidEnd = { loop.object?.layOutWindows() }
        eventLoop.didSchedule = { delay in
            guard let now = loop.object?.eventLoop.now else { return }
            let timer = Foundation.Timer(timeInterval: delay, repeats: false) { _ in
                loop.object?.eventLoop.advance(to: now + delay)
            }
            loop.object?.runLoop?.add(timer, forMode: .common)
        }
    }

    /// Lets time pass: on the virtual clock, or as the run loop does that it follows.
    func run(for duration: TimeInterval) {
        let duration = max(0, duration)
        guard let runLoop else {
            return eventLoop.advance(by: min(duration, EventLoop.settlingLimit))
        }
        eventLoop.turnDidEnd()
        runLoop.run(until: Date(timeIntervalSinceNow: duration))
        eventLoop.turnDidEnd()
    }

    /// The state, for closures of timers.
    private struct UncheckedReference: @unchecked Sendable {  // Used by the thread of the run loop.
        weak var object: ApplicationState?
    }
}
