import CPNG

/// Text in a PNG file, in an international text chunk (`iTXt`) with a keyword, compressed.
///
/// It is between the head and the image data of files that `encodePNG` makes, so that it is read without the
/// image, and so that two files can be compared without it.
package enum PNGText {
    /// The length of the signature and the chunks before the data: `IHDR` and `sRGB`.
    private static let headLength = 8 + 25 + 13

    /// Returns a file that `encodePNG` made with a text in it.
    package static func adding(_ text: String, keyword: String, to file: [UInt8]) -> [UInt8] {
        guard file.count > headLength else { return file }
        // The keyword and its end; compressed, by deflate; no language and no translated keyword.
        let content = Array(keyword.utf8) + [0, 1, 0, 0, 0] + ZlibStream.compressed(Array(text.utf8))
        return file[..<headLength] + PNGChunks.chunk("iTXt", content) + file[headLength...]
    }

    /// Returns the text with a keyword before the image data; nil if there is none that can be read.
    package static func text(keyword: String, in file: [UInt8]) -> String? {
        var count = 0
        guard let bytes = cpng_copy_text(file, file.count, keyword, &count) else { return nil }
        defer { cpng_free(bytes) }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// Whether a file equals one that `encodePNG` made, byte for byte, apart from a text.
    package static func isEqual(_ file: [UInt8], to encoded: [UInt8]) -> Bool {
        guard file.count >= encoded.count, encoded.count > headLength else { return file == encoded }
        let added = file.count - encoded.count
        guard added > 0 else { return file == encoded }
        let type = file[headLength + 4..<headLength + 8]
        let length = file[headLength..<headLength + 4].reduce(0) { $0 << 8 | Int($1) }
        return type.elementsEqual("iTXt".utf8) && length + 12 == added
            && file[..<headLength] == encoded[..<headLength]
            && file[(headLength + added)...] == encoded[headLength...]
    }
}

/// A zlib stream of any bytes.
enum ZlibStream {
    /// Returns the stream; the same bytes give the same stream on every machine.
    static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var checksum = Adler32()
        bytes.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { checksum.add(start, count: buffer.count) }
        }
        var writer = BitWriter(capacity: bytes.count / 2 + 64)
        writer.reserve(8)
        // The zlib header: deflate, a window of 32 KB.
        writer.append(0x78)
        writer.append(0x01)
        // The finder reads a few bytes beyond the end.
        (bytes + [UInt8](repeating: 0, count: 8)).withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { write(start, bytes.count, to: &writer) }
        }
        writer.reserve(16)
        writer.align()
        for byte in PNGChunks.bigEndian(checksum.value) { writer.append(byte) }
        return Array(writer.bytes)
    }

    /// Writes bytes as deflate blocks.
    private static func write(_ bytes: UnsafePointer<UInt8>, _ count: Int, to writer: inout BitWriter) {
        var block = DeflateBlock(bytes: bytes, capacity: 1 << 13)
        let finder = MatchFinder(bytes: bytes, channels: 4, depth: 32)
        var position = 0
        while position < count {
            if block.isFull { block.write(to: &writer, isLast: false) }
            let match = finder.longest(at: position, end: count)
            guard match.length >= 4 else {
                block.addLiterals(bytes[position], count: 1)
                position += 1
                continue
            }
            block.addMatch(length: match.length, distance: match.distance)
            for skipped in position + 1..<position + match.length where skipped + 4 <= count {
                finder.remember(skipped)
            }
            position += match.length
        }
        block.write(to: &writer, isLast: true)
    }
}
