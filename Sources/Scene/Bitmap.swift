public import Geometry

/// A pixmap with its name and scale.
///
/// An immutable reference type, so that many commands share one.
public final class Bitmap: Sendable {
    /// The name in dumps and diagnostics; not unique.
    public let name: String
    /// The decoded pixels, premultiplied.
    public let pixmap: Pixmap
    /// The scale in pixels per point, above 0.
    public let scale: Double
    /// The size in points.
    public let size: Size
    /// Whether every pixel is opaque, so that drawing needs no blending.
    public let isOpaque: Bool

    /// Creates a bitmap of `scale` pixels per point; a scale that is not positive counts as 1. The size in
    /// points is that of the pixels at this scale, unless `size` is given.
    public init(name: String, pixmap: Pixmap, scale: Double, size: Size? = nil) {
        self.name = name
        self.pixmap = pixmap
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.scale = scale
        self.size =
            size ?? Size(width: Double(pixmap.width) / scale, height: Double(pixmap.height) / scale)
        isOpaque = pixmap.isOpaque
    }
}

extension Bitmap: Equatable {
    /// Whether both have the same pixels, scale and size.
    public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
        lhs === rhs || lhs.scale == rhs.scale && lhs.size == rhs.size && lhs.pixmap == rhs.pixmap
    }
}
