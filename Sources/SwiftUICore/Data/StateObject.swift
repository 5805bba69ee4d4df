public import OpenCombine

/// A property wrapper of an observable object that a view owns; made once for the view's place.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var subscription: ObjectSubscription<ObjectType>?

    /// Creates a property with a closure that makes the object when the view is first in its place.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object; before the view is in its place, a new one each time.
    public var wrappedValue: ObjectType { subscription?.object ?? make() }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        subscription = slot.stored { ObjectSubscription(make(), slot.node) }
    }
}

/// An object whose changes mark a node.
final class ObjectSubscription<ObjectType: ObservableObject> {
    let object: ObjectType
    private var cancellable: AnyCancellable?

    init(_ object: ObjectType, _ node: ViewNode) {
        self.object = object
        // The object sends before it changes; the node is evaluated in the next update.
        cancellable = object.objectWillChange.sink { [weak node] _ in
            guard let node else { return }
            node.graph.mark(node)
        }
    }
}
