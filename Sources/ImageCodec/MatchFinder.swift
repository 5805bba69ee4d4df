/// Finds earlier occurrences of the bytes at a position.
///
/// Tables store the low 16 bits of positions, which keeps them in the cache; the bytes there are compared, so
/// that a stale position costs only time.
struct MatchFinder: ~Copyable {
    /// A match of `length` bytes with those `distance` bytes before; the length is 0 if there is none.
    struct Match {
        var length = 0
        var distance = 0
    }

    private let bytes: UnsafePointer<UInt8>
    /// The distance in bytes of the same channel of the previous pixel.
    private let channels: Int
    /// The last position of each hash of four bytes.
    private let places: UnsafeMutablePointer<UInt16>
    /// The previous position with the same hash of each position; used only by deep searches.
    private let earlier: UnsafeMutablePointer<UInt16>
    /// The maximum number of candidates.
    private let depth: Int

    private static let hashBits: UInt32 = 14
    /// The size of deflate's window.
    private static let farthest = 32_768
    /// Deflate's maximum match length.
    private static let longest = 258

    /// Creates a finder of matches in `bytes`, which must outlive it and be followed by eight readable bytes.
    init(bytes: UnsafePointer<UInt8>, channels: Int, depth: Int) {
        (self.bytes, self.channels, self.depth) = (bytes, channels, depth)
        places = .allocate(capacity: 1 << MatchFinder.hashBits)
        places.initialize(repeating: 0, count: 1 << MatchFinder.hashBits)
        let linkCount = depth > 1 ? MatchFinder.farthest : 0
        earlier = .allocate(capacity: linkCount)
        earlier.initialize(repeating: 0, count: linkCount)
    }

    deinit {
        places.deallocate()
        earlier.deallocate()
    }

    /// Returns a match of at least two pixels (`pair`, the bytes of both): with the previous pixel, or where
    /// a pair with the same hash was last; of whole pixels of 3 or 4 bytes (`channels`), at most `limit`
    /// bytes, which is at least two pixels. Records the position.
    @inline(__always)
    func latestPixels(at position: Int, pair: UInt64, channels: Int, limit: Int) -> Match {
        let hash = MatchFinder.hash(pair: pair)
        var distance = Int(UInt16(truncatingIfNeeded: position) &- places[hash])
        places[hash] = UInt16(truncatingIfNeeded: position)
        if position >= channels, self.pair(at: position &- channels, channels) == pair { distance = channels }
        guard distance > 0, distance <= min(position, MatchFinder.farthest),
            self.pair(at: position &- distance, channels) == pair
        else { return Match() }
        let longest = channels == 3 ? 258 : 256
        let length = commonLength(
            position, distance, from: 2 &* channels, limit: min(longest, limit))
        return Match(length: length &- length % channels, distance: distance)
    }

    /// Returns the bytes of two pixels.
    @inline(__always)
    func pair(at position: Int, _ channels: Int) -> UInt64 {
        let bytes = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self)
        return UInt64(littleEndian: bytes) & (channels == 3 ? 0xFFFF_FFFF_FFFF : ~0)
    }

    /// Returns the longest match among as many candidates as the depth allows, and records the position.
    func longest(at position: Int, end: Int) -> Match {
        let limit = min(MatchFinder.longest, end - position)
        guard limit >= 4 else { return Match() }
        let four = word(at: position)
        var place = remember(position), best = Match(), last = 0
        if position >= channels, word(at: position - channels) == four {
            best = Match(length: commonLength(position, channels, from: 4, limit: limit), distance: channels)
        }
        for _ in 0..<depth where best.length < limit {
            let distance = Int(UInt16(truncatingIfNeeded: position) &- place)
            guard distance > last, distance <= min(position, MatchFinder.farthest) else { break }
            if word(at: position - distance) == four {
                let length = commonLength(position, distance, from: 4, limit: limit)
                if length > best.length { best = Match(length: length, distance: distance) }
            }
            last = distance
            place = earlier[(position - distance) & (MatchFinder.farthest - 1)]
        }
        return best
    }

    /// Records a position and returns the previous one with the same hash.
    @discardableResult
    func remember(_ position: Int) -> UInt16 {
        let hash = MatchFinder.hash(word(at: position)), place = places[hash]
        earlier[position & (MatchFinder.farthest - 1)] = place
        places[hash] = UInt16(truncatingIfNeeded: position)
        return place
    }

    @inline(__always)
    private func word(at position: Int) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt32.self)
    }

    /// Knuth's multiplicative hash of four bytes.
    @inline(__always)
    private static func hash(_ four: UInt32) -> Int {
        Int((UInt32(littleEndian: four) &* 2_654_435_761) &>> (32 &- hashBits))
    }

    /// Fibonacci hashing of two pixels (Knuth, volume 3, section 6.4).
    @inline(__always)
    private static func hash(pair: UInt64) -> Int {
        Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- hashBits))
    }

    /// Returns the length of a match, whose first `known` bytes are known to match.
    @inline(__always)
    private func commonLength(_ position: Int, _ distance: Int, from known: Int, limit: Int) -> Int {
        let raw = UnsafeRawPointer(bytes)
        let first = position &- distance
        var length = known
        while length &+ 8 <= limit {
            let a = raw.loadUnaligned(fromByteOffset: first &+ length, as: UInt64.self)
            let b = raw.loadUnaligned(fromByteOffset: position &+ length, as: UInt64.self)
            if a != b { return length &+ (UInt64(littleEndian: a ^ b).trailingZeroBitCount &>> 3) }
            length &+= 8
        }
        while length < limit, bytes[first &+ length] == bytes[position &+ length] { length &+= 1 }
        return length
    }
}
