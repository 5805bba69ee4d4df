/// What commands of the system share.
public protocol UIActivityItemsConfigurationReading: AnyObject {
    /// Providers of what is shared.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}
