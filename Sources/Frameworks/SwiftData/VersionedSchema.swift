/// An interface for describing a specific version of a schema.
public protocol VersionedSchema {
    /// The version of the models that the schema lists.
    static var versionIdentifier: Schema.Version { get }
    /// The types of the models.
    static var models: [any PersistentModel.Type] { get }
}
