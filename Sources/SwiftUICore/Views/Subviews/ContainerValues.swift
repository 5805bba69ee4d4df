/// A key for accessing container values.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// A collection of container values associated with a given view.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tags of the view, the outermost last.
    var tags: [AnyHashable] = []

    /// The value of a key, or its default one.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag value for the given type if the container values contains one.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        tags.reversed().lazy.compactMap { $0.base as? V }.first
    }

    /// Returns true if the container values contain a tag matching a given value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

/// A view with a value for the container that it is a subview of.
struct ContainerValueModification: ElementModification {
    /// Sets the value.
    let change: (inout ContainerValues) -> Void
}

extension View {
    /// Sets a particular container value of a view.
    public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View { modified(by: ContainerValueModification { $0[keyPath: keyPath] = value }) }
}
