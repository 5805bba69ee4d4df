/// Literals and matches gathered for one block of deflate. They follow on each other without a gap, so that
/// literals are told by their number alone.
struct DeflateBlock: ~Copyable {
    /// A stretch of literals is its length; a match is the highest bit, its length from bit 16, its distance
    /// less one below.
    private let tokens: UnsafeMutablePointer<UInt32>
    private var count = 0
    /// Literals since the last match.
    private var literalCount = 0
    /// Literals and matches.
    private var symbolCount = 0
    /// What the block tells, from its first byte.
    private var bytes: UnsafePointer<UInt8>
    private let lengthRows: UnsafeMutablePointer<UInt8>

    /// Symbols of one block.
    ///
    /// Chosen: long enough to make the 80 bytes of a block's codes small, short enough to follow a screen
    /// from text to photograph.
    static let capacity = 1 << 16
    private static let endOfBlock = 256
    private static let matchBit: UInt32 = 1 << 31

    /// A block that tells `bytes` from there on.
    init(bytes: UnsafePointer<UInt8>) {
        self.bytes = bytes
        tokens = .allocate(capacity: 2 * DeflateBlock.capacity)
        lengthRows = .allocate(capacity: 259)
        lengthRows.initialize(from: DeflateTables.lengthRows, count: 259)
    }

    deinit {
        tokens.deallocate()
        lengthRows.deallocate()
    }

    /// Whether it is time to write the block.
    @inline(__always)
    var isFull: Bool { symbolCount > DeflateBlock.capacity - 64 }

    /// Adds literals.
    @inline(__always)
    mutating func addLiterals(_ count: Int) {
        literalCount &+= count
        symbolCount &+= count
    }

    /// Adds a match of 3...258 bytes.
    @inline(__always)
    mutating func addMatch(length: Int, distance: Int) {
        closeLiterals()
        tokens[count] = DeflateBlock.matchBit | UInt32(length) << 16 | UInt32(distance &- 1)
        count &+= 1
        symbolCount &+= 1
    }

    @inline(__always)
    private mutating func closeLiterals() {
        guard literalCount > 0 else { return }
        tokens[count] = UInt32(truncatingIfNeeded: literalCount)
        count &+= 1
        literalCount = 0
    }

    /// Writes the block with codes of its own and starts anew after what it told.
    mutating func write(to writer: inout BitWriter, isLast: Bool) {
        closeLiterals()
        var frequencies = [UInt32](repeating: 0, count: 4 * 256 + 286 + 30)
        frequencies.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { countSymbols(base) } }
        for byte in 0..<256 {
            frequencies[1024 + byte] += frequencies[byte] + frequencies[256 + byte] + frequencies[512 + byte]
            frequencies[1024 + byte] += frequencies[768 + byte]
        }
        frequencies[1024 + DeflateBlock.endOfBlock] = 1
        let literals = HuffmanCode(frequencies: Array(frequencies[1024..<1310]), limit: 15)
        let distances = HuffmanCode(frequencies: Array(frequencies[1310..<1340]), limit: 15)
        writer.reserve(symbolCount * 6 + 512)
        writer.write(isLast ? 1 : 0, length: 1)
        writer.write(2, length: 2)
        CodeLengths(literals, distances).write(to: &writer)
        writeTokens(literals, distances, to: &writer)
        writer.write(
            UInt64(literals.codes[DeflateBlock.endOfBlock]),
            length: UInt64(literals.lengths[DeflateBlock.endOfBlock]))
        (count, symbolCount) = (0, 0)
    }

    /// Counts how often each symbol occurs: literals in four tables by turns, so that equal neighbours do not
    /// wait for each other, then lengths and distances.
    private func countSymbols(_ frequencies: UnsafeMutablePointer<UInt32>) {
        let symbols = frequencies + 1024, distances = frequencies + 1310
        var place = bytes
        for index in 0..<count {
            let token = tokens[index]
            guard token & DeflateBlock.matchBit != 0 else {
                let end = place + Int(token)
                while place + 4 <= end {
                    frequencies[Int(place[0])] &+= 1
                    frequencies[256 &+ Int(place[1])] &+= 1
                    frequencies[512 &+ Int(place[2])] &+= 1
                    frequencies[768 &+ Int(place[3])] &+= 1
                    place += 4
                }
                while place < end {
                    frequencies[Int(place[0])] &+= 1
                    place += 1
                }
                continue
            }
            let length = Int(token >> 16 & 511)
            symbols[257 &+ Int(lengthRows[length])] &+= 1
            distances[DeflateTables.distanceSymbol(Int(token & 0x7FFF)).symbol] &+= 1
            place += length
        }
    }

    /// Writes all tokens and moves on to the bytes after them.
    private mutating func writeTokens(
        _ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter
    ) {
        let matches = DeflateBlock.matchCodes(literals)
        let single = DeflateBlock.packed(literals), distance = DeflateBlock.packed(distances)
        matches.withUnsafeBufferPointer { matches in
            single.withUnsafeBufferPointer { single in
                distance.withUnsafeBufferPointer { distance in
                    guard let matches = matches.baseAddress, let single = single.baseAddress,
                        let distance = distance.baseAddress
                    else { return }
                    writer.writeInBulk { bits in
                        bytes = writeTokens(matches, single, distance, &bits)
                    }
                }
            }
        }
    }

    @inline(__always)
    private func writeTokens(
        _ matches: UnsafePointer<UInt32>, _ single: UnsafePointer<UInt32>, _ distance: UnsafePointer<UInt32>,
        _ bits: inout BitWriter.Bulk
    ) -> UnsafePointer<UInt8> {
        var place = bytes
        for index in 0..<count {
            let token = tokens[index]
            guard token & DeflateBlock.matchBit != 0 else {
                let end = place + Int(token)
                // Three codes of 15 bits fit beside the seven that may be pending.
                while place + 3 <= end {
                    bits.add(single[Int(place[0])])
                    bits.add(single[Int(place[1])])
                    bits.add(single[Int(place[2])])
                    bits.store()
                    place += 3
                }
                while place < end {
                    bits.add(single[Int(place[0])])
                    bits.store()
                    place += 1
                }
                continue
            }
            let length = Int(token >> 16 & 511), lessOne = Int(token & 0x7FFF)
            bits.add(matches[length])
            let (symbol, extraBits) = DeflateTables.distanceSymbol(lessOne)
            bits.add(distance[symbol])
            bits.add(UInt64(lessOne) & ((1 &<< extraBits) &- 1), length: extraBits)
            bits.store()
            place += length
        }
        return place
    }

    /// Codes with their lengths in the lowest eight bits.
    private static func packed(_ code: HuffmanCode) -> [UInt32] {
        zip(code.codes, code.lengths).map { UInt32($0) << 8 | UInt32($1) }
    }

    /// For each length the bits of its symbol and those that follow it, above their number.
    private static func matchCodes(_ literals: HuffmanCode) -> [UInt32] {
        (0...258).map { length in
            let row = Int(DeflateTables.lengthRows[length]), symbol = 257 + row
            guard length >= 3 else { return 0 }
            let codeLength = UInt32(literals.lengths[symbol])
            let extra = UInt32(length - DeflateTables.lengthBases[row])
            let bits = UInt32(literals.codes[symbol]) | extra << codeLength
            return bits << 8 | codeLength + UInt32(DeflateTables.lengthExtraBits[row])
        }
    }
}
