package import Scene

/// The images that one source has sent, so that it need not send them again; the least recently used are forgotten.
///
/// A value: a reader that waits for an answer keeps a copy of the store whose `known` it has sent along, and nothing that
/// others read meanwhile takes its images away.
package struct ImageStore: Sendable {
    /// What the pixels may take in memory, in bytes.
    package let limit: Int
    /// What they take, in bytes.
    package private(set) var bytes = 0
    private var entries: [ImageDigest: Entry] = [:]
    private var uses = 0

    private struct Entry {
        var bitmap: Bitmap
        /// The number of its last use.
        var use: Int
    }

    /// Creates an empty store.
    ///
    /// Chosen: the limit, some twenty pictures of the size of a display.
    ///
    /// - Parameter limit: What the pixels may take in memory, in bytes.
    package init(limit: Int = 256 << 20) { self.limit = limit }

    /// The digests of all images.
    package var known: Set<ImageDigest> { Set(entries.keys) }

    /// The number of images.
    package var count: Int { entries.count }

    /// Returns an image; nil if it is not there.
    package func image(_ digest: ImageDigest) -> Bitmap? { entries[digest]?.bitmap }

    /// Adds images, or notes that they were used again, the most recently used last.
    package mutating func use(_ images: [(digest: ImageDigest, bitmap: Bitmap)]) {
        for (digest, bitmap) in images {
            uses += 1
            if entries[digest] == nil { bytes += bitmap.storedBytes }
            entries[digest] = Entry(bitmap: bitmap, use: uses)
        }
        if bytes > limit { evict() }
    }

    /// Adds the images of another store of the same source, as those of a copy that was read with.
    package mutating func merge(_ other: ImageStore) {
        let new = other.entries.filter { entries[$0.key] == nil }.sorted { $0.value.use < $1.value.use }
        use(new.map { ($0.key, $0.value.bitmap) })
    }

    /// Forgets images until a quarter of the limit is free, so that not every new one makes a search necessary.
    private mutating func evict() {
        for (digest, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) {
            guard bytes > limit / 4 * 3 else { return }
            entries[digest] = nil
            bytes -= entry.bitmap.storedBytes
        }
    }
}

extension Bitmap {
    /// What the image takes in memory, in bytes, with what a store notes of it.
    fileprivate var storedBytes: Int { pixmap.pixels.count * 4 + name.utf8.count + 256 }
}
