/// An interface for describing a specific version of a schema.
public protocol VersionedSchema {
    /// The version.
    static var versionIdentifier: Schema.Version { get }
    /// The types of the models.
    static var models: [any PersistentModel.Type] { get }
}
