/// A type that describes the aggregate identity of a SwiftData model.
public struct PersistentIdentifier: Hashable, Identifiable {
    let model: any PersistentModel

    init(_ model: any PersistentModel) { self.model = model }

    /// The identity of the identifier, itself.
    public var id: PersistentIdentifier { self }
    /// The name of the type of the model.
    public var entityName: String { "\(type(of: model))" }

    /// Whether both are those of the same model.
    public static func == (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
        first.model === second.model
    }
    /// Adds the identity of the model to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}

extension PersistentIdentifier: @unchecked Sendable {}  // Only the identity of the model is read.
