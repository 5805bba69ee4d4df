import Parallel

/// A thread with a stack that is large enough for the deepest screen.
enum Worker {
    /// In bytes, as of the threads of a batch.
    private static let stackSize = 64 << 20

    /// Starts a thread that lasts as long as the process, or until its work ends.
    static func start(_ work: @escaping @Sendable () -> Void) {
        _ = ThreadStarter.platform.start(stackSize, work)
    }
}
