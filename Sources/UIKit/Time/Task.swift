/// Asynchronous work, which runs on the virtual clock of the render that creates it.
///
/// A picture at rest waits for it as far as it waits for the clock. Outside a render it is a task of the language.
public struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {
    fileprivate let base: _Concurrency.Task<Success, Failure>

    /// What the work returns or throws.
    public var result: Result<Success, Failure> { get async { await base.result } }

    /// Whether the work was cancelled.
    public var isCancelled: Bool { base.isCancelled }

    /// Cancels the work, which may look for it.
    public func cancel() { base.cancel() }
}

/// A value that is used by one render.
private struct RenderValue<Value>: @unchecked Sendable {  // A render runs on one thread.
    let value: Value
}

extension Task where Failure == Never {
    /// What the work returns.
    public var value: Success { get async { await base.value } }

    /// Begins work in the next turn of the event loop.
    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil,
        @_implicitSelfCapture operation: @escaping () async -> Success
    ) {
        let operation = RenderValue(value: operation)
        let executor = RenderContext.currentRender?[LoopTaskExecutor.self]
        base = _Concurrency.Task(name: name, executorPreference: executor, priority: priority) {
            await operation.value()
        }
    }

    /// Begins work, as `init` does.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
    ) -> Task { Task(name: name, priority: priority, operation: operation) }
}

extension Task where Failure == any Error {
    /// What the work returns; throws what it throws.
    public var value: Success { get async throws { try await base.value } }

    /// Begins work in the next turn of the event loop.
    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil,
        @_implicitSelfCapture operation: @escaping () async throws -> Success
    ) {
        let operation = RenderValue(value: operation)
        let executor = RenderContext.currentRender?[LoopTaskExecutor.self]
        base = _Concurrency.Task(name: name, executorPreference: executor, priority: priority) {
            try await operation.value()
        }
    }

    /// Begins work, as `init` does.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
    ) -> Task { Task(name: name, priority: priority, operation: operation) }
}

extension Task where Success == Never, Failure == Never {
    private typealias Base = _Concurrency.Task<Never, Never>

    /// Whether the work that asks was cancelled.
    public static var isCancelled: Bool { Base.isCancelled }

    /// Throws if the work that asks was cancelled.
    public static func checkCancellation() throws { try Base.checkCancellation() }

    /// Lets other work of this moment run.
    public static func yield() async { await Base.yield() }

    /// Waits on the virtual clock; throws if the work is cancelled.
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        let (seconds, attoseconds) = duration.components
        try await sleep(seconds: TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18) {
            try await Base.sleep(for: duration, tolerance: tolerance)
        }
    }

    /// Waits on the virtual clock; throws if the work is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(seconds: TimeInterval(duration) / 1e9) {
            try await Base.sleep(nanoseconds: duration)
        }
    }

    private static func sleep(seconds: TimeInterval, outsideRenders: () async throws -> Void) async throws {
        guard let state = RenderContext.currentRender else {
            return try await outsideRenders()
        }
        let sleep = VirtualSleep()
        await withTaskCancellationHandler {
            await withUnsafeContinuation { sleep.begin($0, in: state.eventLoop, seconds) }
        } onCancel: {
            sleep.end()
        }
        try Base.checkCancellation()
    }
}

/// A pause on the virtual clock, which ends early if its task is cancelled.
private final class VirtualSleep: @unchecked Sendable {  // Used by the thread of its render.
    private var continuation: UnsafeContinuation<Void, Never>?
    private var work: ScheduledWork?
    private var hasEnded = false

    func begin(
        _ continuation: UnsafeContinuation<Void, Never>, in loop: EventLoop, _ duration: TimeInterval
    ) {
        guard !hasEnded else { return continuation.resume() }
        self.continuation = continuation
        work = loop.schedule(at: loop.now + duration) { [weak self] in self?.end() }
    }

    func end() {
        hasEnded = true
        work?.cancel()
        let waiting = continuation
        continuation = nil
        waiting?.resume()
    }
}
