public import Geometry
public import Scene

/// A colour bitmap glyph.
public struct ColorGlyph: Hashable, Sendable {
    /// The picture, premultiplied.
    public var pixmap: Pixmap
    /// Its rectangle, in ems from the glyph's origin on the baseline, y downwards.
    public var placement: Rect
}
