/// A view with a value for the container around it.
package struct TraitModification<Key: ViewTraitKey>: ElementModification {
    /// The value that the container reads.
    package let value: Key.Value

    /// Creates the modifier of a value.
    package init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

    package func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(Key.self) ? value : nil }
}
