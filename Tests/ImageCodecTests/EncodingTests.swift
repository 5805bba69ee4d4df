import Geometry
import ImageCodec
import Scene
import Testing

@Suite struct EncodingTests {
    /// Pseudo-random numbers, the same in every run (Knuth's MMIX generator).
    private struct Noise {
        var state: UInt64 = 1
        mutating func next(_ limit: UInt32) -> UInt32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(truncatingIfNeeded: state >> 33) % limit
        }
    }

    private func check(_ pixmap: Pixmap) throws {
        for compression in [PNGOptions.Compression.fast, .balanced, .small] {
            let bytes = encodePNG(pixmap, options: PNGOptions(compression: compression))
            #expect(try decodeImage(bytes) == pixmap)
            #expect(encodePNG(pixmap, options: PNGOptions(compression: compression)) == bytes)
        }
    }

    private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Pixmap {
        var pixmap = Pixmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { pixmap[x, y] = pixel(x, y) } }
        return pixmap
    }

    @Test(arguments: [(1, 1), (1, 9), (9, 1), (2, 3), (85, 2), (86, 3), (300, 5)])
    func extentsRoundTrip(width: Int, height: Int) throws {
        try check(picture(width, height) { _, _ in 0xFF12_3456 })
        try check(picture(width, height) { x, y in 0xFF00_0000 | UInt32(x * 77 + y * 1313) })
        try check(picture(width, height) { x, y in (x + y) % 3 == 0 ? 0 : 0x8000_4010 })
    }

    @Test func everyPremultipliedValueRoundTrips() throws {
        try check(picture(256, 256) { x, y in UInt32(y) << 24 | UInt32(min(x, y)) })
    }

    @Test func noiseRoundTrips() throws {
        var noise = Noise()
        try check(picture(60, 40) { _, _ in 0xFF00_0000 | noise.next(0x100_0000) })
        try check(picture(60, 40) { _, _ in 0xFF00_0000 | noise.next(4) })
        try check(
            picture(64, 50) { x, y in y % 7 < 5 ? 0xFFFF_FFFF : 0xFF00_0000 | noise.next(2) * UInt32(x) })
    }

    /// Flat ground, repeated strokes and noise side by side, so that runs, matches and literals begin and end at
    /// every place in a word of 64 pixels.
    @Test(arguments: [0xFF, 0xFE] as [UInt32]) func mixturesOfEveryWidthRoundTrip(alpha: UInt32) throws {
        var noise = Noise()
        for width in Array(1...70) + [126, 127, 128, 129, 191, 193] {
            let stroke = (0..<5).map { _ in noise.next(0x7F_7F7F) & 0x7F_7F7F }
            try check(
                picture(width, 14) { x, y in
                    let ground: UInt32 = y < 7 ? 0x10_1010 : 0x20_2020
                    let isStroke = (x + y) % 13 < 5, isNoise = x * 3 > width && y % 4 == 1
                    return alpha << 24
                        | (isNoise
                            ? noise.next(0x7F_7F7F) & 0x7F_7F7F : isStroke ? stroke[(x + y) % 13] : ground)
                })
        }
    }

    /// More literals than a block has room for.
    @Test func longNoiseRoundTrips() throws {
        var noise = Noise()
        try check(picture(300, 200) { _, _ in 0xFF00_0000 | noise.next(0x100_0000) })
    }

    @Test func slowerIsSmaller() {
        var noise = Noise()
        let glyphs = (0..<40).map { _ in noise.next(0x100_0000) }
        // Lines of words on flat ground, as on a screen.
        let page = picture(300, 120) { x, y in
            y % 12 < 8 && (x * 7 + y / 12 * 5) % 11 < 6
                ? 0xFF00_0000 | glyphs[(x + y % 12) % 40] : 0xFFFF_FFFF
        }
        let sizes = [PNGOptions.Compression.fast, .balanced, .small].map {
            encodePNG(page, options: PNGOptions(compression: $0)).count
        }
        #expect(sizes[1] < sizes[0])
        #expect(sizes[2] <= sizes[1])
    }

    @Test func farMatchesRoundTrip() throws {
        var noise = Noise()
        let row = (0..<700).map { _ in 0xFF00_0000 | noise.next(0x100_0000) }
        try check(picture(700, 60) { x, y in y % 15 == 0 ? row[x] : 0xFF11_1111 * UInt32(1) })
    }

    @Test func opaquePicturesAreRGBAndTagged() {
        let opaque = encodePNG(Pixmap(width: 2, height: 2, filledWith: 0xFF00_00FF))
        let clear = encodePNG(Pixmap(width: 2, height: 2))
        #expect(opaque[25] == 2)
        #expect(clear[25] == 6)
        for bytes in [opaque, clear] {
            #expect(Array(bytes[37..<41]) == Array("sRGB".utf8))
            #expect(!String(decoding: bytes, as: UTF8.self).contains("tIME"))
        }
    }

    /// Transparency is found wherever it first shows: in whole words of pixels, at a row's end, in a later band.
    @Test(arguments: [(0, 1), (17, 1), (99, 1), (40, 30), (99, 59)])
    func transparencyIsFound(x: Int, y: Int) throws {
        var picture = Pixmap(width: 100, height: 60, filledWith: 0xFF33_6699)
        var encoder = PNGBandEncoder(size: picture.size, isOpaque: true)
        _ = encoder.add(picture)
        #expect(!encoder.foundTransparency)
        picture[x, y] = 0xFE33_6699
        encoder = PNGBandEncoder(size: picture.size, isOpaque: true)
        _ = encoder.add(picture)
        #expect(encoder.foundTransparency)
        let file = encodePNG(picture)
        #expect(file[25] == 6)
        #expect(try decodeImage(file) == picture)
    }

    /// Wide enough that a strip of a megabyte takes few rows.
    @Test(arguments: [1, 2, 3, 10]) func bandsGiveTheBytesOfTheWhole(stripsABand: Int) throws {
        var noise = Noise()
        let opaque = picture(30_000, 75) { x, y in
            (x / 100 + y) % 5 == 0 ? 0xFF00_0000 | noise.next(0x100_0000) : 0xFFEE_EEEE
        }
        var clear = opaque
        clear[29_999, 74] = 0x8010_2030
        for (pixmap, isOpaque) in [(opaque, true), (clear, false)] {
            var encoder = PNGBandEncoder(size: pixmap.size, isOpaque: isOpaque)
            let rowCount = encoder.rowCount * stripsABand
            #expect(encoder.rowCount < 75 / 3)
            var bytes: [UInt8] = []
            for top in stride(from: 0, to: 75, by: rowCount) {
                let rows = top..<min(75, top + rowCount)
                let pixels = Array(pixmap.pixels[rows.lowerBound * 30_000..<rows.upperBound * 30_000])
                let band = try #require(Pixmap(width: 30_000, height: rows.count, pixels: pixels))
                bytes += encoder.add(band, workers: stripsABand)
            }
            #expect(bytes == encodePNG(pixmap))
            #expect(try decodeImage(bytes) == pixmap)
        }
    }

    @Test func aBandThatDoesNotFitGivesNoBytes() {
        var encoder = PNGBandEncoder(size: PixelSize(width: 4, height: 2), isOpaque: true)
        #expect(encoder.add(Pixmap(width: 3, height: 2)).isEmpty)
        #expect(encoder.add(Pixmap(width: 4, height: 3)).isEmpty)
        #expect(encoder.add(Pixmap(width: 4, height: 1)).isEmpty)
        #expect(!encoder.add(Pixmap(width: 4, height: 2, filledWith: 0xFF00_0000)).isEmpty)
        #expect(encoder.add(Pixmap(width: 4, height: 1)).isEmpty)
    }

    @Test func noPixelsGiveNoBytes() {
        #expect(encodePNG(Pixmap(width: 0, height: 3)).isEmpty)
    }
}
