/// A value that several threads use concurrently without accessing the same part of it: each has its own
/// region of memory, or its own element of a list.
package struct DisjointAccess<Value>: @unchecked Sendable {  // Whoever wraps a value promises disjoint uses.
    /// The value that is shared.
    package let value: Value

    /// Wraps a value of which each thread uses a separate part.
    @inlinable
    package init(_ value: Value) { self.value = value }
}
