/// The length and distance symbols of deflate (RFC 1951, section 3.2.5).
enum DeflateTables {
    /// The first length of each symbol from 257 on.
    static let lengthBases: [Int] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195, 227, 258,
    ]
    /// The number of extra bits of each length symbol.
    static let lengthExtraBits: [UInt64] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    /// The index in `lengthBases` of each length up to 258.
    static let lengthRows: [UInt8] = (0...258).map { length in
        UInt8(max(0, (lengthBases.firstIndex { $0 > length } ?? lengthBases.count) - 1))
    }
    /// The order of the code lengths of the code length code.
    static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Returns the symbol of a distance less one, and the number of its extra bits.
    @inline(__always)
    static func distanceSymbol(_ lessOne: Int) -> (symbol: Int, extraBits: UInt64) {
        guard lessOne >= 4 else { return (lessOne, 0) }
        let top = Int.bitWidth - 1 - lessOne.leadingZeroBitCount
        return (2 * top + (lessOne >> (top - 1) & 1), UInt64(top - 1))
    }
}
