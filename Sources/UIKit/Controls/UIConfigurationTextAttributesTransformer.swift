public import Foundation

/// Changes the attributes of the text of a configuration.
public struct UIConfigurationTextAttributesTransformer {
    /// Returns the attributes that take the place of others.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the attributes that take the place of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
