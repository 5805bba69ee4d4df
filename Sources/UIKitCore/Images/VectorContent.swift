import Geometry
import Scene
package import VectorImages

/// A vector graphic, as an image displays it.
package struct VectorContent: Sendable {
    /// The name of the image.
    package var name: String
    /// The vector graphic.
    package var image: VectorImage
    /// Whether it is drawn as vectors at any size. Otherwise it is rasterized at its own size and the
    /// display's scale, and the pixels are scaled. Source: `preserves-vector-representation` of Apple's Asset
    /// Catalog Format Reference.
    package var preservesVectors: Bool
    /// The scale of the target display, in pixels per point.
    package var displayScale: CGFloat = 1

    /// The size in points.
    var size: CGSize { CGSize(image.size) }

    /// Returns the drawing in a rectangle; nil where its pixels have to be scaled.
    func commands(in rect: Rect, tint: Color?) -> [DrawCommand]? {
        let isOwnSize =
            abs(rect.width - image.size.width) < 1e-6 && abs(rect.height - image.size.height) < 1e-6
        return preservesVectors || isOwnSize ? image.commands(in: rect, tint: tint) : nil
    }
}
