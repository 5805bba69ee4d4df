import Foundation

/// A thread for what visits syntax trees: a chain of members, however long, is a tree as deep, and each level takes a
/// frame of the stack.
enum LargeStack {
    /// The size in bytes; only what is used takes memory. Chosen: enough for half a million levels.
    private static let size = 1 << 30

    /// Runs a function and waits for its end.
    ///
    /// - Parameters:
    ///   - count: How many threads run it at the same time.
    ///   - body: The function.
    static func run(count: Int = 1, _ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<count {
            let thread = Thread {
                body()
                done.signal()
            }
            thread.stackSize = size
            thread.start()
        }
        for _ in 0..<count { done.wait() }
    }
}
