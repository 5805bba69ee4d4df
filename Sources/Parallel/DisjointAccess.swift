/// A value that several threads use without touching the same part of it: each its own part of memory, or its
/// own object of a list.
public struct DisjointAccess<Value>: @unchecked Sendable {  // Whoever wraps a value promises disjoint uses.
    /// The value.
    public let value: Value

    /// Wraps a value of which each thread uses a part of its own.
    public init(_ value: Value) { self.value = value }
}
