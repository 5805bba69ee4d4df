/// Something that several threads hold and use in ways that never meet: each its own part of memory, or its
/// own object of a list.
public struct Apart<Value>: @unchecked Sendable {  // Whoever wraps a value promises that its uses keep apart.
    /// What is held.
    public let value: Value

    /// Wraps a value of which each thread uses a part of its own.
    public init(_ value: Value) { self.value = value }
}
