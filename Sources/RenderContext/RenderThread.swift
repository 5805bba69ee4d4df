import Foundation

/// What a thread has where the task has nothing: the one table by thread.
///
/// Code outside a render has no task-local state, and neither has a thread while it changes between the tasks of a
/// render. It is freed with the thread, and reading it takes a tenth of the time of a task-local value.
package final class RenderThread {
    /// The state of code that runs outside a render; on the main thread its clock follows the run loop.
    private(set) lazy var context = makeContext()
    /// The render whose tasks the thread runs.
    private var running: RenderContext?
    /// How many blocks the thread is in whose changes of objects are recorded.
    private var recordingDepth = 0

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<RenderThread>.fromOpaque(pointer).release() }
        }
        return key
    }()

    /// What the thread has that runs this code; nil if nothing was needed so far.
    private static var existing: RenderThread? {
        pthread_getspecific(key).map { Unmanaged<RenderThread>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What the thread has that runs this code.
    package static var current: RenderThread {
        if let existing { return existing }
        let made = RenderThread()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    private func makeContext() -> RenderContext {
        let context = RenderContext()
        if Thread.isMainThread { context.follow(.main) }
        return context
    }

    // MARK: Running tasks

    /// Whether this code runs on the main thread of the process.
    package static var isMainThread: Bool { Thread.isMainThread }

    /// The render whose code or tasks the thread runs; nil outside renders.
    package static var runningRender: RenderContext? { RenderContext.currentRender ?? existing?.running }

    /// Runs a part of a task of a render.
    package static func run(_ context: RenderContext, _ body: () -> Void) {
        let thread = current, outer = thread.running
        thread.running = context
        defer { thread.running = outer }
        body()
    }

    // MARK: Recording changes

    /// Whether code runs whose changes of objects are recorded, such as an animation block. Properties of views ask for
    /// it with every change.
    package static var isRecordingChanges: Bool { (existing?.recordingDepth ?? 0) > 0 }

    /// Runs code whose changes of objects are recorded.
    package static func recordingChanges<Result>(_ body: () throws -> Result) rethrows -> Result {
        let thread = current
        thread.recordingDepth += 1
        defer { thread.recordingDepth -= 1 }
        return try body()
    }
}
