/// A large value that is often missing, in memory of its own, so that what has it is small and cheap to copy.
///
/// Copies share the memory; one that is changed gets memory of its own.
package struct Boxed<Value: Hashable & Sendable>: Sendable {
    private final class Memory: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var memory: Memory?

    /// Boxes a value.
    package init(_ value: Value?) { memory = value.map(Memory.init) }

    /// The value; nil if it is missing.
    package var value: Value? {
        // Yielded, since most readers want one property of it.
        _read {
            if let memory { yield memory.value } else { yield nil }
        }
        _modify {
            var changed = memory?.value
            memory = nil
            yield &changed
            memory = changed.map(Memory.init)
        }
    }
}

extension Boxed: Hashable {
    package static func == (a: Boxed, b: Boxed) -> Bool { a.memory === b.memory || a.value == b.value }
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
