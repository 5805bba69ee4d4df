/// The key of a value that a view has for layouts.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set it.
    static var defaultValue: Value { get }
}

/// A value of a view for layouts.
struct LayoutValueModification<Key: LayoutValueKey>: ElementModification {
    let value: Key.Value

    func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(Key.self) ? value : nil }
}

extension View {
    /// Returns the view with a value for layouts.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modified(by: LayoutValueModification<K>(value: value))
    }
}
