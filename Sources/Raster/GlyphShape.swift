import Geometry
import Scene

/// A rendered glyph at one size and subpixel offset.
enum GlyphShape {
    /// No pixels, like a space.
    case blank
    /// A coverage mask.
    case mask(GlyphMask)
    /// A bitmap; its placement is in ems from the glyph's origin, y downward.
    case color(Bitmap, placement: Rect)

    /// The size in bytes.
    var byteCount: Int {
        switch self {
        case .blank: 0
        case .mask(let mask): mask.byteCount
        case .color(let bitmap, _): bitmap.pixmap.pixels.count * 4
        }
    }
}
