import RenderContext

/// Asynchronous work, which runs on the virtual clock of the render that creates it.
///
/// A capture at rest waits for it as far as it waits for the clock. Outside a render it is a task of the language.
public struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {
    fileprivate let base: _Concurrency.Task<Success, Failure>

    /// The result of the work, or its error.
    public var result: Result<Success, Failure> { get async { await base.result } }

    /// Whether the task was canceled.
    public var isCancelled: Bool { base.isCancelled }

    /// Cancels the task, which may check for it.
    public func cancel() { base.cancel() }
}

/// A value that is used by one render.
private struct RenderValue<Value>: @unchecked Sendable {  // A render runs on one thread.
    let value: Value
}

extension Task where Failure == Never {
    /// The result of the work.
    public var value: Success { get async { await base.value } }

    /// Creates a task that starts in the next turn of the event loop.
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

    /// Creates a task, as `init` does.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
    ) -> Task { Task(name: name, priority: priority, operation: operation) }
}

extension Task where Failure == any Error {
    /// The result of the work; throws its error.
    public var value: Success { get async throws { try await base.value } }

    /// Creates a task that starts in the next turn of the event loop.
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

    /// Creates a task, as `init` does.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
    ) -> Task { Task(name: name, priority: priority, operation: operation) }
}

extension Task where Success == Never, Failure == Never {
    private typealias Base = _Concurrency.Task<Never, Never>

    /// Whether the current task was canceled.
    public static var isCancelled: Bool { Base.isCancelled }

    /// Throws `CancellationError` if the current task was canceled.
    public static func checkCancellation() throws { try Base.checkCancellation() }

    /// Suspends the current task so that other work of this time can run.
    public static func yield() async { await Base.yield() }

    /// Suspends the current task for a time on the virtual clock; throws if it is canceled.
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        let (seconds, attoseconds) = duration.components
        try await sleep(seconds: TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18) {
            try await Base.sleep(for: duration, tolerance: tolerance)
        }
    }

    /// Suspends the current task for a time on the virtual clock; throws if it is canceled.
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

/// A pause on the virtual clock, which ends early if its task is canceled.
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
