import Foundation

/// Threads for what visits syntax trees: a chain of members, however long, is a tree as deep, and each level takes a
/// frame of the stack.
enum LargeStack {
    /// The size in bytes; only what is used takes memory, but all of it counts for the limit of a process's data. Chosen:
    /// enough for a quarter of a million levels.
    private static let size = 1 << 29

    /// Runs a function on several threads and waits for their end.
    ///
    /// Threads that the system does not start, for want of memory or by a limit, are not waited for: the others have all
    /// the work. A caller that has such a stack itself is one of the threads, so that functions run in each other take no
    /// more than they need.
    ///
    /// - Parameters:
    ///   - count: How many threads run it at the same time, at most.
    ///   - body: The function.
    static func run(count: Int = 1, _ body: @escaping @Sendable () -> Void) {
        guard count > 0 else { return }
        let isLarge = Thread.current.threadDictionary[mark] != nil
        let wanted = min(count, most) - (isLarge ? 1 : 0)
        let threads = (0..<wanted).compactMap { _ in start(body) }
        if isLarge || threads.isEmpty { body() }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// The threads of one function whose stacks leave half of the process's data for others, where functions run in each
    /// other twice.
    private static var most: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0 else { return 1 }
        return max(1, Int(clamping: limit.rlim_cur) / (4 * size))
    }

    /// The key under which a thread notes that its stack is large.
    private static let mark = "AppBuilder.LargeStack"

    /// Starts a thread that runs a function; returns nil if the system refuses one.
    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t(), thread = pthread_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, size)
        let work = Unmanaged.passRetained(Work(body))
        let status = pthread_create(
            &thread, &attributes,
            { pointer in
                Thread.current.threadDictionary[LargeStack.mark] = true
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        guard status == 0 else {
            work.release()
            return nil
        }
        return thread
    }

    /// A function as an object, for the pointer that a thread is given.
    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
