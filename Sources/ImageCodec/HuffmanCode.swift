/// A prefix code for symbols of known frequency.
struct HuffmanCode {
    /// The code length of each symbol in bits; 0 for a symbol that does not occur.
    private(set) var lengths: [UInt8]
    /// The code of each symbol, its first bit lowest.
    private(set) var codes: [UInt16]

    /// Creates a nearly optimal code of at most `limit` bits per symbol: the longest codes of the optimal one
    /// are shortened until they fit. A single symbol gets one bit.
    init(frequencies: [UInt32], limit: Int) {
        lengths = Array(repeating: 0, count: frequencies.count)
        codes = Array(repeating: 0, count: frequencies.count)
        // The symbol in the bits below its frequency makes a number that sorts by both.
        let used = frequencies.indices.filter { frequencies[$0] > 0 }
            .map { Int(frequencies[$0]) << 16 | $0 }.sorted().map { $0 & 0xFFFF }
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return
        }
        var counts = HuffmanCode.lengthCounts(used.map { Int(frequencies[$0]) })
        HuffmanCode.limit(&counts, to: limit)
        var next = used.count
        for length in 1...limit {
            for _ in 0..<counts[length] {
                next -= 1
                lengths[used[next]] = UInt8(length)
            }
        }
        assignCodes(limit: limit)
    }

    /// Returns the number of codes of each length in the Huffman tree of ascending weights: the two smallest
    /// are merged repeatedly, with leaves and inner nodes in separate queues (van Leeuwen 1976).
    private static func lengthCounts(_ weights: [Int]) -> [Int] {
        let leafCount = weights.count
        var joined: [Int] = []
        var parents = Array(repeating: 0, count: 2 * leafCount - 1)
        var leaf = 0, joint = 0
        while joined.count < leafCount - 1 {
            var sum = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < leafCount && (joint >= joined.count || weights[leaf] <= joined[joint])
                let node = takesLeaf ? leaf : leafCount + joint
                sum += takesLeaf ? weights[leaf] : joined[joint]
                if takesLeaf { leaf += 1 } else { joint += 1 }
                parents[node] = leafCount + joined.count
            }
            joined.append(sum)
        }
        var depths = Array(repeating: 0, count: 2 * leafCount - 1)
        var counts = Array(repeating: 0, count: leafCount + 64)
        for node in (0..<2 * leafCount - 2).reversed() {
            depths[node] = depths[parents[node]] + 1
            if node < leafCount { counts[depths[node]] += 1 }
        }
        return counts
    }

    /// Shortens codes that are too long to `limit` and lengthens shorter ones until Kraft's sum is exactly
    /// one again.
    private static func limit(_ counts: inout [Int], to limit: Int) {
        for length in (limit + 1)..<counts.count {
            counts[limit] += counts[length]
            counts[length] = 0
        }
        var kraft = 0
        for length in 1...limit { kraft += counts[length] << (limit - length) }
        while kraft > 1 << limit {
            counts[limit] -= 1
            var length = limit - 1
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            counts[length + 1] += 2
            kraft -= 1
        }
    }

    /// Assigns the canonical codes of RFC 1951, section 3.2.2.
    private mutating func assignCodes(limit: Int) {
        var counts = Array(repeating: 0, count: limit + 1)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = Array(repeating: 0, count: limit + 2), code = 0
        for length in 1...limit {
            code = (code + counts[length - 1]) << 1
            next[length] = code
        }
        for symbol in lengths.indices where lengths[symbol] > 0 {
            let length = Int(lengths[symbol])
            codes[symbol] = HuffmanCode.reversed(next[length], length)
            next[length] += 1
        }
    }

    /// Returns the lowest `length` bits in reverse order.
    private static func reversed(_ code: Int, _ length: Int) -> UInt16 {
        var bits = UInt16(truncatingIfNeeded: code).byteSwapped
        bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
        bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
        bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
        return bits >> UInt16(16 - length)
    }
}
