public import UIKitCore

/// What commands of the system share: objects or providers of them. The commands are not shown here.
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// An object of the app's own.
    open var localObject: Any?
    /// Returns metadata of what is shared, by its key.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns metadata of one shared item, by its index and key.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns activities of the app's own.
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    private let providers: [NSItemProvider]

    /// Creates a configuration of objects.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }
    /// Creates a configuration of providers.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    /// Providers of what is shared.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
}

/// The key of metadata of what is shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let title = UIActivityItemsConfigurationMetadataKey("title")
    /// The text of a message with it.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}
