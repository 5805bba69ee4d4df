import Foundation
import Testing

@testable import AppBuilder

@Suite("Threads with large stacks")
struct LargeStackTests {
    @Test("run a function on no more threads than are asked for, and wait for each")
    func threads() {
        let count = Counter()
        LargeStack.run(count: 3) { count.add() }
        #expect((1...3).contains(count.value))
        LargeStack.run {
            LargeStack.run(count: 0) { count.add() }
        }
        #expect((1...3).contains(count.value))
    }

    @Test("begin with the thread of the caller, where its stack is large")
    func nesting() {
        let isSame = Counter()
        LargeStack.run {
            let outer = pthread_self()
            LargeStack.run { if pthread_self() == outer { isSame.add() } }
        }
        #expect(isSame.value == 1)
    }

    /// Each level takes a frame of this function, which is larger than one of a visitor of syntax trees.
    @Test("hold a chain of a hundred thousand members")
    func depth() {
        let reached = Counter()
        LargeStack.run { if Self.descend(100_000) == 100_000 { reached.add() } }
        #expect(reached.value == 1)
    }

    @inline(never) private static func descend(_ levels: Int) -> Int {
        guard levels > 0 else { return 0 }
        return withUnsafeTemporaryAllocation(byteCount: 2048, alignment: 8) { bytes in
            bytes[0] = UInt8(truncatingIfNeeded: levels)
            return descend(levels - 1) + 1
        }
    }

    private final class Counter: @unchecked Sendable {  // Read and written under the lock.
        private let lock = NSLock()
        private var number = 0
        var value: Int { lock.withLock { number } }
        func add() { lock.withLock { number += 1 } }
    }
}
