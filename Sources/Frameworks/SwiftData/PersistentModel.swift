public import UIKit

/// An interface that enables SwiftData to manage a Swift class as a stored model.
///
/// Ported classes with `@Model` are observable and conform to it; their objects are kept in memory.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The names of the properties whose objects are deleted with this one, as `@Relationship(deleteRule: .cascade)` says.
    static var cascadingRelationships: Set<String> { get }
}

extension PersistentModel {
    /// No objects are deleted with this one.
    public static var cascadingRelationships: Set<String> { [] }
    /// The persistent identifier of the model.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }
    /// The persistent identifier of the model, where it has no other identity.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the model was inserted into; nil for none.
    public var modelContext: ModelContext? {
        ModelContexts.ofRender.contexts.first { $0.store.contains(self) }
    }
    /// Whether the model was deleted from its context.
    public var isDeleted: Bool {
        ModelContexts.ofRender.contexts.contains { $0.deletedModels.contains(self) }
    }

    /// Whether both are the same object.
    public static func == (first: Self, second: Self) -> Bool { first === second }
    /// Adds the identity of the object to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PersistentModel {
    /// The models that the properties of this one hold, by the name of the property.
    var heldModels: [(name: String, model: any PersistentModel)] {
        Mirror(reflecting: self).children.flatMap { child -> [(name: String, model: any PersistentModel)] in
            // The macro of observable classes keeps the value of `items` in `_items`.
            let label = child.label ?? "", name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            return models(in: child.value).map { (name, $0) }
        }
    }

    private func models(in value: Any) -> [any PersistentModel] {
        if let model = value as? any PersistentModel { return [model] }
        let mirror = Mirror(reflecting: value)
        guard [.optional, .collection, .set].contains(mirror.displayStyle) else { return [] }
        return mirror.children.flatMap { child -> [any PersistentModel] in
            if let model = child.value as? any PersistentModel { return [model] }
            return mirror.displayStyle == .optional ? models(in: child.value) : []
        }
    }
}
