import Foundation

/// A thread for what visits syntax trees: a chain of members, however long, is a tree as deep, and each level takes a
/// frame of the stack.
enum LargeStack {
    /// The size in bytes; only what is used takes memory. Chosen: enough for half a million levels.
    private static let size = 1 << 30

    /// Runs a function and waits for its end.
    static func run(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
    }
}
