/// An object that a view observes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Ways to the properties of the object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType
        /// A way to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
    /// The observed object.
    public var wrappedValue: ObjectType
    /// Creates a property of an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates a property of an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    /// Ways to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that belongs to a view, made when it is first asked for.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Lazy {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    private let lazy: Lazy
    /// Creates a property of an object.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { lazy = Lazy(thunk) }
    /// The object of the view.
    public var wrappedValue: ObjectType { lazy.object }
    /// Ways to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: lazy.object)
    }
}

/// An object that a view further out gives.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates a property.
    public init() {}
    /// The object: the program stops, as on iOS where no view further out gives one.
    public var wrappedValue: ObjectType {
        preconditionFailure("no view gives an object of type \(ObjectType.self)")
    }
    /// Ways to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

/// Ways to the properties of an object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The observed object.
    public var wrappedValue: Value
    /// Creates bindings to the properties of an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates bindings to the properties of an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The property wrapper itself.
    public var projectedValue: Bindable<Value> { self }
    /// A way to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
