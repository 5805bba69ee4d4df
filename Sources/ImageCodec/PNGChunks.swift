/// The parts of a PNG file.
enum PNGChunks {
    /// What stands before the data of a picture of eight bits a channel, not interlaced, tagged sRGB.
    static func head(width: Int, height: Int, isOpaque: Bool) -> [UInt8] {
        let sides = [width, height].flatMap { bigEndian(UInt32(truncatingIfNeeded: $0)) }
        return PNGStructure.signature + chunk("IHDR", sides + [8, isOpaque ? 2 : 6, 0, 0, 0])
            + chunk("sRGB", [0])
    }

    /// What stands after the data: the end of the zlib stream, then the end of the file.
    static func tail(_ checksum: Adler32) -> [UInt8] {
        chunk("IDAT", bigEndian(checksum.value)) + chunk("IEND", [])
    }

    /// A chunk of a few bytes.
    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        var checksum = CRC32()
        content.withUnsafeBytes { checksum.add($0) }
        return bigEndian(UInt32(truncatingIfNeeded: data.count)) + content + bigEndian(checksum.value)
    }

    /// Begins a chunk that is all that its writer holds.
    static func begin(_ type: String, in writer: inout BitWriter) {
        writer.reserve(32)
        for byte in [0, 0, 0, 0] + Array(type.utf8) { writer.append(byte) }
    }

    /// Ends the chunk: fills in its length and adds its checksum.
    static func end(in writer: inout BitWriter) {
        writer.replace(bigEndian(UInt32(truncatingIfNeeded: writer.count - 8)), at: 0)
        var checksum = CRC32()
        checksum.add(UnsafeRawBufferPointer(rebasing: writer.bytes[4...]))
        writer.reserve(16)
        for byte in bigEndian(checksum.value) { writer.append(byte) }
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
