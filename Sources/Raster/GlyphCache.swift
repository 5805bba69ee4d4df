/// The shapes of glyphs that were drawn before, in this picture or an earlier one.
///
/// It is of one font library: `RasterCache` starts another for another library.
struct GlyphCache {
    /// All that a shape depends on, so that equal keys mean equal pixels.
    ///
    /// Colour and opacity are no part of it: a shape is coverage, which any paint fills, or a bitmap.
    struct Key: Hashable {
        /// The face, by its row in the font library.
        var face: Int
        /// The glyph's number in the face.
        var glyph: UInt32
        /// Device pixels an em, horizontally and vertically, as bit patterns: only identical scales are equal.
        var horizontalScale: UInt64
        var verticalScale: UInt64
        /// The origin's distance from the left edge of its pixel in quarters of a pixel, 0...3. Vertically origins
        /// are on edges of pixels.
        var subpixelOffset: Int
    }

    private var shapes: GenerationalCache<Key, GlyphShape>

    /// Chosen: room for several thousand glyphs of body text at three pixels a point.
    static let byteLimit = 8 << 20

    /// An empty cache of so many bytes.
    init(byteLimit: Int = GlyphCache.byteLimit) { shapes = GenerationalCache(byteLimit: byteLimit) }

    /// Bytes that the shapes count for.
    var byteCount: Int { shapes.byteCount }

    /// The shape for a key, if it was drawn before and not dropped since.
    mutating func shape(for key: Key) -> GlyphShape? { shapes.value(for: key) }

    /// Keeps a shape.
    mutating func insert(_ shape: GlyphShape, for key: Key) {
        shapes.insert(shape, byteCount: shape.byteCount, for: key)
    }
}
