/// A lock that the thread which holds it may take again. See `NSLock`.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {  // has a lock alone
    private let base = Foundation.NSRecursiveLock()

    /// A name for the lock; nil by default.
    open var name: String? {
        get { base.name }
        set { base.name = newValue }
    }

    /// Waits until no other thread holds the lock, and takes it.
    open func lock() { base.lock() }
    /// Gives the lock back; it is free when that was done as often as it was taken.
    open func unlock() { base.unlock() }
    /// Takes the lock if no other thread holds it; returns whether it was taken.
    open func `try`() -> Bool { base.try() }
    /// Takes the lock before a time; returns whether it was taken.
    open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}
