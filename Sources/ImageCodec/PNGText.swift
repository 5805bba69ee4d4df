import CPNG

/// Texts in a PNG file, each with a keyword: in an international text chunk (`iTXt`), compressed, or plain (`tEXt`).
///
/// They are between the head and the image data of files that `encodePNG` makes, so that they are read without the
/// image, and so that two files can be compared without them.
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

    /// Returns a file that `encodePNG` made with a plain ASCII text in it, before others.
    package static func addingPlain(_ text: String, keyword: String, to file: [UInt8]) -> [UInt8] {
        guard file.count > headLength else { return file }
        let content = Array(keyword.utf8) + [0] + Array(text.utf8)
        return file[..<headLength] + PNGChunks.chunk("tEXt", content) + file[headLength...]
    }

    /// Returns the plain text with a keyword that was added last; nil if there is none.
    package static func plainText(keyword: String, in file: [UInt8]) -> String? {
        let start = Array(keyword.utf8) + [0]
        guard let chunk = textChunk(at: headLength, in: file),
            file[headLength + 4..<headLength + 8].elementsEqual("tEXt".utf8)
        else { return nil }
        let content = file[chunk].dropFirst(8).dropLast(4)
        guard content.starts(with: start) else { return nil }
        return String(decoding: content.dropFirst(start.count), as: UTF8.self)
    }

    /// Returns the bytes of a file before and after the texts.
    package static func partsAroundTexts(of file: [UInt8]) -> (
        head: ArraySlice<UInt8>, rest: ArraySlice<UInt8>
    ) {
        var end = min(headLength, file.count)
        while let chunk = textChunk(at: end, in: file) { end = chunk.upperBound }
        return (file.prefix(headLength), file[end...])
    }

    /// Returns the place of the text chunk that begins at an offset; nil if none does.
    private static func textChunk(at offset: Int, in file: [UInt8]) -> Range<Int>? {
        guard offset + 12 <= file.count else { return nil }
        let type = file[offset + 4..<offset + 8]
        guard type.elementsEqual("iTXt".utf8) || type.elementsEqual("tEXt".utf8) else { return nil }
        let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        return length <= file.count - offset - 12 ? offset..<offset + 12 + length : nil
    }

    /// Returns the text with a keyword before the image data; nil if there is none that can be read.
    package static func text(keyword: String, in file: [UInt8]) -> String? {
        var count = 0
        guard let bytes = cpng_copy_text(file, file.count, keyword, &count) else { return nil }
        defer { cpng_free(bytes) }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// Whether a file equals one that `encodePNG` made, byte for byte, apart from texts.
    package static func isEqual(_ file: [UInt8], to encoded: [UInt8]) -> Bool {
        let (head, rest) = partsAroundTexts(of: file)
        return head.count + rest.count == encoded.count && encoded.starts(with: head)
            && encoded[head.count...] == rest
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
