/// The items that commands of the system share.
public protocol UIActivityItemsConfigurationReading: AnyObject {
    /// The item providers of the items that are shared.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}
