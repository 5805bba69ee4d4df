import Parallel
import Synchronization
import Testing

@Suite struct ThreadsTests {
    @Test(arguments: [1, 2, 5])
    func everyPieceIsDoneOnce(workers: Int) {
        let done = Mutex<[Int]>([])
        Threads.share(pieceCount: 100, workers: workers) { piece, worker in
            #expect(worker >= 0 && worker < workers)
            done.withLock { $0.append(piece) }
        }
        #expect(done.withLock { $0.sorted() } == Array(0..<100))
    }

    /// A machine that grants so many threads and refuses the rest.
    private func miser(granting count: Int) -> ThreadStarter {
        let granted = Atomic(0)
        return ThreadStarter { size, body in
            guard granted.add(1, ordering: .relaxed).newValue <= count else { return nil }
            return ThreadStarter.platform.start(size, body)
        }
    }

    @Test(arguments: [0, 1, 3]) func thereAreAsManyThreadsAsAreGranted(granted: Int) {
        let done = Mutex<[Int]>([])
        let running = Threads.start(count: 5, stackSize: 1 << 20, by: miser(granting: granted)) { number in
            done.withLock { $0.append(number) }
        }
        running.join()
        #expect(running.count == granted)
        #expect(done.withLock { $0.sorted() } == Array(0..<granted))
    }

    @Test func anImpossibleStackIsNoThread() {
        #expect(Threads.start(count: 2, stackSize: 1 << 60) { _ in }.count == 0)
    }

    @Test func noPiecesAreNoWork() {
        Threads.share(pieceCount: 0, workers: 4) { _, _ in Issue.record("called") }
    }
}
