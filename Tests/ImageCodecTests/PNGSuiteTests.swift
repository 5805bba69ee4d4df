import ImageCodec
import Scene
import Testing

/// Every kind of PNG that the standard allows, against pixels computed here.
@Suite struct PNGSuiteTests {
    /// A colour type with one of its depths.
    struct Kind: Sendable, CustomStringConvertible {
        var colorType, depth: Int
        var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
        var top: Int { (1 << depth) - 1 }
        var description: String { "type \(colorType), \(depth) bits" }
    }

    static let kinds =
        [1, 2, 4, 8, 16].map { Kind(colorType: 0, depth: $0) }
        + [1, 2, 4, 8].map { Kind(colorType: 3, depth: $0) }
        + [2, 4, 6].flatMap { type in [8, 16].map { Kind(colorType: type, depth: $0) } }

    /// The sample of a channel of a pixel; alphas differ too.
    private func sample(_ kind: Kind, _ x: Int, _ y: Int, _ channel: Int) -> Int {
        kind.depth == 16
            ? (x * 7919 + y * 104_729 + channel * 31_337) & 0xFFFF
            : (x * 29 + y * 83 + channel * 101) & kind.top
    }

    private static func paletteColor(_ index: Int) -> [Int] {
        [index * 3 & 255, 255 - index * 5 & 255, index * 7 & 255]
    }

    private func file(_ kind: Kind, width: Int, height: Int) -> PNGFile {
        var file = PNGFile(width: width, height: height, depth: kind.depth, colorType: kind.colorType) {
            x, y in
            (0..<kind.channels).map { sample(kind, x, y, $0) }
        }
        if kind.colorType == 3 {
            let colors = (0...kind.top).flatMap {
                PNGSuiteTests.paletteColor($0).map { UInt8(truncatingIfNeeded: $0) }
            }
            file.ancillary = [("PLTE", colors)]
        }
        return file
    }

    /// Red, green, blue and alpha of 8 bits, alpha not multiplied in.
    private func plain(_ kind: Kind, _ x: Int, _ y: Int) -> [Int] {
        let samples = (0..<kind.channels).map { channel in
            Int((Double(sample(kind, x, y, channel)) * 255 / Double(kind.top)).rounded())
        }
        switch kind.colorType {
        case 3: return PNGSuiteTests.paletteColor(sample(kind, x, y, 0)).map { $0 & 255 } + [255]
        case 0: return [samples[0], samples[0], samples[0], 255]
        case 2: return samples + [255]
        case 4: return [samples[0], samples[0], samples[0], samples[1]]
        default: return samples
        }
    }

    private func pixel(_ channels: [Int]) -> UInt32 {
        let colors = channels.prefix(3).map { ($0 * channels[3] + 127) / 255 }
        return ImageFixture.pixel(colors[0], colors[1], colors[2], channels[3])
    }

    private func check(_ file: PNGFile, _ kind: Kind, _ note: String = "") throws {
        for isInterlaced in [false, true] {
            var file = file
            file.isInterlaced = isInterlaced
            let pixmap = try decodeImage(file.bytes)
            let expected = (0..<file.height).flatMap { y in
                (0..<file.width).map { x in pixel(plain(kind, x, y)) }
            }
            #expect(
                pixmap.pixels == expected, "\(kind), \(file.width)x\(file.height), \(isInterlaced) \(note)")
        }
    }

    @Test(arguments: kinds) func everyKindAtOddExtents(kind: Kind) throws {
        for (width, height) in [(1, 1), (1, 9), (9, 1), (5, 2), (2, 5), (17, 13)] {
            try check(file(kind, width: width, height: height), kind)
        }
    }

    @Test(arguments: kinds, 1...9) func everyWidthOfPartsOfAByte(kind: Kind, width: Int) throws {
        try check(file(kind, width: width, height: 10 - width), kind)
    }

    @Test(arguments: kinds) func everyFilter(kind: Kind) throws {
        var file = file(kind, width: 11, height: 10)
        for filter in 0...4 {
            file.filter = { _ in filter }
            try check(file, kind, "filter \(filter)")
        }
        file.filter = { $0 * 7 % 5 }
        try check(file, kind, "all filters")
    }

    @Test(arguments: kinds) func streamsOfEveryShape(kind: Kind) throws {
        let plain = file(kind, width: 11, height: 6)
        for window in 0...7 {
            var file = plain
            file.window = window
            try check(file, kind, "window \(window)")
        }
        for compression in [PNGFile.Compression.stored(blockSize: 1), .stored(blockSize: 10), .fixed] {
            for size in [1, 7, 1000] {
                var file = plain
                file.compression = compression
                file.dataChunkSize = size
                try check(file, kind, "\(compression), chunks of \(size)")
            }
        }
        var chunks = plain.chunks
        let data = try #require(chunks.firstIndex { $0.type == "IDAT" })
        chunks.insert(("IDAT", []), at: data)
        chunks.insert(("IDAT", []), at: data + 2)
        #expect(try decodeImage(PNGFile.file(chunks)) == decodeImage(plain.bytes))
    }

    @Test(arguments: kinds) func whatDoesNotChangeThePictureIsPassedOver(kind: Kind) throws {
        var file = file(kind, width: 7, height: 5)
        let background: [UInt8] =
            kind.colorType == 3 ? [1] : Array(repeating: 0, count: kind.channels == 1 ? 2 : 6)
        file.ancillary += [
            ("bKGD", background), ("pHYs", PNGFile.bigEndian(2835) + PNGFile.bigEndian(2835) + [1]),
            ("tEXt", Array("Comment\0none".utf8)), ("puNk", [1, 2, 3]),
        ]
        if kind.channels == 2 || kind.channels == 1 && kind.colorType == 0 {
            file.ancillary[0].data = [0, 0]
        }
        try check(file, kind)
    }

    /// One sample or colour is clear, at every depth.
    @Test(arguments: kinds.filter { $0.colorType == 0 || $0.colorType == 2 }) func keysOfEveryDepth(
        kind: Kind
    ) throws {
        var file = file(kind, width: 9, height: 5)
        let key = (0..<kind.channels).map { sample(kind, 4, 2, $0) }
        file.ancillary = [("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })]
        let pixmap = try decodeImage(file.bytes)
        for y in 0..<5 {
            for x in 0..<9 {
                let isKey = (0..<kind.channels).map { sample(kind, x, y, $0) } == key
                #expect(pixmap[x, y] == (isKey ? 0 : pixel(plain(kind, x, y))))
            }
        }
    }

    /// The files of Pillow, which compresses and filters in its own way.
    @Test func whatAnotherProgramWrote() throws {
        let colors = try decodeImage(ImageFixture.bytes("colours.png"))
        #expect(ImageFixture.largestDifference(colors, ImageFixture.scene) == 0)
        let alpha = try decodeImage(ImageFixture.bytes("alpha.png"))
        #expect(try alpha == decodeImage(ImageFixture.bytes("lossless.webp")))
        let palette = try decodeImage(ImageFixture.bytes("palette.png"))
        #expect(try palette == decodeImage(ImageFixture.bytes("interlaced.gif")))
    }

    @Test func indicesPastThePaletteHarmNothing() throws {
        for depth in [1, 2, 4, 8] {
            let top = (1 << depth) - 1
            var file = PNGFile(width: 3, height: 1, depth: depth, colorType: 3) { x, _ in [x == 1 ? top : 0] }
            file.ancillary = [("PLTE", [9, 8, 7])]
            let pixels = try decodeImage(file.bytes).pixels
            #expect(pixels[0] == ImageFixture.pixel(9, 8, 7) && pixels[2] == pixels[0])
        }
    }

    @Test func sixteenBitsWithAlphaAreRoundedOnce() throws {
        let file = PNGFile(width: 4, height: 1, depth: 16, colorType: 4) { x, _ in
            [x * 20_000, 65_535 - x * 9000]
        }
        let pixels = try decodeImage(file.bytes).pixels
        for x in 0..<4 {
            let channels = [x * 20_000, 65_535 - x * 9000].map { Int((Double($0) / 257).rounded()) }
            #expect(pixels[x] == pixel([channels[0], channels[0], channels[0], channels[1]]))
        }
    }
}
