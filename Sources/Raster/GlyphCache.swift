import Geometry
import Scene

/// The shapes of glyphs that were drawn before in the same picture.
struct GlyphCache {
    /// What a shape depends on.
    struct Key: Hashable {
        var face: Int
        var glyph: UInt32
        /// Device pixels an em to the right and down, as bits.
        var width: UInt64
        var height: UInt64
        /// Quarters of a pixel to the right of a pixel's edge.
        var quarter: Int
    }

    private var shapes: [Key: GlyphShape] = [:]
    private var byteCount = 0

    /// Past this the cache starts anew.
    ///
    /// Chosen: room for several thousand glyphs of body text at three pixels a point.
    private static let byteLimit = 8 << 20

    /// The shape for `key`, if it was drawn before.
    func known(_ key: Key) -> GlyphShape? { shapes[key] }

    /// Keeps a shape.
    mutating func insert(_ shape: GlyphShape, for key: Key) {
        let cost = shape.byteCount + 128
        if byteCount + cost > GlyphCache.byteLimit {
            shapes.removeAll(keepingCapacity: true)
            byteCount = 0
        }
        byteCount += cost
        shapes[key] = shape
    }
}
