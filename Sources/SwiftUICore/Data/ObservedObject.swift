public import OpenCombine

/// A property wrapper of an observable object that something else owns.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of the object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType
        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object whose changes the view follows.
    public var wrappedValue: ObjectType

    /// Creates a property of an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates a property of an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let known = slot.storage as? ObjectSubscription<ObjectType>
        if known?.object !== wrappedValue { slot.storage = ObjectSubscription(wrappedValue, slot.node) }
    }
}
