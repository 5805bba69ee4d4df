public import Geometry

/// A bitmap put into a rectangle: whole, or in nine parts of which the corners keep their size.
public struct ImagePlacement: Equatable, Sendable {
    /// How the parts between the caps fill a larger area.
    public enum Resizing: Hashable, Sendable {
        /// Scaled to fit.
        case stretch
        /// Repeated from the top left, the last one cut off.
        case tile
    }

    /// The picture.
    public var bitmap: Bitmap
    /// Where the whole picture goes, in points.
    public var destination: Rect
    /// How far the parts that keep their size reach inwards, in points of the bitmap; zero for none.
    public var capInsets: Insets
    /// What happens to the parts between the caps.
    public var resizing: Resizing
    /// Replaces the picture's colours, keeping its alpha; nil draws it as it is.
    public var tint: Color?

    /// A placement; without caps the whole picture is stretched.
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
