/// The header information of a PNG, read before decompressing.
struct PNGStructure {
    /// The width in pixels, from the header.
    var width: Int
    /// The height in pixels, from the header.
    var height: Int
    /// Whether the file has its end chunk.
    var isComplete: Bool
    /// The chunks in order, each with its length and checksum.
    var chunks: [(type: String, range: Range<Int>)] = []

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Parses the chunks' lengths and types.
    init(_ bytes: [UInt8]) throws(ImageError) {
        let file = ByteReader(bytes)
        let truncated = ImageError.truncated("PNG", byteCount: bytes.count)
        guard bytes.count >= 16 else { throw truncated }
        switch file.word(12, 4) {
        case "IHDR": break
        case "CgBI": throw .unsupportedFormat("Xcode-crushed PNG (CgBI)")
        default: throw .corrupt("PNG", detail: "its first chunk is not the header")
        }
        guard bytes.count >= 33, let width = file.number(16, 4), let height = file.number(20, 4) else {
            throw truncated
        }
        self.width = width
        self.height = height
        isComplete = false
        var offset = 8
        while let length = file.number(offset, 4), let type = file.word(offset + 4, 4) {
            let end = offset + 12 + length
            guard end <= bytes.count else { return }
            chunks.append((type, offset..<end))
            isComplete = type == "IEND"
            if isComplete { return }
            offset = end
        }
    }

    /// Returns the data of the first chunk of a type before the image data.
    func content(_ type: String, of bytes: [UInt8]) -> ByteReader? {
        let head = chunks.prefix { $0.type != "IDAT" }
        return head.first { $0.type == type }
            .map { ByteReader(bytes[($0.range.lowerBound + 8)..<($0.range.upperBound - 4)]) }
    }
}
