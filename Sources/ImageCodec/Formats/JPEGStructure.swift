/// The header information of a JPEG, read before decoding.
struct JPEGStructure {
    /// The width in pixels, from the frame header.
    private(set) var width = 0
    /// The height in pixels, from the frame header.
    private(set) var height = 0
    /// The number of components: 1 gray, 3 color, 4 CMYK.
    private(set) var componentCount = 0
    /// Bits per sample.
    private(set) var depth = 0
    /// Whether there is an Adobe segment, whose encoders store inverted CMYK.
    private(set) var isAdobe = false
    /// The EXIF orientation.
    private(set) var orientation = EXIFOrientation.up
    /// The ICC profile.
    private(set) var profile: [UInt8]?
    /// The offset of the first scan.
    private var scanOffset = 0

    /// Parses the segments up to the first scan.
    init(_ bytes: [UInt8]) throws(ImageError) {
        let file = ByteReader(bytes)
        var offset = 2
        var profileParts: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
        segments: while true {
            // Any number of fill bytes may precede a marker.
            while file[offset] == 0xFF, file[offset + 1] == 0xFF { offset += 1 }
            guard let mark = file[offset], let marker = file[offset + 1],
                let length = file.number(offset + 2, 2)
            else { throw .truncated("JPEG", byteCount: bytes.count) }
            guard mark == 0xFF, length >= 2 else {
                throw .corrupt("JPEG", detail: "there is no marker at byte \(offset)")
            }
            guard let content = file.slice(offset + 4, length - 2) else {
                throw .truncated("JPEG", byteCount: bytes.count)
            }
            let segment = ByteReader(content)
            switch marker {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): readFrame(segment)
            case 0xE1 where segment.word(0, 6) == "Exif\0\0":
                orientation = EXIFOrientation(tiff: content.dropFirst(6)) ?? orientation
            case 0xE2 where segment.word(0, 12) == "ICC_PROFILE\0":
                profileParts.append((segment[12] ?? 0, content.dropFirst(14)))
            case 0xEE where segment.word(0, 5) == "Adobe": isAdobe = true
            default: break
            }
            offset += 2 + length
            if marker == 0xDA { break segments }
        }
        scanOffset = offset
        guard componentCount > 0 else {
            throw .corrupt("JPEG", detail: "there is no frame header before the picture")
        }
        profileParts.sort { $0.number < $1.number }
        if !profileParts.isEmpty { profile = profileParts.flatMap(\.bytes) }
    }

    /// Whether the file has its end marker, which cannot occur inside a scan.
    func isComplete(_ bytes: [UInt8]) -> Bool {
        let scans = bytes.dropFirst(scanOffset)
        return zip(scans, scans.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    }

    private mutating func readFrame(_ segment: ByteReader) {
        depth = Int(segment[0] ?? 0)
        height = segment.number(1, 2) ?? 0
        width = segment.number(3, 2) ?? 0
        componentCount = Int(segment[5] ?? 0)
    }
}
