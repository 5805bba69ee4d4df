/// What keeps a value for a view.
final class Storage<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A property wrapper that SwiftUI brings up to date before a view is asked for its body.
public protocol DynamicProperty {
    /// Called before the body is asked for, which it is not here.
    mutating func update()
}

extension DynamicProperty {
    /// The default implementation does nothing.
    public mutating func update() {}
}

/// A value that belongs to a view.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let storage: Storage<Value>
    /// Creates a state.
    public init(wrappedValue value: Value) { storage = Storage(value) }
    /// Creates a state.
    public init(initialValue value: Value) { storage = Storage(value) }
    /// The value of the state.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    /// A way to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state of no value.
    public init() { self.init(wrappedValue: nil) }
}

/// A way to a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// Creates a binding of two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }
    /// Creates a binding of another.
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    /// Returns a binding whose value stays.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    /// The value of the binding.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding<Value> { self }
    /// A way to a property of the value.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { get()[keyPath: keyPath] },
            set: { member in
                var value = get()
                value[keyPath: keyPath] = member
                set(value)
            })
    }
    /// Returns the binding, whose changes would be animated.
    public func animation(_ animation: Animation? = nil) -> Binding<Value> { self }
}

/// A value that is kept while a gesture goes on.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    /// Creates a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The value at rest.
    public let wrappedValue: Value
    /// The property wrapper itself.
    public var projectedValue: GestureState<Value> { self }
}

/// Whether a view has the focus; none has.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let storage: Storage<Value>
    /// Creates a state of a view without the focus.
    public init() where Value == Bool { storage = Storage(false) }
    /// Creates a state of no view with the focus.
    public init<Wrapped: Hashable>() where Value == Wrapped? { storage = Storage(nil) }
    /// The value of the focus.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    /// A way to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

/// A name for views that belong together.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// The identifier of a namespace, equal to itself alone.
    public struct ID: Hashable, Sendable {
        private final class Token: Sendable {}
        private let token = Token()
        init() {}
        /// Whether both are the identifier of one namespace.
        public static func == (left: ID, right: ID) -> Bool { left.token === right.token }
        /// Hashes the identity of the namespace.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }
    /// Creates a namespace.
    public init() {}
    /// The identifier of the namespace.
    public let wrappedValue = ID()
}

/// A number that scales with the text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value, textStyle: UIFont.TextStyle
    /// Creates a number that scales with body text.
    public init(wrappedValue: Value) { (base, textStyle) = (wrappedValue, .body) }
    /// Creates a number that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, self.textStyle) = (wrappedValue, UIFont.TextStyle(textStyle))
    }
    /// The number at the text size of the render.
    public var wrappedValue: Value {
        Value(UIFontMetrics(forTextStyle: textStyle).scaledValue(for: CGFloat(base)))
    }
}

extension UIFont.TextStyle {
    /// Creates the text style of one of SwiftUI's.
    init(_ style: Font.TextStyle) {
        switch style {
        case .largeTitle: self = .largeTitle
        case .title: self = .title1
        case .title2: self = .title2
        case .title3: self = .title3
        case .headline: self = .headline
        case .subheadline: self = .subheadline
        case .body: self = .body
        case .callout: self = .callout
        case .footnote: self = .footnote
        case .caption: self = .caption1
        case .caption2: self = .caption2
        }
    }
}

/// A value of the app's settings.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let storage: Storage<Value>
    /// Creates a setting with the value that holds where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        storage = Storage((store ?? .standard).object(forKey: key) as? Value ?? wrappedValue)
    }
    /// The value of the setting.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    /// A way to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a setting without a value.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key, store: store) }
}

/// A value that a scene keeps when it is closed; nothing is kept here.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let storage: Storage<Value>
    /// Creates a value.
    public init(wrappedValue: Value, _ key: String) { storage = Storage(wrappedValue) }
    /// The value of the scene.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    /// A way to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}
