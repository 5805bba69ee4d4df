// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// The locks of the system's C library, which Foundation shows on iOS. The code of a render runs on one thread, so nothing
// is waited for.

/// A lock without a state.
public struct os_unfair_lock_s: Sendable {
    var isHeld = false

    /// Creates a lock that is free.
    public init() {}
}

/// A lock without a state.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = true }
/// Leaves a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = false }
/// Takes a lock if it is free; returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard !lock.pointee.isHeld else { return false }
    lock.pointee.isHeld = true
    return true
}
/// Asserts that a lock is held; not checked here.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Asserts that a lock is not held; not checked here.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
