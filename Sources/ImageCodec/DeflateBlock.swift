/// Literals and matches gathered for one block of deflate, and how often each symbol occurs.
struct DeflateBlock: ~Copyable {
    /// A literal is its byte; a match is the highest bit, its length from bit 16, its distance less one below.
    private let tokens: UnsafeMutablePointer<UInt32>
    private var count = 0
    private let lengthRows: UnsafeMutablePointer<UInt8>
    private let literalFrequencies: UnsafeMutablePointer<UInt32>
    private let distanceFrequencies: UnsafeMutablePointer<UInt32>

    /// Tokens of one block.
    ///
    /// Chosen: long enough to make the 80 bytes of a block's codes small, short enough to follow a screen
    /// from text to photograph.
    static let capacity = 1 << 16
    private static let endOfBlock = 256
    private static let matchBit: UInt32 = 1 << 31

    init() {
        tokens = .allocate(capacity: DeflateBlock.capacity)
        lengthRows = .allocate(capacity: 259)
        lengthRows.initialize(from: DeflateTables.lengthRows, count: 259)
        literalFrequencies = .allocate(capacity: 286)
        distanceFrequencies = .allocate(capacity: 30)
        clear()
    }

    deinit {
        tokens.deallocate()
        lengthRows.deallocate()
        literalFrequencies.deallocate()
        distanceFrequencies.deallocate()
    }

    /// Whether no more than `room` tokens still fit.
    @inline(__always)
    func isFull(room: Int) -> Bool { count &+ room > DeflateBlock.capacity }

    @inline(__always)
    mutating func addLiteral(_ byte: UInt8) {
        tokens[count] = UInt32(byte)
        count &+= 1
        literalFrequencies[Int(byte)] &+= 1
    }

    /// Adds a match of 3...258 bytes.
    @inline(__always)
    mutating func addMatch(length: Int, distance: Int) {
        tokens[count] = DeflateBlock.matchBit | UInt32(length) << 16 | UInt32(distance &- 1)
        count &+= 1
        literalFrequencies[257 &+ Int(lengthRows[length])] &+= 1
        distanceFrequencies[DeflateTables.distanceSymbol(distance &- 1).symbol] &+= 1
    }

    /// Writes the block with codes of its own and starts anew.
    mutating func write(to writer: inout BitWriter, isLast: Bool) {
        literalFrequencies[DeflateBlock.endOfBlock] = 1
        let literals = HuffmanCode(
            frequencies: Array(UnsafeBufferPointer(start: literalFrequencies, count: 286)), limit: 15)
        let distances = HuffmanCode(
            frequencies: Array(UnsafeBufferPointer(start: distanceFrequencies, count: 30)), limit: 15)
        writer.reserve(count * 6 + 512)
        writer.write(isLast ? 1 : 0, length: 1)
        writer.write(2, length: 2)
        CodeLengths(literals, distances).write(to: &writer)
        writeTokens(literals, distances, to: &writer)
        writer.write(
            UInt64(literals.codes[DeflateBlock.endOfBlock]),
            length: UInt64(literals.lengths[DeflateBlock.endOfBlock]))
        clear()
    }

    private func writeTokens(_ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
        let matches = DeflateBlock.matchCodes(literals)
        let single = zip(literals.codes, literals.lengths).map { UInt32($0) << 8 | UInt32($1) }
        let distance = zip(distances.codes, distances.lengths).map { UInt32($0) << 8 | UInt32($1) }
        for index in 0..<count {
            let token = tokens[index]
            guard token & DeflateBlock.matchBit != 0 else {
                let code = single[Int(token)]
                writer.write(UInt64(code >> 8), length: UInt64(code & 255))
                continue
            }
            let length = matches[Int(token >> 16 & 511)]
            writer.write(UInt64(length >> 8), length: UInt64(length & 255))
            let lessOne = Int(token & 0x7FFF)
            let (symbol, extraBits) = DeflateTables.distanceSymbol(lessOne)
            let code = distance[symbol], extra = UInt64(lessOne) & ((1 &<< extraBits) &- 1)
            let codeLength = UInt64(code & 255)
            writer.write(UInt64(code >> 8) | extra &<< codeLength, length: codeLength &+ extraBits)
        }
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

    private mutating func clear() {
        count = 0
        literalFrequencies.initialize(repeating: 0, count: 286)
        distanceFrequencies.initialize(repeating: 0, count: 30)
    }
}
