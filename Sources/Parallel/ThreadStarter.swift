import Glibc

/// Starts threads. Tests replace it to simulate a system that does not start them.
package struct ThreadStarter: Sendable {
    /// Starts a thread that calls `body`, with a stack size in bytes, or the default size for 0. Returns a
    /// function that waits for the thread to end; nil if it cannot be started.
    package let start: @Sendable (_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> (() -> Void)?

    /// Creates a thread starter.
    package init(
        start: @escaping @Sendable (_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> (() -> Void)?
    ) { self.start = start }

    /// Starts threads of the platform.
    package static let platform = ThreadStarter { stackSize, body in
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        if stackSize > 0, pthread_attr_setstacksize(&attributes, stackSize) != 0 { return nil }
        var thread = pthread_t()
        let job = Unmanaged.passRetained(Job(body))
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
                return nil
            }, job.toOpaque())
        guard status == 0 else {
            job.release()
            return nil
        }
        return { pthread_join(thread, nil) }
    }

    /// The work of one thread.
    private final class Job {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
