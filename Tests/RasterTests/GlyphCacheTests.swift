import Files
import Geometry
import Testing

@testable import Raster

@Suite struct GlyphCacheTests {
    private let box = PixelRect(minX: 0, minY: -20, maxX: 20, maxY: 5)

    private func key(_ glyph: Int) -> GlyphCache.Key {
        GlyphCache.Key(
            face: 0, glyph: UInt32(glyph), horizontalScale: 20.0.bitPattern, verticalScale: 20.0.bitPattern,
            subpixelOffset: 0)
    }

    /// A cache with room for so many glyphs of this size.
    private func cache(count: Int) -> GlyphCache {
        let cost = GlyphMask(box: box).byteCount + GenerationalCache<Int, Int>.entryOverhead
        return GlyphCache(byteLimit: count * cost)
    }

    @Test func aGlyphInUseSurvives() {
        var cache = cache(count: 40)
        let mask = GlyphMask(box: box)
        cache.insert(.mask(mask), for: key(0))
        for glyph in 1...1000 {
            cache.insert(.mask(GlyphMask(box: box)), for: key(glyph))
            guard case .mask(let kept)? = cache.shape(for: key(0)) else {
                Issue.record("dropped after \(glyph) others")
                return
            }
            #expect(kept === mask)
        }
    }

    @Test func whatIsNotUsedIsDroppedAndTheNewestStay() {
        var cache = cache(count: 40)
        for glyph in 0..<1000 { cache.insert(.mask(GlyphMask(box: box)), for: key(glyph)) }
        // At least one generation is full, and at most two are.
        #expect((980..<1000).allSatisfy { cache.shape(for: key($0)) != nil })
        #expect((0..<960).allSatisfy { cache.shape(for: key($0)) == nil })
    }

    @Test func theBudgetHolds() {
        var cache = cache(count: 40)
        let limit = 40 * (GlyphMask(box: box).byteCount + GenerationalCache<Int, Int>.entryOverhead)
        for glyph in 0..<1000 {
            cache.insert(.mask(GlyphMask(box: box)), for: key(glyph))
            _ = cache.shape(for: key(glyph / 2))
            #expect(cache.byteCount <= limit)
        }
        let huge = GlyphMask(box: PixelRect(minX: 0, minY: 0, maxX: 1000, maxY: 1000))
        cache.insert(.mask(huge), for: key(5000))
        #expect(cache.shape(for: key(5000)) == nil && cache.byteCount <= limit)
    }

    @Test func keysTellScalesAndSubpixelOffsetsApart() {
        var cache = cache(count: 40)
        cache.insert(.blank, for: key(1))
        var other = key(1)
        other.subpixelOffset = 2
        #expect(cache.shape(for: other) == nil)
        other = key(1)
        other.verticalScale = 20.000000000000004.bitPattern
        #expect(cache.shape(for: other) == nil)
        #expect(cache.shape(for: key(1)) != nil)
    }
}
