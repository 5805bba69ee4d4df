/// The image formats that are recognized by their first bytes.
enum ImageFormat: String, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case heic = "HEIC"
    case avif = "AVIF"
    case tiff = "TIFF"
    case bmp = "BMP"
    case ico = "ICO"
    case jpegXL = "JPEG XL"
    case jpeg2000 = "JPEG 2000"
    case psd = "PSD"
    case pdf = "PDF"
    case svg = "SVG"

    /// Returns the format whose signature the bytes begin with. A file truncated inside its signature also
    /// counts, so that it is reported as truncated.
    static func recognize(_ bytes: [UInt8]) -> ImageFormat? {
        if let format = boxFormat(bytes) { return format }
        for (format, signature) in signatures where matches(bytes, signature) { return format }
        return looksLikeSVG(bytes) ? .svg : nil
    }

    /// The signature: the first bytes of every file of the format; nil matches any byte.
    private static let signatures: [(ImageFormat, [UInt8?])] = [
        (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        (.jpeg, [0xFF, 0xD8, 0xFF]),
        (.gif, text("GIF8")),
        (.webP, text("RIFF") + [nil, nil, nil, nil] + text("WEBP")),
        (.tiff, text("II") + [0x2A, 0]),
        (.tiff, text("MM") + [0, 0x2A]),
        (.bmp, text("BM") + [nil, nil, nil, nil, 0, 0, 0, 0]),
        (.ico, [0, 0, 1, 0]),
        (.jpegXL, [0xFF, 0x0A]),
        (.jpegXL, [0, 0, 0, 0x0C] + text("JXL ")),
        (.jpeg2000, [0, 0, 0, 0x0C] + text("jP  ")),
        (.psd, text("8BPS")),
        (.pdf, text("%PDF")),
    ]

    private static func text(_ characters: String) -> [UInt8?] { characters.utf8.map { $0 } }

    private static func matches(_ bytes: [UInt8], _ signature: [UInt8?]) -> Bool {
        guard let first = bytes.first, first == signature[0] else { return false }
        guard bytes.count >= signature.count || first == 0x89 else { return false }
        return zip(bytes, signature).allSatisfy { byte, wanted in wanted == nil || byte == wanted }
    }

    /// Formats based on ISO base media files are identified by the brand in their first box.
    private static func boxFormat(_ bytes: [UInt8]) -> ImageFormat? {
        guard bytes.count >= 12, Array(bytes[4..<8]) == Array("ftyp".utf8) else { return nil }
        switch String(decoding: bytes[8..<12], as: UTF8.self) {
        case "avif", "avis": return .avif
        case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1": return .heic
        default: return nil
        }
    }

    private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
        // Of ASCII in UTF-16, every other byte is zero.
        let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let start = isWide ? bytes.prefix(2048).dropFirst(2).filter { $0 != 0 } : Array(bytes.prefix(1024))
        let head = String(decoding: start, as: UTF8.self)
        return head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "<" && head.contains("<svg")
    }
}
