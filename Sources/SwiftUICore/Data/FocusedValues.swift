/// A protocol for identifier types used when publishing and observing focused values.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// A collection of state exported by the focused scene or view and its ancestors.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Reads and writes values associated with a given focused value key; nil where none is published.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A property wrapper for observing values from the focused view or one of its ancestors.
///
/// A view has the focus where code has set a `FocusState` that it is bound to.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var value: Value?

    /// Creates a property that reads the value of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// The value for the focus key path, or nil if no view publishes it.
    public var wrappedValue: Value? { value }
}

extension FocusedValue: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let keyPath = keyPath
        let reader = slot.stored { FocusedReader(slot.node) { $0[keyPath: keyPath] } }
        value = reader.read() as? Value
    }
}

/// A convenience property wrapper for observing and automatically unwrapping state bindings from the focused view or one of its
/// ancestors.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var binding: Binding<Value>?

    /// Creates a property that reads the binding of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// The unwrapped value for the focus key path, or nil if no view publishes it.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the optional value.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding<Value?>(
            get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
    }
}

extension FocusedBinding: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let keyPath = keyPath
        let reader = slot.stored { FocusedReader(slot.node) { $0[keyPath: keyPath] } }
        binding = reader.read() as? Binding<Value>
    }
}

extension View {
    /// Modifies this view by injecting a value that you provide for use by other views whose state depends on the focused view
    /// hierarchy.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modified(by: FocusedValueModification(isOfScene: false) { $0[keyPath: keyPath] = value })
    }

    /// Modifies this view by injecting a value that you provide for use by other views whose state depends on the focused scene.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modified(by: FocusedValueModification(isOfScene: true) { $0[keyPath: keyPath] = value })
    }
}
