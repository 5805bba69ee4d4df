public import Observation

/// A property wrapper of bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The observable object.
    public var wrappedValue: Value

    private init(storing value: Value) { wrappedValue = value }

    /// Is there for memberwise initializers, which take the object for the initializer of observable ones.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The bindings to the properties.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates bindings to the properties of an object.
    public init(wrappedValue: Value) { self.init(storing: wrappedValue) }
    /// Creates bindings to the properties of an object.
    public init(_ wrappedValue: Value) { self.init(storing: wrappedValue) }
    /// Creates bindings from the projected value of others.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
