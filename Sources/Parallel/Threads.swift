import Synchronization

/// Threads of the platform: the pipeline does not use Foundation and waits for its threads.
package enum Threads {
    /// Calls `body` once for each of `0..<pieceCount`, in any order, with a maximum number of threads; `body`
    /// receives the index of the piece and that of the thread. Returns when all calls have returned.
    package static func share(
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

    /// Returns consecutive numbers, starting at 0.
    private final class Counter: Sendable {
        private let value = Atomic(0)

        func next() -> Int { value.add(1, ordering: .relaxed).oldValue }
    }

    /// Threads that were started and have not been joined.
    package struct Running {
        private let ends: [() -> Void]

        fileprivate init(ends: [() -> Void]) { self.ends = ends }

        /// The number of threads.
        package var count: Int { ends.count }

        /// Waits for all threads to end.
        package func join() { for end in ends { end() } }
    }

    /// Starts up to `count` threads that call `body` with their index, without waiting for them.
    ///
    /// If the system does not start a thread, no further ones are tried: there are fewer threads, or none.
    package static func start(
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

    /// Calls `body` with each of `0..<count` on a separate thread, the first on the current one; returns when
    /// all calls have returned. A thread that cannot be started is omitted, so `body` must take work from a
    /// shared queue.
    package static func run(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let running = start(count: count - 1) { body($0 + 1) }
        body(0)
        running.join()
    }
}
