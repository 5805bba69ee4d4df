import Synchronization

/// A value that is computed once, when it is first read.
///
/// Most files use a few classes, and the typed tables of all of them take longer to build than a screen to draw:
/// each kind of value is a generic type that the runtime instantiates.
package final class Lazy<Value: Sendable>: Sendable {
    private let stored = Mutex<Value?>(nil)
    private let compute: @Sendable () -> Value

    /// Creates a value from how it is computed; that must not read the value itself.
    package init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

    /// The value; computed when it is first read.
    package var value: Value {
        if let known = stored.withLock({ $0 }) { return known }
        // Computed without the lock, since values of superclasses are read: two threads may compute the same.
        let value = compute()
        return stored.withLock { stored in
            if stored == nil { stored = value }
            return stored ?? value
        }
    }
}
