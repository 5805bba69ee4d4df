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

    @Test func noPiecesAreNoWork() {
        Threads.share(pieceCount: 0, workers: 4) { _, _ in Issue.record("called") }
    }
}
