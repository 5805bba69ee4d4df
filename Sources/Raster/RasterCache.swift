import Geometry
import Scene

/// What drawing keeps from one picture to the next: shapes of glyphs and shadows. It changes speed, never a
/// result. One picture at a time may use it.
public final class RasterCache {
    var glyphs = GlyphCache()
    var shapes = ShapeMasks()
    private var shadows = GenerationalCache<ShadowPatch.Key, ShadowPatch>(byteLimit: 8 << 20)
    /// What the glyphs belong to; held, so that no other can be taken for it.
    private var owner: AnyObject?
    /// One for each further worker.
    private var others: [RasterCache] = []

    /// An empty cache.
    public init() {}

    /// Forgets the glyphs of another library, those of the further workers too.
    func use(for owner: AnyObject) {
        if self.owner !== owner { glyphs = GlyphCache() }
        self.owner = owner
        for other in others { other.use(for: owner) }
    }

    /// The caches of so many workers, this one first.
    func caches(count: Int) -> [RasterCache] {
        while others.count < count - 1 {
            let other = RasterCache()
            other.owner = owner
            others.append(other)
        }
        return [self] + others.prefix(max(0, count - 1))
    }

    func shadow(_ key: ShadowPatch.Key) -> ShadowPatch? { shadows.value(for: key) }

    func insert(_ shadow: ShadowPatch, for key: ShadowPatch.Key) {
        shadows.insert(shadow, byteCount: shadow.byteCount, for: key)
    }
}
