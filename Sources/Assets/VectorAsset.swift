package import VectorImages

/// A vector image of the assets.
package struct VectorAsset: Sendable {
    /// The name of the image.
    package var name: String
    /// The vector graphic.
    package var image: VectorImage
    /// Whether it is drawn as vectors at any size. Otherwise it is rasterized at its own size and the
    /// display's scale, and the pixels are scaled. Source: `preserves-vector-representation` of Apple's Asset
    /// Catalog Format Reference.
    package var preservesVectors: Bool
}
