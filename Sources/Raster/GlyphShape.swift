import Geometry
import Scene

/// What a glyph looks like at one size and fraction of a pixel.
enum GlyphShape {
    /// Nothing, as a space.
    case blank
    /// To be painted.
    case mask(GlyphMask)
    /// Painted; its place is in ems from the glyph's origin, y downwards.
    case color(Bitmap, placement: Rect)

    /// Memory held.
    var byteCount: Int {
        switch self {
        case .blank: 0
        case .mask(let mask): mask.byteCount
        case .color(let bitmap, _): bitmap.pixmap.pixels.count * 4
        }
    }
}
