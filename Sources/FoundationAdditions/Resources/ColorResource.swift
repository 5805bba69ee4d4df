public import Foundation

/// A color resource.
///
/// Source: Apple's documentation of `ColorResource`, which UIKit and SwiftUI show: "A resource that represents a color in an
/// asset catalog"; Xcode writes one for each color set.
public struct ColorResource: Hashable, Sendable {
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
