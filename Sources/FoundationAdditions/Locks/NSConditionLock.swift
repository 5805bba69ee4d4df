/// A lock that is taken where a number has a value. See `NSLock`.
open class NSConditionLock: NSObject, NSLocking, @unchecked Sendable {  // has a lock alone
    private let base: Foundation.NSConditionLock

    /// Creates a lock whose number is 0.
    public override convenience init() { self.init(condition: 0) }
    /// Creates a lock with a number.
    public init(condition: Int) { base = Foundation.NSConditionLock(condition: condition) }

    /// A name for the lock; nil by default.
    open var name: String? {
        get { base.name }
        set { base.name = newValue }
    }
    /// The number that threads wait for; 0 by default.
    open var condition: Int { base.condition }

    /// Waits until no other thread holds the lock, and takes it.
    open func lock() { base.lock() }
    /// Gives the lock back.
    open func unlock() { base.unlock() }
    /// Waits until the number has a value and no other thread holds the lock, and takes it.
    open func lock(whenCondition condition: Int) { base.lock(whenCondition: condition) }
    /// Takes the lock if no thread holds it; returns whether it was taken.
    open func `try`() -> Bool { base.try() }
    /// Takes the lock if the number has a value and no thread holds it; returns whether it was taken.
    open func tryLock(whenCondition condition: Int) -> Bool { base.tryLock(whenCondition: condition) }
    /// Gives the lock back, with another number.
    open func unlock(withCondition condition: Int) { base.unlock(withCondition: condition) }
    /// Takes the lock before a time; returns whether it was taken.
    open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
    /// Takes the lock where the number has a value, before a time; returns whether it was taken.
    open func lock(whenCondition condition: Int, before limit: Date) -> Bool {
        base.lock(whenCondition: condition, before: limit)
    }
}
