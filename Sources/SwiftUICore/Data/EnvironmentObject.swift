public import OpenCombine

/// A property wrapper of an observable object that a view further out gives.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates a property of the nearest object of the type.
    public init() {}

    /// The object: the program stops where no view further out gives one, as on iOS.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        object = slot.node.environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
        let known = slot.storage as? ObjectSubscription<ObjectType>
        if known?.object !== object { slot.storage = object.map { ObjectSubscription($0, slot.node) } }
    }
}

/// An object of the environment.
struct EnvironmentObjectModification: EnvironmentModification {
    let key: ObjectIdentifier
    let object: Any?

    func change(_ environment: inout EnvironmentValues) { environment[object: key] = object }
}

extension View {
    /// Returns the view with an object for the environment objects of its views.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modified(by: EnvironmentObjectModification(key: ObjectIdentifier(T.self), object: object))
    }
}
