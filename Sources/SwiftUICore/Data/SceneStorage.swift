public import FoundationAdditions

/// A property wrapper type that reads and writes to persisted, per-scene storage: that of the render's only scene.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let initial: Value
    private let key: String
    private let coding: StoredCoding<Value>
    private var location: StoredValueLocation<Value>?

    init(_ initial: Value, _ key: String, _ coding: StoredCoding<Value>) {
        (self.initial, self.key, self.coding) = (initial, key, coding)
    }

    /// The value of the key in the scene; the default one where none is stored.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let storage = self
        return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
    }
}

extension SceneStorage: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let (key, initial, coding) = (key, initial, coding)
        location = slot.stored {
            StoredValueLocation(key, SceneValues.current, initial, coding, slot.node.graph.evaluation)
        }
    }
}

extension SceneStorage {
    /// Creates a property of a truth value with a default one.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, .plain)
    }

    /// Creates a property of a truth value that may be missing.
    public init(_ key: String) where Value == Bool? { self.init(nil, key, .optional(.plain)) }

    /// Creates a property of an integer with a default one.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, .plain)
    }

    /// Creates a property of an integer that may be missing.
    public init(_ key: String) where Value == Int? { self.init(nil, key, .optional(.plain)) }

    /// Creates a property of a number with a default one.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, .plain)
    }

    /// Creates a property of a number that may be missing.
    public init(_ key: String) where Value == Double? { self.init(nil, key, .optional(.plain)) }

    /// Creates a property of a string with a default one.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, .plain)
    }

    /// Creates a property of a string that may be missing.
    public init(_ key: String) where Value == String? { self.init(nil, key, .optional(.plain)) }

    /// Creates a property of a URL with a default one.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, .plain)
    }

    /// Creates a property of a URL that may be missing.
    public init(_ key: String) where Value == URL? { self.init(nil, key, .optional(.plain)) }

    /// Creates a property of data with a default one.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, .plain)
    }

    /// Creates a property of data that may be missing.
    public init(_ key: String) where Value == Data? { self.init(nil, key, .optional(.plain)) }

    /// Creates a property of a value whose raw value is an integer, with a default one.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw(.plain))
    }

    /// Creates a property of a value whose raw value is an integer, which may be missing.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(nil, key, .optional(.raw(.plain)))
    }

    /// Creates a property of a value whose raw value is a string, with a default one.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw(.plain))
    }

    /// Creates a property of a value whose raw value is a string, which may be missing.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(nil, key, .optional(.raw(.plain)))
    }
}
