package import Geometry
package import Scene

/// A colour bitmap glyph.
package struct ColorGlyph: Hashable, Sendable {
    /// The picture, premultiplied.
    package var pixmap: Pixmap
    /// Its rectangle, in ems from the glyph's origin on the baseline, y downwards.
    package var placement: Rect
}
