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

    /// Threads that were started and are still to be waited for.
    public struct Running {
        private let ends: [() -> Void]

        fileprivate init(ends: [() -> Void]) { self.ends = ends }

        /// How many there are.
        public var count: Int { ends.count }

        /// Returns when all are done.
        public func join() { for end in ends { end() } }
    }

    /// Starts up to `count` threads that call `body` with their number, and does not wait for them.
    ///
    /// Where the machine refuses a thread, no more are tried: there are fewer then, or none.
    public static func start(
        count: Int, stackSize: Int = 0, by starter: ThreadStarter = .platform,
        _ body: @escaping @Sendable (Int) -> Void
    ) -> Running {
        var ends: [() -> Void] = []
        while ends.count < count {
            let number = ends.count
            guard let end = starter.start(stackSize, { body(number) }) else { break }
            ends.append(end)
        }
        return Running(ends: ends)
    }

    /// Calls `body` with 0..<`count`, each on a thread of its own, the first on this one; returns when all
    /// are done. A thread that cannot be started is done without, so `body` must share work, not own it.
    public static func run(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let running = start(count: count - 1) { body($0 + 1) }
        body(0)
        running.join()
    }
}
