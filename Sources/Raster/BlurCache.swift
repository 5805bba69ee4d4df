import Synchronization

/// Blurred coverages, shared by the workers of a run. They affect speed, never results.
package final class BlurCache: Sendable {
    /// Chosen: the shadows of some hundred cards.
    private let known = Mutex(GenerationalCache<BlurredCoverage.Key, BlurredCoverage>(byteLimit: 48 << 20))

    /// Creates an empty cache.
    package init() {}

    /// Returns the blurred coverage of a key, made if it is not known.
    func coverage(_ key: BlurredCoverage.Key, by blur: GaussianBlur) -> BlurredCoverage {
        if let found = known.withLock({ $0.value(for: key) }) { return found }
        let made = BlurredCoverage(key, by: blur)
        known.withLock { cache in
            // Another worker may have made it in the meantime.
            guard cache.value(for: key) == nil else { return }
            // The key holds as many bytes as the result.
            cache.insert(made, byteCount: 2 * made.values.count, for: key)
        }
        return made
    }
}
