import Geometry
import Scene
package import VectorImages

/// A picture of outlines, as an image shows it.
package struct VectorPicture: Sendable {
    /// The name it was asked for by.
    package var name: String
    /// The outlines.
    package var image: VectorImage
    /// Whether it is drawn anew at each size. Otherwise it is pixels of the display's scale at its own size, which
    /// are scaled. Source: `preserves-vector-representation` of Apple's Asset Catalog Format Reference.
    package var keepsOutlines: Bool
    /// Pixels a point of the display it is shown on.
    package var displayScale: CGFloat = 1

    /// The extent in points.
    var size: CGSize { CGSize(image.size) }

    /// What draws it over a rectangle; nil where its pixels have to be scaled.
    func commands(in rect: Rect, tint: Color?) -> [DrawCommand]? {
        let isOwnSize =
            abs(rect.width - image.size.width) < 1e-6 && abs(rect.height - image.size.height) < 1e-6
        return keepsOutlines || isOwnSize ? image.commands(in: rect, tint: tint) : nil
    }
}
