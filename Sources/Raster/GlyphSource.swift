package import Geometry
package import Scene
package import Typography

/// Where glyph shapes come from.
package struct GlyphSource: Sendable {
    /// A glyph with colours of its own.
    package struct ColorGlyph {
        /// The picture; its scale does not count.
        package var bitmap: Bitmap
        /// Where the picture goes, in ems from the glyph's origin, y downwards.
        package var placement: Rect

        /// A picture at a place.
        package init(bitmap: Bitmap, placement: Rect) { (self.bitmap, self.placement) = (bitmap, placement) }
    }

    /// The outline of a glyph in ems, y downwards; nil where it has none.
    package var outline: @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face) -> Path?
    /// The picture of a glyph for a size in device pixels an em; nil for an ordinary one.
    package var colorGlyph:
        @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face, _ pixelsPerEm: Double) -> ColorGlyph?

    /// A source from two functions.
    package init(
        outline: @escaping @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face) -> Path?,
        colorGlyph:
            @escaping @Sendable (
                _ glyph: UInt32, _ face: GlyphRun.Face, _ pixelsPerEm: Double
            ) -> ColorGlyph?
    ) {
        (self.outline, self.colorGlyph) = (outline, colorGlyph)
    }

    /// No glyph has a shape.
    package static var none: GlyphSource {
        GlyphSource(outline: { _, _ in nil }, colorGlyph: { _, _, _ in nil })
    }
}

extension GlyphSource {
    /// The glyphs of a library's faces.
    package init(_ library: FontLibrary) {
        outline = { glyph, face in library.outline(of: glyph, face: face) }
        colorGlyph = { glyph, face, pixelsPerEm in
            library.colorGlyph(of: glyph, face: face, pixelsPerEm: pixelsPerEm)
                .map {
                    ColorGlyph(
                        bitmap: Bitmap(name: "glyph", pixmap: $0.pixmap, scale: 1), placement: $0.placement)
                }
        }
    }
}
