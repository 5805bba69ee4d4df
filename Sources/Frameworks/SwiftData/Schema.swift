/// An object that maps model classes to data in the model store.
public struct Schema {
    /// A version of a schema.
    public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
        /// The first number.
        public var major: Int
        /// The second number.
        public var minor: Int
        /// The third number.
        public var patch: Int

        /// Creates a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        /// The numbers with dots between them.
        public var description: String { "\(major).\(minor).\(patch)" }
        /// Whether the first version is before the second.
        public static func < (first: Version, second: Version) -> Bool {
            (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
        }
    }

    /// The types of the models.
    let types: [any PersistentModel.Type]
    /// The version of the schema, 1.0.0 by default.
    public let version: Version

    /// Creates a schema of types.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.types = types
        self.version = version
    }

    /// Creates a schema of types.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema of a version.
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}
