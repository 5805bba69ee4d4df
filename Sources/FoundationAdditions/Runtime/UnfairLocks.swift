// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// The locks of the system's C library, which Foundation shows on iOS. The code of a render runs on one thread, so nothing
// is waited for.

/// A lock that does not wait; it records only whether it is held.
public struct os_unfair_lock_s: Sendable {
    var isHeld = false

    /// Creates a lock that is free.
    public init() {}
}

/// A lock that does not wait; it records only whether it is held.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks a lock, without waiting for another thread.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = true }
/// Unlocks a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = false }
/// Locks a lock if it is not held; returns whether it was locked.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard !lock.pointee.isHeld else { return false }
    lock.pointee.isHeld = true
    return true
}
/// Asserts that a lock is held; not checked here.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Asserts that a lock is not held; not checked here.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
