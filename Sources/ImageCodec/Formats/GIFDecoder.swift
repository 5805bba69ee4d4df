import Scene

/// Decodes the first frame of a GIF on its canvas.
///
/// Source: the GIF89a specification (CompuServe, 1990). What the frame leaves uncovered is transparent
/// instead of the background color, as in browsers and on phones.
struct GIFDecoder {
    private let bytes: [UInt8]
    let file: ByteReader
    private let limits: ImageLimits

    init(_ bytes: [UInt8], limits: ImageLimits) {
        (self.bytes, file, self.limits) = (bytes, ByteReader(bytes), limits)
    }

    static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Pixmap {
        try GIFDecoder(bytes, limits: limits).firstFrame()
    }

    var truncated: ImageError { .truncated("GIF", byteCount: bytes.count) }

    private func firstFrame() throws(ImageError) -> Pixmap {
        guard let width = file.number(6, 2, isBigEndian: false),
            let height = file.number(8, 2, isBigEndian: false), let flags = file[10]
        else { throw truncated }
        var offset = 13
        let palette = try palette(flags, &offset)
        var clearIndex: UInt8?
        while let block = file[offset] {
            switch block {
            case 0x21:
                if file[offset + 1] == 0xF9, let flags = file[offset + 3] {
                    clearIndex = flags & 1 == 1 ? file[offset + 6] : nil
                }
                offset += 2
                _ = try subBlocks(&offset)
            case 0x2C:
                return try frame(at: offset, canvas: (width, height), palette, clearIndex)
            case 0x3B: throw .corrupt("GIF", detail: "it holds no picture")
            default: throw .corrupt("GIF", detail: "there is no block at byte \(offset)")
            }
        }
        throw truncated
    }

    /// Reads a color table if the flags declare one.
    func palette(_ flags: UInt8, _ offset: inout Int) throws(ImageError) -> [UInt32]? {
        guard flags & 0x80 != 0 else { return nil }
        let count = 2 << Int(flags & 7)
        guard let entries = file.slice(offset, 3 * count) else { throw truncated }
        offset += 3 * count
        let start = entries.startIndex
        return (0..<count).map { index in
            let at = start + 3 * index
            return UInt32(entries[at]) | UInt32(entries[at + 1]) << 8 | UInt32(entries[at + 2]) << 16
                | 0xFF00_0000
        }
    }

    /// Returns the contents of a sequence of data sub-blocks, up to the empty one.
    func subBlocks(_ offset: inout Int) throws(ImageError) -> [UInt8] {
        var content: [UInt8] = []
        while let count = file[offset] {
            guard count > 0 else {
                offset += 1
                return content
            }
            guard let part = file.slice(offset + 1, Int(count)) else { throw truncated }
            content += part
            offset += 1 + Int(count)
        }
        throw truncated
    }

    /// Returns the frame whose descriptor begins at an offset, alone on the canvas.
    func frame(
        at start: Int, canvas: (width: Int, height: Int), _ common: [UInt32]?, _ clearIndex: UInt8?
    ) throws(ImageError) -> Pixmap {
        func length(_ offset: Int) throws(ImageError) -> Int {
            guard let number = file.number(start + offset, 2, isBigEndian: false) else { throw truncated }
            return number
        }
        let (x, y) = (try length(1), try length(3))
        let (width, height) = (try length(5), try length(7))
        guard let flags = file[start + 9] else { throw truncated }
        // Some encoders write a canvas of zero size.
        let full = canvas.width > 0 && canvas.height > 0 ? canvas : (x + width, y + height)
        try limits.check(width: full.0, height: full.1, of: "GIF")
        try limits.check(width: width, height: height, of: "GIF")
        var offset = start + 10
        let own = try palette(flags, &offset)
        guard var colors = own ?? common else { throw .corrupt("GIF", detail: "it has no colours") }
        guard let codeSize = file[offset] else { throw truncated }
        offset += 1
        let codes = try subBlocks(&offset)
        guard let indices = GIFCodes.decode(codes, codeSize: Int(codeSize), count: width * height) else {
            throw .corrupt("GIF", detail: "its picture data make no sense")
        }
        if let clearIndex, Int(clearIndex) < colors.count { colors[Int(clearIndex)] = 0 }
        var picture = Pixmap(width: width, height: height)
        let rows = flags & 0x40 != 0 ? GIFDecoder.interlacedRows(height) : Array(0..<height)
        for (line, row) in rows.enumerated() {
            for column in 0..<width {
                let index = Int(indices[line * width + column])
                // An index beyond the table is transparent.
                picture[column, row] = index < colors.count ? colors[index] : 0
            }
        }
        var result = Pixmap(width: full.0, height: full.1)
        result.copy(picture, x: x, y: y)
        return result
    }

    /// The rows in interlaced order.
    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}
