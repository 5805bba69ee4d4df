import Glibc
import Synchronization

/// Threads of the platform: the pipeline uses no Foundation and waits for its work.
public enum Threads {
    /// Calls `body` once for each of `0..<pieceCount`, in any order, by so many threads at most; `body` gets
    /// the piece and which of the threads it is on. Returns when all are done.
    public static func share(
        pieceCount: Int, workers: Int, _ body: @escaping @Sendable (_ piece: Int, _ worker: Int) -> Void
    ) {
        let count = min(workers, pieceCount)
        guard count > 1 else {
            for piece in 0..<max(0, pieceCount) { body(piece, 0) }
            return
        }
        let counter = Counter()
        run(count: count) { worker in
            while true {
                let piece = counter.next()
                guard piece < pieceCount else { return }
                body(piece, worker)
            }
        }
    }

    /// Hands out numbers from 0 on.
    private final class Counter: Sendable {
        private let value = Atomic(0)

        func next() -> Int { value.add(1, ordering: .relaxed).oldValue }
    }

    /// What one thread does.
    private final class Job {
        let worker: Int
        let body: @Sendable (Int) -> Void

        init(_ worker: Int, _ body: @escaping @Sendable (Int) -> Void) {
            (self.worker, self.body) = (worker, body)
        }
    }

    /// Calls `body` with 0..<`count`, each on a thread of its own, the first on this one; returns when all
    /// are done. A thread that cannot be started is done without, so `body` must share work, not own it.
    public static func run(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        var threads: [pthread_t] = []
        for worker in 1..<max(1, count) {
            var thread = pthread_t()
            let job = Unmanaged.passRetained(Job(worker, body))
            let status = pthread_create(
                &thread, nil,
                { argument in
                    guard let argument else { return nil }
                    let job = Unmanaged<Job>.fromOpaque(argument).takeRetainedValue()
                    job.body(job.worker)
                    return nil
                }, job.toOpaque())
            if status == 0 { threads.append(thread) } else { job.release() }
        }
        body(0)
        for thread in threads { pthread_join(thread, nil) }
    }
}
