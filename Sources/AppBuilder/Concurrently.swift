import Foundation

/// Work that is done on all processors.
enum Concurrently {
    /// The number of processors.
    static var processorCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// Calls a function for each index.
    ///
    /// - Parameters:
    ///   - count: The number of results.
    ///   - make: Makes the result of an index, at the same time as those of others.
    /// - Returns: The results in the order of their indices.
    static func results<Result>(count: Int, _ make: (Int) -> Result) -> [Result] {
        guard count > 1 else { return (0..<count).map(make) }
        var results: [Result?] = Array(repeating: nil, count: count)
        results.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let places = buffer  // Each index is written once, by the call that has it.
            nonisolated(unsafe) let make = make  // It has ended when this function returns.
            DispatchQueue.concurrentPerform(iterations: count) { places[$0] = make($0) }
        }
        return results.compactMap(\.self)
    }

    /// Does work that needs the results of other work, with a stack for syntax trees.
    ///
    /// - Parameters:
    ///   - needs: The indices that each index needs, all of them lower.
    ///   - make: Makes the result of an index from those that it needs, at the same time as others.
    /// - Returns: The results in the order of their indices.
    static func results<Result>(
        needing needs: [[Int]], _ make: @escaping (Int, [Result]) -> Result
    ) -> [Result] {
        let queue = WorkQueue<Result>(needs)
        nonisolated(unsafe) let make = make  // It has ended when this function returns.
        LargeStack.run(count: min(processorCount, needs.count)) {
            while let index = queue.next() {
                queue.finish(index, make(index, queue.results(neededBy: index)))
            }
        }
        return queue.all
    }
}
