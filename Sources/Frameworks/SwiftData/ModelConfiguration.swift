public import Foundation

/// A type that describes the configuration of an app's schema or specific group of models. All are stored in memory here, whatever
/// it says.
public struct ModelConfiguration: Hashable {
    /// The name of the configuration, by which a container finds it.
    public let name: String
    /// The address that was given; nothing is there.
    public let url: URL
    /// Whether the models go with the app.
    public let isStoredInMemoryOnly: Bool
    /// Whether models can be changed.
    public let allowsSave: Bool

    /// Creates a configuration.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true
    ) {
        self.name = name ?? "default"
        url = URL(fileURLWithPath: "/dev/null")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    /// Creates a configuration with an address.
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
        self.name = name ?? "default"
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
    }

    /// Creates a configuration of types.
    public init(
        for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false
    ) {
        self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
