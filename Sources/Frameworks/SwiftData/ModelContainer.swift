/// An object that manages an app's schema and model storage configuration: here memory, which is empty at first and goes with the
/// render.
public final class ModelContainer: Equatable {
    /// The models of the app.
    public let schema: Schema
    /// How the models are stored; memory, whatever they say.
    public let configurations: Set<ModelConfiguration>
    let store = ModelStore()
    /// The context of the app's views.
    public private(set) lazy var mainContext = ModelContext(self)

    init() {
        schema = Schema([])
        configurations = []
    }

    /// Creates a container of types.
    public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        schema = Schema(types)
        self.configurations = Set(configurations)
    }

    /// Creates a container of a schema.
    public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
        self.schema = schema
        self.configurations = Set(configurations)
    }

    /// Removes all models.
    public func deleteAllData() { store.remove(store.models) }
    /// Removes all models.
    public func erase() throws { deleteAllData() }

    /// Whether both are the same container.
    public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first === second }
}
