import Scene

/// What names led to, the most recent ones, up to so many bytes of pixels.
///
/// What is dropped is read again on the next request, and gives the same image. Unlike a `GenerationalCache` it drops the
/// oldest one by one, as an image may take a good part of the budget, and keeps what has no pixels.
struct RecentImages {
    /// Bytes of pixels. Chosen: as much as the rest of a render takes.
    static let byteLimit = 128 << 20

    private struct Entry {
        var outcome: AssetLookup.Outcome
        var byteCount: Int
        var lastUse: Int
    }

    private var entries: [ImageFile: Entry] = [:]
    private var clock = 0
    private let limit: Int
    /// Bytes of the pixels that are kept.
    private(set) var byteCount = 0

    /// Nothing yet, and room for so many bytes.
    init(limit: Int = byteLimit) { self.limit = limit }

    /// The files whose results are kept, in no order.
    var files: [ImageFile] { Array(entries.keys) }

    /// What a file led to, if that is still known.
    mutating func outcome(of key: ImageFile) -> AssetLookup.Outcome? {
        clock += 1
        entries[key]?.lastUse = clock
        return entries[key]?.outcome
    }

    /// Keeps the result of a file, and drops the least recently used ones where that is too much.
    mutating func insert(_ outcome: AssetLookup.Outcome, for key: ImageFile) {
        clock += 1
        byteCount -= entries[key]?.byteCount ?? 0
        let size = outcome.byteCount
        entries[key] = Entry(outcome: outcome, byteCount: size, lastUse: clock)
        byteCount += size
        while byteCount > limit,
            let oldest = entries.filter({ $0.value.byteCount > 0 })
                .min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            byteCount -= oldest.value.byteCount
            entries[oldest.key] = nil
        }
    }
}

extension AssetLookup.Outcome {
    /// Bytes of its pixels.
    fileprivate var byteCount: Int {
        switch self {
        case .image(let bitmap), .catalogued(let bitmap, _): bitmap.pixmap.pixels.count * 4
        case .vector, .undrawn, .problem: 0
        }
    }
}
