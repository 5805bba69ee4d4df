/// The chunks of a PNG file.
enum PNGChunks {
    /// Returns the signature and the chunks before the data: 8 bits per channel, not interlaced, tagged as
    /// sRGB.
    static func head(width: Int, height: Int, isOpaque: Bool) -> [UInt8] {
        let sides = [width, height].flatMap { bigEndian(UInt32(truncatingIfNeeded: $0)) }
        return PNGStructure.signature + chunk("IHDR", sides + [8, isOpaque ? 2 : 6, 0, 0, 0])
            + chunk("sRGB", [0])
    }

    /// Returns the end of the zlib stream and the end chunk.
    static func tail(_ checksum: Adler32) -> [UInt8] {
        chunk("IDAT", bigEndian(checksum.value)) + chunk("IEND", [])
    }

    /// Returns a chunk.
    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        var checksum = CRC32()
        content.withUnsafeBytes { checksum.add($0) }
        return bigEndian(UInt32(truncatingIfNeeded: data.count)) + content + bigEndian(checksum.value)
    }

    /// Begins a chunk at the start of a writer.
    static func begin(_ type: String, in writer: inout BitWriter) {
        writer.reserve(32)
        for byte in [0, 0, 0, 0] + Array(type.utf8) { writer.append(byte) }
    }

    /// Ends the chunk: sets its length and appends its checksum.
    static func end(in writer: inout BitWriter) {
        writer.replace(bigEndian(UInt32(truncatingIfNeeded: writer.count - 8)), at: 0)
        var checksum = CRC32()
        checksum.add(UnsafeRawBufferPointer(rebasing: writer.bytes[4...]))
        writer.reserve(16)
        for byte in bigEndian(checksum.value) { writer.append(byte) }
    }

    /// Returns the contents of the image data chunks of a file that the encoder made.
    static func imageData(inFile file: [UInt8]) -> [UInt8] {
        var data: [UInt8] = [], start = PNGStructure.signature.count
        // A chunk is its length, its type, its content and its checksum.
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let content = start + 8..<min(file.count, start + 8 + length)
            if file[start + 4..<start + 8].elementsEqual("IDAT".utf8) { data += file[content] }
            start += length + 12
        }
        return data
    }

    /// Returns a number as four bytes, the highest first.
    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
