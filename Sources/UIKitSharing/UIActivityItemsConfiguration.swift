public import UIKitCore

/// The items that the system's share commands use: objects or their providers. The commands are not displayed here.
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// An object of the app itself, which is not shared; nil for none.
    open var localObject: Any?
    /// Returns metadata of the items by key; nil for none.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns metadata of one item by its index and key; nil for none.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns the app's own activities; nil for none.
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    private let providers: [NSItemProvider]

    /// Creates a configuration that shares objects.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }
    /// Creates a configuration that shares the content of providers.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    /// Providers of the items.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
}

/// The keys of metadata of shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The title of the item.
    public static let title = UIActivityItemsConfigurationMetadataKey("title")
    /// The text of a message that contains the item.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}
