import Files

/// A cache of rendered glyphs of one font library; `RasterCache` replaces it for another library.
struct GlyphCache {
    /// All that a rendered glyph depends on, so that equal keys mean equal pixels.
    ///
    /// Color and opacity are not part of it: a shape is coverage, which any paint fills, or a bitmap.
    struct Key: Hashable {
        /// The index of the face in the font library.
        var face: Int
        /// The glyph id in the face.
        var glyph: UInt32
        /// Device pixels per em as bit patterns: only identical scales are equal.
        var horizontalScale: UInt64
        var verticalScale: UInt64
        /// The subpixel position of the origin: quarters of a pixel from the left edge of its pixel, 0...3.
        /// Vertically origins are snapped to pixel edges.
        var subpixelOffset: Int
    }

    private var shapes: GenerationalCache<Key, GlyphShape>

    /// The default budget in bytes. Chosen: several thousand glyphs of body text at scale 3.
    static let byteLimit = 8 << 20

    /// Creates an empty cache of at most `byteLimit` bytes.
    init(byteLimit: Int = GlyphCache.byteLimit) { shapes = GenerationalCache(byteLimit: byteLimit) }

    /// The size of all entries in bytes.
    var byteCount: Int { shapes.byteCount }

    /// Returns the shape for a key, if it is cached.
    mutating func shape(for key: Key) -> GlyphShape? { shapes.value(for: key) }

    /// Caches a shape.
    mutating func insert(_ shape: GlyphShape, for key: Key) {
        shapes.insert(shape, byteCount: shape.byteCount, for: key)
    }
}
