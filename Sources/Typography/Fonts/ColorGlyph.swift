package import Geometry
package import Scene

/// A color bitmap glyph.
package struct ColorGlyph: Hashable, Sendable {
    /// The bitmap, premultiplied.
    package var pixmap: Pixmap
    /// Its rectangle, in ems from the glyph's origin on the baseline, y downwards.
    package var placement: Rect
}
