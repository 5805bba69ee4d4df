import Geometry
import Scene
import Typography

/// Where glyph shapes come from.
struct GlyphSource: Sendable {
    /// A glyph with colours of its own.
    struct ColorGlyph {
        /// The picture; its scale does not count.
        var bitmap: Bitmap
        /// Where the picture goes, in ems from the glyph's origin, y downwards.
        var placement: Rect
    }

    /// The outline of a glyph in ems, y downwards; nil where it has none.
    var outline: @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face) -> Path?
    /// The picture of a glyph for a size in device pixels an em; nil for an ordinary one.
    var colorGlyph: @Sendable (_ glyph: UInt32, _ face: GlyphRun.Face, _ pixelsPerEm: Double) -> ColorGlyph?

    /// No glyph has a shape.
    static var none: GlyphSource {
        GlyphSource(outline: { _, _ in nil }, colorGlyph: { _, _, _ in nil })
    }
}

extension GlyphSource {
    /// The glyphs of a library's faces.
    init(_ library: FontLibrary) {
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
