import Geometry
import Scene

/// What drawing keeps from one picture to the next: shapes of glyphs and shadows. It changes speed, never a
/// result. One picture at a time may use it.
public final class RasterCache {
    var glyphs = GlyphCache()
    var shapes = ShapeMasks()
    private var shadows: [ShadowPatch.Key: ShadowPatch] = [:]
    private var shadowBytes = 0
    /// What the glyphs belong to.
    private var owner: ObjectIdentifier?
    /// One for each further worker.
    private var others: [RasterCache] = []

    /// Past this the shadows are forgotten.
    private static let shadowLimit = 8 << 20

    /// An empty cache.
    public init() {}

    /// Forgets the glyphs of another library.
    func use(for owner: AnyObject) {
        let identity = ObjectIdentifier(owner)
        if self.owner != identity { glyphs = GlyphCache() }
        self.owner = identity
    }

    /// The caches of so many workers, this one first.
    func caches(count: Int) -> [RasterCache] {
        while others.count < count - 1 { others.append(RasterCache()) }
        return [self] + others.prefix(max(0, count - 1))
    }

    func shadow(_ key: ShadowPatch.Key) -> ShadowPatch? { shadows[key] }

    func insert(_ shadow: ShadowPatch, for key: ShadowPatch.Key) {
        if shadowBytes + shadow.byteCount > RasterCache.shadowLimit {
            shadows.removeAll(keepingCapacity: true)
            shadowBytes = 0
        }
        shadowBytes += shadow.byteCount
        shadows[key] = shadow
    }
}
