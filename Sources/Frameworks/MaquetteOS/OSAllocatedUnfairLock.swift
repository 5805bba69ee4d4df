// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {  // The lock protects it.
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock with a state.
    public init(initialState: State) { storage = Storage(initialState) }
    /// Creates a lock with a state that only the lock knows.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a function with the state while the lock is held.
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
    /// Runs a function with the state while the lock is held.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(initialState: ()) }
    /// Runs a function while the lock is held.
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLock { (_: inout Void) in try body() }
    }
    /// Takes the lock.
    public func lock() { storageLock.lock() }
    /// Leaves the lock.
    public func unlock() { storageLock.unlock() }
    private var storageLock: NSLock { heldLock }
}

extension OSAllocatedUnfairLock {
    fileprivate var heldLock: NSLock { storage.lock }
}
