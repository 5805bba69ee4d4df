import RenderContext

/// Work that can be canceled before it runs.
public final class DispatchWorkItem {
    private let block: () -> Void
    private var hasRun = false
    private var waiting: [() -> Void] = []
    /// Whether the work was canceled; it then does not run.
    public private(set) var isCancelled = false

    /// Creates a work item; the quality of service and the flags have no effect.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
    ) {
        self.block = block
    }

    /// Runs the work now unless it was canceled.
    public func perform() {
        if !isCancelled { block() }
        hasRun = true
        let followers = waiting
        waiting = []
        for follower in followers { follower() }
    }

    /// Cancels the work, so that it does not run.
    public func cancel() { isCancelled = true }

    /// Submits a closure to a queue after the work has run.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping () -> Void
    ) {
        if hasRun { queue.async(execute: execute) } else { waiting.append { queue.async(execute: execute) } }
    }
}

/// Work that is waited for as a group.
public final class DispatchGroup {
    private var pending = 0
    private var waiting: [() -> Void] = []

    /// Creates an empty group.
    public init() {}

    /// Adds a piece of work that the group waits for.
    public func enter() { pending += 1 }

    /// Ends a piece of work that the group waits for.
    public func leave() {
        pending = max(0, pending - 1)
        guard pending == 0 else { return }
        let followers = waiting
        waiting = []
        for follower in followers { follower() }
    }

    /// Waits until the group is empty, while its work runs on the virtual clock; at most for a minute.
    public func wait() { _ = wait(seconds: EventLoop.settlingLimit) }

    /// Waits until the group is empty or a deadline has come.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        wait(seconds: EventLoop.settlingLimit)
    }

    private func wait(seconds: TimeInterval) -> DispatchTimeoutResult {
        let loop = RenderContext.current.eventLoop, end = loop.now + seconds
        loop.runDueWork()
        while pending > 0, loop.now < end { loop.advance(by: 0.01) }
        return pending == 0 ? .success : .timedOut
    }

    /// Submits a closure to a queue when the group is empty.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        if pending == 0 { queue.async(execute: work) } else { waiting.append { queue.async(execute: work) } }
    }

    /// Submits a work item to a queue when the group is empty.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }
}
