package import Geometry
package import Scene
package import Typography

/// A source of glyph shapes.
package struct GlyphSource: Sendable {
    /// A color glyph.
    package struct ColorGlyph {
        /// The bitmap; its scale is ignored.
        package var bitmap: Bitmap
        /// The placement in ems from the glyph's origin, y downward.
        package var placement: Rect

        /// Creates a color glyph.
        package init(bitmap: Bitmap, placement: Rect) { (self.bitmap, self.placement) = (bitmap, placement) }
    }

    /// Returns the outline of a glyph in ems, y downward; nil if it has none.
    package var outline: @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face) -> Path?
    /// Returns the bitmap of a color glyph for a size in device pixels per em; nil for other glyphs.
    package var colorGlyph:
        @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face, _ pixelsPerEm: Double) -> ColorGlyph?
    /// Returns how far the pen moves after a glyph, in ems.
    package var advance: @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face) -> Double = { _, _ in 0 }

    /// Creates a source from functions.
    package init(
        outline: @escaping @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face) -> Path?,
        colorGlyph:
            @escaping @Sendable (
                _ glyph: UInt32, _ face: GlyphRun.Face, _ pixelsPerEm: Double
            ) -> ColorGlyph?
    ) {
        (self.outline, self.colorGlyph) = (outline, colorGlyph)
    }

    /// A source without glyphs.
    package static var none: GlyphSource {
        GlyphSource(outline: { _, _ in nil }, colorGlyph: { _, _, _ in nil })
    }
}

extension GlyphSource {
    /// Creates a source of the glyphs of a library's faces.
    package init(_ library: FontLibrary) {
        advance = { glyph, face in library.advance(of: glyph, face: face) }
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
