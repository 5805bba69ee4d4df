import Geometry
package import Scene

/// The rasterizer's cache of glyph shapes, small shapes and blurs, kept from image to image. It affects
/// speed, never results. Must not be used concurrently.
package final class RasterCache {
    var glyphs = GlyphCache()
    var shapes = ShapeMasks()
    /// Shadows and blurs, which workers share.
    let blurs: BlurCache
    /// The pixels of an image that nobody needs any more, for the next one; empty if there are none.
    private var sparePixels: [UInt32] = []
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

    /// The maximum number of pixels that are kept for the next image. Chosen: the largest screen of a device.
    private static let spareLimit = 16 << 20

    /// Keeps the memory of an image for the next one, so that a run of many takes the same memory all the time.
    package func reuse(_ image: consuming Pixmap) {
        let pixels = image.pixels
        if pixels.count <= RasterCache.spareLimit { sparePixels = pixels }
    }

    /// Returns memory for `count` pixels of any values; nil if there is none to be used again.
    func takeSparePixels(count: Int) -> [UInt32]? {
        guard sparePixels.capacity >= count, !sparePixels.isEmpty else { return nil }
        var pixels: [UInt32] = []
        swap(&pixels, &sparePixels)
        if pixels.count > count {
            pixels.removeLast(pixels.count - count)
        } else {
            pixels.append(contentsOf: repeatElement(0, count: count - pixels.count))
        }
        return pixels
    }
}
