public import Geometry
public import Scene

/// A glyph that is a picture with colours of its own.
public struct ColorGlyph: Hashable, Sendable {
    /// The picture, premultiplied.
    public var pixmap: Pixmap
    /// Where it lies, in ems from the glyph's origin on the baseline, y downwards.
    public var placement: Rect
}
