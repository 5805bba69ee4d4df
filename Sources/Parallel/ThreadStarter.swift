import Glibc

/// How threads are started; another one in tests of machines that refuse them.
public struct ThreadStarter: Sendable {
    /// Starts a thread with a stack of so many bytes, or of the usual size for 0, that calls `body`; what waits
    /// for its end, or nil where it cannot be started.
    public let start: @Sendable (_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> (() -> Void)?

    /// A way to start threads.
    public init(
        start: @escaping @Sendable (_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> (() -> Void)?
    ) { self.start = start }

    /// Threads of the platform.
    public static let platform = ThreadStarter { stackSize, body in
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

    /// What one thread does.
    private final class Job {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
