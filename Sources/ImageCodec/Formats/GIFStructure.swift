/// The frames of a GIF and where they lie, read before decoding.
///
/// Source: the GIF89a specification (CompuServe, 1990), and Netscape's application extension for the number of repetitions.
struct GIFStructure: Sendable {
    /// A frame of an animation.
    struct Frame: Sendable {
        /// The offset of its descriptor in the file.
        var offset: Int
        /// The index of the transparent color; nil for none.
        var clearIndex: UInt8?
        /// What happens to the frame before the next one: 2 clears its area, 3 restores what was there.
        var disposal: UInt8
        /// How long it is shown, in hundredths of a second.
        var delay: Int
        /// Its area of the canvas in pixels.
        var x, y, width, height: Int
    }

    /// The width of the canvas in pixels.
    private(set) var width: Int
    /// The height of the canvas in pixels.
    private(set) var height: Int
    /// The colors of frames that have none of their own.
    private(set) var palette: [UInt32]?
    /// The frames that are complete.
    private(set) var frames: [Frame] = []
    /// How often the animation repeats, 0 for ever; nil if the file does not say.
    private(set) var loopCount: Int?

    /// Parses the blocks up to the end, or to what is not complete.
    init(_ decoder: GIFDecoder) throws(ImageError) {
        let file = decoder.file
        guard let width = file.number(6, 2, isBigEndian: false),
            let height = file.number(8, 2, isBigEndian: false), let flags = file[10]
        else { throw decoder.truncated }
        (self.width, self.height) = (width, height)
        var offset = 13
        palette = try decoder.palette(flags, &offset)
        try? readBlocks(decoder, at: &offset)
        guard let first = frames.first else {
            throw offset < file.count ? .corrupt("GIF", detail: "it holds no picture") : decoder.truncated
        }
        // Some encoders write a canvas of zero size.
        if width == 0 || height == 0 {
            (self.width, self.height) = (first.x + first.width, first.y + first.height)
        }
    }

    private mutating func readBlocks(_ decoder: GIFDecoder, at offset: inout Int) throws(ImageError) {
        let file = decoder.file
        var control: (flags: UInt8, delay: Int, clearIndex: UInt8)?
        while let block = file[offset] {
            switch block {
            case 0x21:
                let label = file[offset + 1]
                let start = offset
                offset += 2
                let content = ByteReader(try decoder.subBlocks(&offset))
                if label == 0xF9, let flags = content[0], let clearIndex = content[3] {
                    control = (flags, content.number(1, 2, isBigEndian: false) ?? 0, clearIndex)
                } else if label == 0xFF, file.word(start + 3, 11) == "NETSCAPE2.0", content[11] == 1 {
                    loopCount = content.number(12, 2, isBigEndian: false)
                }
            case 0x2C:
                try readFrame(decoder, at: &offset, control)
                control = nil
            default: return
            }
        }
    }

    /// Reads a descriptor and skips the colors and codes behind it.
    private mutating func readFrame(
        _ decoder: GIFDecoder, at offset: inout Int,
        _ control: (flags: UInt8, delay: Int, clearIndex: UInt8)?
    ) throws(ImageError) {
        let file = decoder.file, start = offset
        guard let x = file.number(start + 1, 2, isBigEndian: false),
            let y = file.number(start + 3, 2, isBigEndian: false),
            let width = file.number(start + 5, 2, isBigEndian: false),
            let height = file.number(start + 7, 2, isBigEndian: false), let flags = file[start + 9]
        else { throw decoder.truncated }
        offset = start + 10
        _ = try decoder.palette(flags, &offset)
        offset += 1
        _ = try decoder.subBlocks(&offset)
        frames.append(
            Frame(
                offset: start, clearIndex: control.flatMap { $0.flags & 1 == 1 ? $0.clearIndex : nil },
                disposal: (control?.flags ?? 0) >> 2 & 7, delay: control?.delay ?? 0, x: x, y: y,
                width: width, height: height))
    }
}
