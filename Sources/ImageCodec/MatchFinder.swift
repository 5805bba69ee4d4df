/// Finds earlier stretches of bytes that begin like the one at hand.
///
/// Tables hold the low halves of places, which keeps them in fast memory; what is really there is compared,
/// so that a wrong place costs time alone.
struct MatchFinder: ~Copyable {
    /// A stretch of `length` bytes that also stands `distance` bytes before; no length where there is none.
    struct Match {
        var length = 0
        var distance = 0
    }

    private let bytes: UnsafePointer<UInt8>
    /// How many bytes before the one at hand the same pixel's neighbour stands.
    private let channels: Int
    /// For every hash of four bytes the last place where it stood.
    private let places: UnsafeMutablePointer<UInt16>
    /// For every place the one before it of the same hash; used by deep searches alone.
    private let earlier: UnsafeMutablePointer<UInt16>
    /// How many places are compared.
    private let depth: Int

    private static let hashBits: UInt32 = 14
    /// Deflate's window.
    private static let farthest = 32_768
    /// Deflate's longest match.
    private static let longest = 258

    /// A finder for matches in `bytes`, which must outlive it and have eight bytes to spare at their end.
    init(bytes: UnsafePointer<UInt8>, channels: Int, depth: Int) {
        (self.bytes, self.channels, self.depth) = (bytes, channels, depth)
        places = .allocate(capacity: 1 << MatchFinder.hashBits)
        places.initialize(repeating: 0, count: 1 << MatchFinder.hashBits)
        earlier = .allocate(capacity: MatchFinder.farthest)
        earlier.initialize(repeating: 0, count: MatchFinder.farthest)
    }

    deinit {
        places.deallocate()
        earlier.deallocate()
    }

    /// The pixel before, if it is the same, or the latest stretch of the same hash; remembers the place.
    @inline(__always)
    func latest(at position: Int, end: Int) -> Match {
        let limit = min(MatchFinder.longest, end &- position)
        guard limit >= 4 else { return Match() }
        let four = word(at: position), hash = MatchFinder.hash(four)
        var distance = Int(UInt16(truncatingIfNeeded: position) &- places[hash])
        places[hash] = UInt16(truncatingIfNeeded: position)
        if position >= channels, word(at: position &- channels) == four { distance = channels }
        guard distance > 0, distance <= min(position, MatchFinder.farthest),
            word(at: position &- distance) == four
        else { return Match() }
        return Match(length: commonLength(position, distance, limit: limit), distance: distance)
    }

    /// The longest of as many earlier stretches as the depth says; remembers the place.
    func longest(at position: Int, end: Int) -> Match {
        let limit = min(MatchFinder.longest, end - position)
        guard limit >= 4 else { return Match() }
        let four = word(at: position)
        var place = remember(position), best = Match(), last = 0
        if position >= channels, word(at: position - channels) == four {
            best = Match(length: commonLength(position, channels, limit: limit), distance: channels)
        }
        for _ in 0..<depth where best.length < limit {
            let distance = Int(UInt16(truncatingIfNeeded: position) &- place)
            guard distance > last, distance <= min(position, MatchFinder.farthest) else { break }
            if word(at: position - distance) == four {
                let length = commonLength(position, distance, limit: limit)
                if length > best.length { best = Match(length: length, distance: distance) }
            }
            last = distance
            place = earlier[(position - distance) & (MatchFinder.farthest - 1)]
        }
        return best
    }

    /// Remembers a place and gives the one before it of the same hash.
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

    /// How many bytes, four of which are known, are the same `distance` before.
    @inline(__always)
    private func commonLength(_ position: Int, _ distance: Int, limit: Int) -> Int {
        let raw = UnsafeRawPointer(bytes)
        let first = position &- distance
        var length = 4
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
