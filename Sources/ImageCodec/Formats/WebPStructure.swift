/// The header information of a WebP, read before decoding.
struct WebPStructure {
    /// The still image: the file, or the first frame of an animation wrapped as a file.
    private(set) var still: [UInt8]
    /// The position of the first frame of an animation on its canvas; nil for a still image.
    private(set) var frame: Frame?
    /// The EXIF orientation.
    private(set) var orientation = EXIFOrientation.up
    /// The ICC profile.
    private(set) var profile: [UInt8]?

    /// The first frame of an animation, in pixels.
    struct Frame {
        var canvasWidth, canvasHeight, x, y: Int
    }

    /// Parses the chunks.
    init(_ bytes: [UInt8]) throws(ImageError) {
        still = bytes
        let file = ByteReader(bytes)
        guard let size = file.number(4, 4, isBigEndian: false), size + 8 <= bytes.count else {
            throw .truncated("WebP", byteCount: bytes.count)
        }
        guard file.word(12, 4) == "VP8X" else { return }
        guard let width = file.number(24, 3, isBigEndian: false),
            let height = file.number(27, 3, isBigEndian: false)
        else { throw .truncated("WebP", byteCount: bytes.count) }
        for (type, content) in WebPStructure.chunks(file, from: 12) {
            switch type {
            case "ICCP": profile = Array(content.bytes)
            case "EXIF":
                let data = content.word(0, 6) == "Exif\0\0" ? content.bytes.dropFirst(6) : content.bytes
                orientation = EXIFOrientation(tiff: data) ?? orientation
            case "ANMF" where frame == nil:
                guard let x = content.number(0, 3, isBigEndian: false),
                    let y = content.number(3, 3, isBigEndian: false), let size = content.slice(6, 6)
                else { throw .truncated("WebP", byteCount: bytes.count) }
                frame = Frame(canvasWidth: width + 1, canvasHeight: height + 1, x: 2 * x, y: 2 * y)
                still = WebPStructure.file(frame: content, size: size)
            default: break
            }
        }
    }

    /// Returns the chunks from an offset on with their four-character codes.
    private static func chunks(_ file: ByteReader, from start: Int) -> [(type: String, content: ByteReader)] {
        var found: [(String, ByteReader)] = []
        var offset = start
        while let type = file.word(offset, 4), let count = file.number(offset + 4, 4, isBigEndian: false),
            let content = file.slice(offset + 8, count)
        {
            found.append((type, ByteReader(content)))
            offset += 8 + count + count % 2
        }
        return found
    }

    /// Wraps the chunks of an animation's frame as a still image file of the frame's size.
    private static func file(frame: ByteReader, size: ArraySlice<UInt8>) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] {
            [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        var body = Array("WEBPVP8X".utf8) + number(10) + [0x10, 0, 0, 0] + size
        for (type, content) in chunks(frame, from: 16) where ["ALPH", "VP8 ", "VP8L"].contains(type) {
            body += Array(type.utf8) + number(content.count) + content.bytes
            if content.count % 2 == 1 { body.append(0) }
        }
        return Array("RIFF".utf8) + number(body.count) + body
    }
}
