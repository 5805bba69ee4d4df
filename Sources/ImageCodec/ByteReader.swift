/// Reads numbers and slices at offsets; nil if they are out of bounds.
struct ByteReader {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    var count: Int { bytes.count }

    /// Returns the byte at an offset from the start.
    subscript(_ offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
    }

    /// Returns `count` bytes from an offset.
    func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
            return nil
        }
        let start = bytes.startIndex + offset
        return bytes[start..<start + count]
    }

    /// Returns a number of `count` bytes, big- or little-endian.
    func number(_ offset: Int, _ count: Int, isBigEndian: Bool = true) -> Int? {
        guard let part = slice(offset, count) else { return nil }
        let ordered = isBigEndian ? Array(part) : part.reversed()
        return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns an ASCII string, such as a four-character code.
    func word(_ offset: Int, _ count: Int) -> String? {
        slice(offset, count).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a fixed-point number with 16 integer and 16 fractional bits.
    func fixed(_ offset: Int) -> Double? {
        number(offset, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }
}
