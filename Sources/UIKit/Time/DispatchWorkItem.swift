/// Work that can be cancelled before it runs.
public final class DispatchWorkItem {
    private let block: () -> Void
    private var hasRun = false
    private var waiting: [() -> Void] = []
    /// Whether the work was cancelled; it then does not run.
    public private(set) var isCancelled = false

    /// Creates work; the class and the flags have no effect.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
    ) {
        self.block = block
    }

    /// Runs the work now unless it was cancelled.
    public func perform() {
        if !isCancelled { block() }
        hasRun = true
        let followers = waiting
        waiting = []
        for follower in followers { follower() }
    }

    /// Has the work not run.
    public func cancel() { isCancelled = true }

    /// Runs a closure after the work.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping () -> Void
    ) {
        if hasRun { queue.async(execute: execute) } else { waiting.append { queue.async(execute: execute) } }
    }
}

/// Work that is waited for together.
public final class DispatchGroup {
    private var pending = 0
    private var waiting: [() -> Void] = []

    /// Creates an empty group.
    public init() {}

    /// Adds work to wait for.
    public func enter() { pending += 1 }

    /// Ends the wait for one piece of work.
    public func leave() {
        pending = max(0, pending - 1)
        guard pending == 0 else { return }
        let followers = waiting
        waiting = []
        for follower in followers { follower() }
    }

    /// Waits until no work is left, which runs meanwhile as time passes on the virtual clock; at most for a minute.
    public func wait() { _ = wait(seconds: EventLoop.settlingLimit) }

    /// Waits until no work is left or a deadline has come.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        wait(seconds: EventLoop.settlingLimit)
    }

    private func wait(seconds: TimeInterval) -> DispatchTimeoutResult {
        let loop = RenderContext.current.eventLoop, end = loop.now + seconds
        loop.runDueWork()
        while pending > 0, loop.now < end { loop.advance(by: 0.01) }
        return pending == 0 ? .success : .timedOut
    }

    /// Runs a closure when no work is left.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        if pending == 0 { queue.async(execute: work) } else { waiting.append { queue.async(execute: work) } }
    }

    /// Runs work when no other work is left.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }
}
