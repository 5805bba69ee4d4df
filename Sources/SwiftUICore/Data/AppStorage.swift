public import FoundationAdditions

/// A property wrapper type that reflects a value from user defaults and invalidates a view on a change of its value.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let initial: Value
    private let key: String
    private let store: UserDefaults?
    private let coding: StoredCoding<Value>
    private var location: StoredValueLocation<Value>?

    init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
        (self.initial, self.key, self.store, self.coding) = (initial, key, store, coding)
    }

    /// The value of the key; the default one where none is stored.
    public var wrappedValue: Value {
        get {
            if let location { return location.read() }
            return (store ?? .standard).object(forKey: key).flatMap(coding.decode) ?? initial
        }
        nonmutating set {
            if let location { return location.write(newValue) }
            (store ?? .standard).keep(coding.encode(newValue), key)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let storage = self
        return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
    }
}

extension AppStorage: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let store = store ?? slot.node.environment.defaultStore ?? .standard
        let (key, initial, coding) = (key, initial, coding)
        location = slot.stored {
            StoredValueLocation(key, store, initial, coding, slot.node.graph.evaluation)
        }
    }
}

extension EnvironmentValues {
    private enum StoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

    /// The user defaults of properties that name none; nil for those of the app.
    fileprivate var defaultStore: UserDefaults? {
        get { self[StoreKey.self] }
        set { self[StoreKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with user defaults of properties that name none.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultStore, store)
    }
}

extension AppStorage {
    /// Creates a property of a truth value with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store, .plain)
    }

    /// Creates a property of a truth value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, .optional(.plain))
    }

    /// Creates a property of an integer with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store, .plain)
    }

    /// Creates a property of an integer that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, .optional(.plain))
    }

    /// Creates a property of a number with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store, .plain)
    }

    /// Creates a property of a number that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, .optional(.plain))
    }

    /// Creates a property of a string with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store, .plain)
    }

    /// Creates a property of a string that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, .optional(.plain))
    }

    /// Creates a property of a URL with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, .plain)
    }

    /// Creates a property of a URL that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, .optional(.plain))
    }

    /// Creates a property of data with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store, .plain)
    }

    /// Creates a property of data that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, .optional(.plain))
    }

    /// Creates a property of a date with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store, .plain)
    }

    /// Creates a property of a date that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store, .optional(.plain))
    }

    /// Creates a property of a value whose raw value is an integer, with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, .raw(.plain))
    }

    /// Creates a property of a value whose raw value is an integer, which may be missing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(nil, key, store, .optional(.raw(.plain)))
    }

    /// Creates a property of a value whose raw value is a string, with a default one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, .raw(.plain))
    }

    /// Creates a property of a value whose raw value is a string, which may be missing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, store, .optional(.raw(.plain)))
    }
}
