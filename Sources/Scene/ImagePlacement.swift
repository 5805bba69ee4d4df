public import Geometry

/// A bitmap drawn into a rectangle, scaled as a whole or as a nine-part image whose corners keep their size.
public struct ImagePlacement: Equatable, Sendable {
    /// How the parts between the caps fill a larger area.
    public enum Resizing: Hashable, Sendable {
        /// Scaled to fit.
        case stretch
        /// Tiled from the top left; the last tile is clipped.
        case tile
    }

    /// The bitmap to draw.
    public var bitmap: Bitmap
    /// The destination of the whole bitmap in points.
    public var destination: Rect
    /// The widths of the caps, which keep their size, in points of the bitmap; zero for none.
    public var capInsets: Insets
    /// How the parts between the caps are resized.
    public var resizing: Resizing
    /// Replaces the colors and keeps the alpha; nil draws the bitmap unchanged.
    public var tint: Color?

    /// Creates a placement; without caps the bitmap is stretched.
    public init(
        _ bitmap: Bitmap, in destination: Rect, capInsets: Insets = .zero, resizing: Resizing = .stretch,
        tint: Color? = nil
    ) {
        self.bitmap = bitmap
        self.destination = destination
        self.capInsets = capInsets
        self.resizing = resizing
        self.tint = tint
    }
}
