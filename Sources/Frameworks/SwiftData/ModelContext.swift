public import UIKit

/// An object that enables you to fetch, insert, and delete models, and save any changes.
///
/// All contexts of a container share its models, which are there as soon as they are inserted; `save()` ends what
/// `rollback()` takes back. Inverse relationships are not set: a property has what code gives it.
public final class ModelContext: Equatable {
    /// The container of the context.
    public let container: ModelContainer
    /// Whether changes are saved without a call of `save()`; kept, as nothing is lost without one here.
    public var autosaveEnabled = false
    /// The models that were inserted since the last call of `save()`.
    private(set) var inserted: [any PersistentModel] = []
    /// The models that were deleted since the last call of `save()`.
    private(set) var deletedModels: [any PersistentModel] = []

    var store: ModelStore { container.store }

    /// Creates a context of a container.
    public init(_ container: ModelContainer) {
        self.container = container
        ModelContexts.ofRender.contexts.append(self)
    }

    /// Whether both are the same context.
    public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

    // MARK: Changes

    /// Registers a model with the context, and those that it holds.
    public func insert<T: PersistentModel>(_ model: T) {
        guard !store.contains(model) else { return }
        inserted.append(model)
        deletedModels.removeAll { $0 === model }
        store.insert(model)
    }

    /// Removes a model, and those of its relationships that are deleted with it.
    public func delete<T: PersistentModel>(_ model: T) { remove([model]) }

    /// Removes the models of a type that a predicate chooses; all without one.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        remove(try fetch(FetchDescriptor<T>(predicate: predicate)))
    }

    private func remove(_ models: [any PersistentModel]) {
        store.addHeld()
        var removed: [any PersistentModel] = [], next = models
        while let model = next.popLast() {
            guard store.contains(model), !removed.contains(where: { $0 === model }) else { continue }
            removed.append(model)
            let names = type(of: model).cascadingRelationships
            next += model.heldModels.filter { names.contains($0.name) }.map(\.model)
        }
        guard !removed.isEmpty else { return }
        deletedModels += removed.filter { model in !inserted.contains { $0 === model } }
        inserted.removeAll { model in removed.contains { $0 === model } }
        store.remove(removed)
    }

    /// Whether models were inserted or deleted since the last call of `save()`.
    public var hasChanges: Bool { !inserted.isEmpty || !deletedModels.isEmpty }
    /// The models that were inserted since the last call of `save()`.
    public var insertedModelsArray: [any PersistentModel] { inserted }
    /// The models that were deleted since the last call of `save()`.
    public var deletedModelsArray: [any PersistentModel] { deletedModels }

    /// Ends what `rollback()` takes back: the models are there already.
    public func save() throws { (inserted, deletedModels) = ([], []) }

    /// Runs changes, and saves them.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Removes the models that were inserted since the last call of `save()`, and inserts those that were deleted; values of
    /// models stay as they are.
    public func rollback() {
        store.remove(inserted)
        for model in deletedModels { store.insert(model) }
        (inserted, deletedModels) = ([], [])
    }

    // MARK: Fetching

    /// Returns the models of a type that a descriptor chooses, in its order.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        store.addHeld()
        var found = store.models.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
    }

    /// Returns the number of the models that a descriptor chooses.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// Returns the identifiers of the models that a descriptor chooses.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    /// Calls a closure with each of the models that a descriptor chooses.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws { for model in try fetch(descriptor) { try block(model) } }

    /// Returns the model of an identifier.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        persistentModelID.model
    }

    /// Returns the model of an identifier; nil where it is not in the context, or of another type.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        store.contains(persistentModelID.model) ? persistentModelID.model as? T : nil
    }
}

extension [any PersistentModel] {
    /// Whether a model is among these.
    func contains(_ model: any PersistentModel) -> Bool { contains { $0 === model } }
}
