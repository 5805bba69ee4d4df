/// A lock with a condition that threads wait for. See `NSLock`.
open class NSCondition: NSObject, NSLocking, @unchecked Sendable {  // has a condition alone
    private let base = Foundation.NSCondition()

    /// A name for the condition; nil by default.
    open var name: String? {
        get { base.name }
        set { base.name = newValue }
    }

    /// Waits until no other thread holds the lock, and takes it.
    open func lock() { base.lock() }
    /// Gives the lock back.
    open func unlock() { base.unlock() }
    /// Gives the lock back, waits for a signal, and takes it again.
    open func wait() { base.wait() }
    /// Waits for a signal before a time; returns whether there was one.
    open func wait(until limit: Date) -> Bool { base.wait(until: limit) }
    /// Lets one thread that waits go on.
    open func signal() { base.signal() }
    /// Lets all threads that wait go on.
    open func broadcast() { base.broadcast() }
}
