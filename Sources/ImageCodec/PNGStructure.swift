/// What the chunks of a PNG tell before anything is decompressed.
struct PNGStructure {
    /// Device pixels from left to right, as the header claims.
    var width: Int
    /// Device pixels from top to bottom, as the header claims.
    var height: Int
    /// Whether the file reaches its end chunk.
    var isComplete: Bool

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Walks over the chunks' lengths and types.
    init(_ bytes: [UInt8]) throws(ImageError) {
        let truncated = ImageError.truncated("PNG", byteCount: bytes.count)
        guard bytes.count >= 16 else { throw truncated }
        switch PNGStructure.chunkType(bytes, at: 8) {
        case "IHDR": break
        case "CgBI": throw .unsupportedFormat("Xcode-crushed PNG (CgBI)")
        default: throw .corrupt("PNG", detail: "its first chunk is not the header")
        }
        guard bytes.count >= 33 else { throw truncated }
        width = Int(PNGStructure.bigEndian(bytes, at: 16))
        height = Int(PNGStructure.bigEndian(bytes, at: 20))
        isComplete = false
        var offset = 8
        while offset + 12 <= bytes.count {
            let end = offset + 12 + Int(PNGStructure.bigEndian(bytes, at: offset))
            guard end <= bytes.count else { return }
            isComplete = PNGStructure.chunkType(bytes, at: offset) == "IEND"
            if isComplete { return }
            offset = end
        }
    }

    private static func bigEndian(_ bytes: [UInt8], at offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The type of the chunk that begins with its length at `offset`.
    private static func chunkType(_ bytes: [UInt8], at offset: Int) -> String {
        String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
    }
}
