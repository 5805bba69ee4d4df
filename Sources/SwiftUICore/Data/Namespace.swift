/// A property wrapper of an identifier that belongs to a view's place.
@propertyWrapper public struct Namespace: DynamicProperty {
    /// The identifier of a namespace, equal to itself alone.
    public struct ID: Hashable, Sendable {
        private final class Token: Sendable {}
        private let token = Token()

        init() {}

        /// Whether both are the identifier of one namespace.
        public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }
        /// Hashes the identity of the namespace.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }

    private final class Storage {
        let id = ID()
    }

    private var storage = Storage()

    /// Creates a namespace.
    public init() {}

    /// The identifier of the namespace.
    public var wrappedValue: ID { storage.id }
}

extension Namespace: GraphProperty {
    package mutating func connect(to slot: PropertySlot) {
        let own = storage
        storage = slot.stored { own }
    }
}
