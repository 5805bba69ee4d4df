import Observation

/// The models of a container, in memory, in the order in which they were inserted.
final class ModelStore: Observable {
    private let registrar = ObservationRegistrar()
    private var known: Set<ObjectIdentifier> = []
    private var all: [any PersistentModel] = []

    /// The models; whoever reads them is asked again when they change.
    var models: [any PersistentModel] {
        registrar.access(self, keyPath: \.models)
        return all
    }

    /// Whether a model is there.
    func contains(_ model: any PersistentModel) -> Bool { known.contains(ObjectIdentifier(model)) }

    /// Adds a model, and those that it holds.
    func insert(_ model: any PersistentModel) {
        registrar.withMutation(of: self, keyPath: \.models) { add(model) }
    }

    /// Adds the models that others have come to hold since they were inserted.
    ///
    /// Nobody is asked again for that: what holds them was read, and its own changes are observed.
    func addHeld() {
        for model in all {
            for held in model.heldModels { add(held.model) }
        }
    }

    private func add(_ model: any PersistentModel) {
        guard known.insert(ObjectIdentifier(model)).inserted else { return }
        all.append(model)
        for held in model.heldModels { add(held.model) }
    }

    func remove(_ models: [any PersistentModel]) {
        let ids = Set(models.map { ObjectIdentifier($0) })
        registrar.withMutation(of: self, keyPath: \.models) {
            all.removeAll { ids.contains(ObjectIdentifier($0)) }
            known.subtract(ids)
        }
    }
}
