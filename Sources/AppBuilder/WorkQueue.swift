import Foundation

/// Work that threads take when what it needs is done.
final class WorkQueue<Result>: @unchecked Sendable {  // All is used while the condition is locked.
    private let condition = NSCondition()
    private let needs: [[Int]]
    private var waiting: [Int]
    private var results: [Int: Result] = [:]

    /// Creates a queue.
    ///
    /// - Parameter needs: The indices that each index needs, all of them lower.
    init(_ needs: [[Int]]) {
        self.needs = needs
        waiting = Array(needs.indices)
    }

    /// Waits for an index that has all that it needs; returns the lowest, or nil when no work waits any more.
    func next() -> Int? {
        condition.lock()
        defer { condition.unlock() }
        while !waiting.isEmpty {
            let place = waiting.firstIndex { index in needs[index].allSatisfy { results[$0] != nil } }
            if let place { return waiting.remove(at: place) }
            condition.wait()
        }
        return nil
    }

    /// Returns the results that an index needs, in their order.
    func results(neededBy index: Int) -> [Result] {
        condition.withLock { needs[index].compactMap { results[$0] } }
    }

    /// Sets the result of an index.
    func finish(_ index: Int, _ result: Result) {
        condition.withLock {
            results[index] = result
            condition.broadcast()
        }
    }

    /// All results, in the order of their indices.
    var all: [Result] { condition.withLock { needs.indices.compactMap { results[$0] } } }
}
