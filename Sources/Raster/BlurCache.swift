import Files
import Synchronization

/// Blurred coverages of groups and of shapes, shared by the workers of a run. They affect speed, never results.
package final class BlurCache: Sendable {
    /// Chosen: the shadows of some hundred cards.
    private let coverages = Mutex(
        GenerationalCache<BlurredCoverage.Key, BlurredCoverage>(byteLimit: 24 << 20))
    /// Chosen: the shadows of some hundred kinds of cards.
    private let patches = Mutex(GenerationalCache<ShadowPatch.Key, ShadowPatch>(byteLimit: 24 << 20))

    /// Creates an empty cache.
    package init() {}

    /// Returns the blurred coverage of a key, made if it is not known.
    func coverage(_ key: BlurredCoverage.Key, by blur: GaussianBlur) -> BlurredCoverage {
        if let found = coverages.withLock({ $0.value(for: key) }) { return found }
        let made = BlurredCoverage(key, by: blur)
        coverages.withLock { cache in
            // Another worker may have made it in the meantime.
            guard cache.value(for: key) == nil else { return }
            // The key holds as many bytes as the result.
            cache.insert(made, byteCount: 2 * made.values.count, for: key)
        }
        return made
    }

    /// Returns the shadow of a kind of shape, made if it is not known; nil if it cannot be made.
    func patch(_ key: ShadowPatch.Key, make: () -> ShadowPatch?) -> ShadowPatch? {
        if let found = patches.withLock({ $0.value(for: key) }) { return found }
        guard let made = make() else { return nil }
        patches.withLock { cache in
            guard cache.value(for: key) == nil else { return }
            cache.insert(made, byteCount: made.byteCount, for: key)
        }
        return made
    }
}
