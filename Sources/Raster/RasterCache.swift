import Geometry
import Scene

/// The rasterizer's cache of glyph shapes, small shapes and blurs, kept from image to image. It affects
/// speed, never results. Must not be used concurrently.
package final class RasterCache {
    var glyphs = GlyphCache()
    var shapes = ShapeMasks()
    /// Shadows and blurs, which workers share.
    let blurs: BlurCache
    /// The font library that the glyphs belong to, retained so that its identity stays unique.
    private var owner: AnyObject?
    /// The caches of the other workers.
    private var others: [RasterCache] = []

    /// Creates an empty cache.
    ///
    /// - Parameter blurs: The blurs that it shares with others.
    package init(blurs: BlurCache = BlurCache()) { self.blurs = blurs }

    /// Removes the glyphs of another library, also from the caches of the other workers.
    func use(for owner: AnyObject) {
        if self.owner !== owner { glyphs = GlyphCache() }
        self.owner = owner
        for other in others { other.use(for: owner) }
    }

    /// Returns one cache for each worker, this one first.
    func caches(count: Int) -> [RasterCache] {
        while others.count < count - 1 {
            let other = RasterCache(blurs: blurs)
            other.owner = owner
            others.append(other)
        }
        return [self] + others.prefix(max(0, count - 1))
    }
}
