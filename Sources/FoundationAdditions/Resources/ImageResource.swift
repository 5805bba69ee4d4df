public import Foundation

/// An image resource.
///
/// Source: Apple's documentation of `ImageResource`, which UIKit and SwiftUI show: "A resource that represents an image in an
/// asset catalog"; Xcode writes one for each image set.
public struct ImageResource: Hashable, Sendable {
    /// The name in the asset catalog, with the namespaces around it.
    package let name: String
    /// The bundle of the asset catalog.
    package let bundle: Bundle

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name in the asset catalog, with the namespaces around it.
    ///   - bundle: The bundle of the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
