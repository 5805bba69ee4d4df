import Scene
import Testing

@testable import TerminalPictures

@Suite struct SixelEncoderTests {
    /// One red column of six pixels: all six bits, `?` plus 63 is `~`.
    @Test func oneColour() {
        let picture = Pixmap(width: 2, height: 6, filledWith: 0xFF00_00FF)
        let text = String(decoding: SixelEncoder.encode(picture), as: UTF8.self)
        #expect(text == "\u{1B}P0;1;0q\"1;1;2;6#0;2;100;0;0#0~~-\u{1B}\\")
    }

    @Test func runsAreCounted() {
        let picture = Pixmap(width: 10, height: 1, filledWith: 0xFFFF_FFFF)
        let text = String(decoding: SixelEncoder.encode(picture), as: UTF8.self)
        #expect(text.hasSuffix("#0;2;100;100;100#0!10@-\u{1B}\\"))
    }

    @Test func twoColoursShareABand() throws {
        var picture = Pixmap(width: 2, height: 1, filledWith: 0xFF00_0000)
        picture[1, 0] = 0xFFFF_FFFF
        let text = String(decoding: SixelEncoder.encode(picture), as: UTF8.self)
        let body = try #require(text.split(separator: "1;1;2;1").last)
        #expect(body.contains("$"))
        #expect(body.filter { $0 == "@" }.count == 2)
    }

    @Test func emptyPicturesAreWellFormed() {
        let text = String(decoding: SixelEncoder.encode(Pixmap(width: 0, height: 0)), as: UTF8.self)
        #expect(text.hasSuffix("\u{1B}\\"))
    }
}

@Suite struct ColorPaletteTests {
    @Test func fewColoursStayExact() {
        let pixels: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF12_3456, 0xFF00_00FF]
        let palette = ColorPalette(for: pixels)
        #expect(palette.colors.count == 4)
        for pixel in pixels { #expect(palette.colors[Int(palette.index(of: pixel))] == pixel) }
    }

    @Test func manyColoursAreFewAndNear() {
        // 4096 colours, evenly spread.
        let pixels = (0..<4096).map { i -> UInt32 in
            let (red, green, blue) = (UInt32(i & 15) * 17, UInt32(i >> 4 & 15) * 17, UInt32(i >> 8 & 15) * 17)
            return red | green << 8 | blue << 16 | 0xFF00_0000
        }
        let palette = ColorPalette(for: pixels)
        #expect(palette.colors.count == 256)
        for pixel in pixels {
            let stand = palette.colors[Int(palette.index(of: pixel))]
            for shift in [0, 8, 16] as [UInt32] {
                #expect(abs(Int(pixel >> shift & 0xFF) - Int(stand >> shift & 0xFF)) <= 40)
            }
        }
    }

    @Test func aLimitHolds() {
        let palette = ColorPalette(for: [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF], limit: 2)
        #expect(palette.colors.count == 2)
    }
}
