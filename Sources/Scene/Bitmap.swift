public import Geometry

/// A picture with the name it was asked for by and the number of its pixels in a point.
///
/// A reference type so that many commands can share one; immutable.
public final class Bitmap: Sendable {
    /// The name for dumps and diagnostics; not unique.
    public let name: String
    /// The pixels.
    public let pixmap: Pixmap
    /// Pixels a point, above 0.
    public let scale: Double
    /// The extent in points.
    public let size: Size
    /// Whether every pixel is opaque, so that drawing it is copying it.
    public let isOpaque: Bool

    /// A picture of `scale` pixels a point; a scale that is not above 0 counts as 1. Its extent in points is
    /// that of its pixels unless `size` says another.
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
    /// Whether both show the same pixels at the same scale.
    public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
        lhs === rhs || lhs.scale == rhs.scale && lhs.size == rhs.size && lhs.pixmap == rhs.pixmap
    }
}
