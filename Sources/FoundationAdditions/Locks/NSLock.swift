/// A lock that code of one thread holds at a time.
///
/// Classes can extend it, as on iOS; that of Foundation on Linux has members which the compiler cannot read from its module.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {  // has a lock alone
    private let base = Foundation.NSLock()

    /// A name for the lock; nil by default.
    open var name: String? {
        get { base.name }
        set { base.name = newValue }
    }

    /// Waits until no other thread holds the lock, and takes it.
    open func lock() { base.lock() }
    /// Gives the lock back.
    open func unlock() { base.unlock() }
    /// Takes the lock if no thread holds it; returns whether it was taken.
    open func `try`() -> Bool { base.try() }
    /// Takes the lock before a time; returns whether it was taken.
    open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}
