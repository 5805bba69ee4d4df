/// The literals and matches of one deflate block. They are contiguous, so that literals are stored as their
/// count.
struct DeflateBlock: ~Copyable {
    /// The tokens: the count of literals, and of the match after them the length from bit 48 and the distance
    /// less one from bit 32; the last token may have no match.
    private let tokens: UnsafeMutablePointer<UInt64>
    private var count = 0
    /// Literals since the last match.
    private var literalCount = 0
    /// The number of symbols, without the literals since the last match.
    private var symbolCount = 0
    /// The bytes that the block encodes.
    private var bytes: UnsafePointer<UInt8>
    private let lengthRows: UnsafeMutablePointer<UInt8>
    /// The frequencies of the symbols: of bytes in four tables in turn, so that equal neighbors do not depend
    /// on each other; then of all symbols of the first code, then of distances.
    private let frequencies: UnsafeMutablePointer<UInt32>

    /// The number of symbols in a block.
    private let capacity: Int
    private static let endOfBlock = 256
    /// The number of symbols that may be added to a full block.
    private static let reserve = 1 << 12
    private static let symbolTable = 4 * 256
    private static let distanceTable = symbolTable + 286
    private static let frequencyCount = distanceTable + 30

    /// Creates a block of `capacity` symbols that encodes `bytes`.
    init(bytes: UnsafePointer<UInt8>, capacity: Int) {
        (self.bytes, self.capacity) = (bytes, capacity)
        tokens = .allocate(capacity: capacity + DeflateBlock.reserve)
        lengthRows = .allocate(capacity: 259)
        lengthRows.initialize(from: DeflateTables.lengthRows, count: 259)
        frequencies = .allocate(capacity: DeflateBlock.frequencyCount)
        frequencies.initialize(repeating: 0, count: DeflateBlock.frequencyCount)
    }

    deinit {
        tokens.deallocate()
        lengthRows.deallocate()
        frequencies.deallocate()
    }

    /// Whether the block is full; at most 4,000 symbols may be added before it is written.
    @inline(__always)
    var isFull: Bool { symbolCount &+ literalCount > capacity }

    /// Adds `count` literals of the same value.
    @inline(__always)
    mutating func addLiterals(_ value: UInt8, count: Int) {
        frequencies[Int(value)] &+= UInt32(truncatingIfNeeded: count)
        literalCount &+= count
    }

    /// Adds the lowest `channels` bytes of a word, 3 or 4, as literals.
    @inline(__always)
    mutating func addPixel(_ word: UInt64, channels: Int) {
        frequencies[Int(word & 255)] &+= 1
        frequencies[256 &+ Int(word &>> 8 & 255)] &+= 1
        frequencies[512 &+ Int(word &>> 16 & 255)] &+= 1
        if channels == 4 { frequencies[768 &+ Int(word &>> 24 & 255)] &+= 1 }
        literalCount &+= channels
    }

    /// Adds a match of 3...258 bytes.
    @inline(__always)
    mutating func addMatch(length: Int, distance: Int) {
        close(match: UInt64(truncatingIfNeeded: length &<< 16 | (distance &- 1)))
        frequencies[DeflateBlock.symbolTable &+ 257 &+ Int(lengthRows[length])] &+= 1
        let symbol = DeflateTables.distanceSymbol(distance &- 1).symbol
        frequencies[DeflateBlock.distanceTable &+ symbol] &+= 1
    }

    @inline(__always)
    private mutating func close(match: UInt64) {
        tokens[count] = UInt64(truncatingIfNeeded: literalCount) | match &<< 32
        count &+= 1
        symbolCount &+= literalCount &+ 1
        literalCount = 0
    }

    /// Writes the block with its own codes and begins the next one.
    mutating func write(to writer: inout BitWriter, isLast: Bool) {
        close(match: 0)
        let (literals, distances) = codes()
        writer.reserve(symbolCount * 6 + 512)
        writer.write(isLast ? 1 : 0, length: 1)
        writer.write(2, length: 2)
        CodeLengths(literals, distances).write(to: &writer)
        writeTokens(literals, distances, to: &writer)
        writer.write(
            UInt64(literals.codes[DeflateBlock.endOfBlock]),
            length: UInt64(literals.lengths[DeflateBlock.endOfBlock]))
        (count, symbolCount) = (0, 0)
        frequencies.update(repeating: 0, count: DeflateBlock.frequencyCount)
    }

    /// Returns the codes for the counted frequencies.
    private func codes() -> (literals: HuffmanCode, distances: HuffmanCode) {
        let symbols = frequencies + DeflateBlock.symbolTable
        for byte in 0..<256 {
            symbols[byte] = frequencies[byte] &+ frequencies[256 + byte] &+ frequencies[512 + byte]
            symbols[byte] &+= frequencies[768 + byte]
        }
        symbols[DeflateBlock.endOfBlock] = 1
        let distances = frequencies + DeflateBlock.distanceTable
        return (
            HuffmanCode(frequencies: Array(UnsafeBufferPointer(start: symbols, count: 286)), limit: 15),
            HuffmanCode(frequencies: Array(UnsafeBufferPointer(start: distances, count: 30)), limit: 15)
        )
    }

    /// Writes all tokens and advances past their bytes.
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
            let token = tokens[index], end = place + Int(token & 0xFFFF_FFFF)
            // Three codes of 15 bits fit in a word with up to seven pending bits.
            while place + 3 <= end {
                bits.add(single[Int(place[0])], single[Int(place[1])], single[Int(place[2])])
                bits.store()
                place += 3
            }
            while place < end {
                bits.add(single[Int(place[0])])
                bits.store()
                place += 1
            }
            let length = Int(token &>> 48), lessOne = Int(token &>> 32 & 0x7FFF)
            guard length > 0 else { break }
            bits.add(matches[length])
            let (symbol, extraBits) = DeflateTables.distanceSymbol(lessOne)
            bits.add(distance[symbol])
            bits.add(UInt64(lessOne) & ((1 &<< extraBits) &- 1), length: extraBits)
            bits.store()
            place += length
        }
        return place
    }

    /// Returns the codes with their lengths in the lowest eight bits.
    private static func packed(_ code: HuffmanCode) -> [UInt32] {
        zip(code.codes, code.lengths).map { UInt32($0) << 8 | UInt32($1) }
    }

    /// Returns, for each length, the bits of its symbol and its extra bits, above their number.
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
