/// Numbers and pieces of a file at given places; what lies outside is nil.
struct ByteReader {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    var count: Int { bytes.count }

    /// The byte at an offset from the beginning.
    subscript(_ offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
    }

    /// The `count` bytes from an offset on.
    func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
            return nil
        }
        let start = bytes.startIndex + offset
        return bytes[start..<start + count]
    }

    /// A number of `count` bytes, the weightiest first or last.
    func number(_ offset: Int, _ count: Int, isBigEndian: Bool = true) -> Int? {
        guard let part = slice(offset, count) else { return nil }
        let ordered = isBigEndian ? Array(part) : part.reversed()
        return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Four letters or another word of ASCII.
    func word(_ offset: Int, _ count: Int) -> String? {
        slice(offset, count).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A fixed-point number of 16 bits before and 16 behind the point.
    func fixed(_ offset: Int) -> Double? {
        number(offset, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }
}
