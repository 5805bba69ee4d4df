import RenderContext

/// Runs the jobs of a task on the event loop of the render that the task was created in, one after another.
///
/// Jobs that other threads enqueue belong to no render and do not run: when they would is not known to the virtual
/// clock.
final class LoopTaskExecutor: RenderSlot, TaskExecutor, @unchecked Sendable {  // Used by its render's thread.
    private weak var context: RenderContext?
    private weak var thread = RenderThread.current

    init(in context: RenderContext) { self.context = context }

    func enqueue(_ job: consuming ExecutorJob) {
        guard thread === RenderThread.current, let context else { return }
        let job = UnownedJob(job)
        context.eventLoop.schedule { [unowned context] in
            RenderThread.run(context) { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }
}

/// Runs jobs isolated to the main actor on the event loop of the current render, outside a render on the main
/// thread.
final class MainActorExecutor: SerialExecutor {
    static let shared = MainActorExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        guard let context = RenderThread.runningRender else {
            _Concurrency.Task { @_Concurrency.MainActor in
                job.runSynchronously(on: MainActorExecutor.shared.asUnownedSerialExecutor())
            }
            return
        }
        context.eventLoop.schedule { [unowned context] in
            RenderThread.run(context) {
                job.runSynchronously(on: MainActorExecutor.shared.asUnownedSerialExecutor())
            }
        }
    }

    /// Every render has a main thread of its own.
    func checkIsolated() {}
}

/// The actor of the main thread, here of the event loop of a render.
@globalActor public actor MainActor {
    /// The shared instance of the main actor.
    public static let shared = MainActor()
    /// The executor that runs the actor's jobs on the event loop.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        MainActorExecutor.shared.asUnownedSerialExecutor()
    }

    /// Runs a closure on the actor, and returns its result.
    public static func run<Result: Sendable>(
        resultType: Result.Type = Result.self, body: @MainActor @Sendable () throws -> Result
    ) async rethrows -> Result { try await body() }

    /// Runs a closure at once and returns its result: code that is not asynchronous is on the main thread here.
    public static func assumeIsolated<Result>(
        _ operation: @MainActor () throws -> Result, file: StaticString = #fileID, line: UInt = #line
    ) rethrows -> Result {
        try withoutActuallyEscaping(operation) { operation in
            try unsafeBitCast(operation, to: (() throws -> Result).self)()
        }
    }

    /// Never stops the program: code that is not asynchronous is on the main thread here.
    public static func assertIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
    ) {}

    /// Never stops the program: code that is not asynchronous is on the main thread here.
    public static func preconditionIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
    ) {}
}
