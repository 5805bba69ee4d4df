import ImageCodec
import Scene
import Testing

/// WebP and GIF, against the scene that their files were made of.
@Suite struct WebPictureTests {
    /// The scene with an alpha of ten times the column, multiplied in.
    private func clearing(_ x: Int, _ y: Int) -> [Int] {
        ImageFixture.scene(x, y).map { Int((Double($0 * 10 * x) / 255).rounded()) } + [10 * x]
    }

    @Test(arguments: ["lossless.webp", "animated.webp"])
    func withoutLossesWebPIsExactAndAnAnimationShowsItsFirstFrame(name: String) throws {
        let pixmap = try decodeImage(ImageFixture.bytes(name))
        #expect(pixmap.width == ImageFixture.width && pixmap.height == ImageFixture.height)
        #expect(pixmap.checkInvariants() == nil)
        #expect(ImageFixture.largestDifference(pixmap, clearing) == 0)
    }

    @Test func withLossesWebPIsNear() throws {
        let pixmap = try decodeImage(ImageFixture.bytes("lossy.webp"))
        #expect(ImageFixture.largestDifference(pixmap, ImageFixture.scene) <= 16)
        #expect(pixmap.isOpaque)
    }

    /// Sixteen fields of six by four pixels; the first one is clear where the file says so.
    @Test(arguments: [("plain.gif", false), ("interlaced.gif", true), ("animated.gif", false)])
    func gifsFirstFrameIsExact(name: String, isFirstClear: Bool) throws {
        let pixmap = try decodeImage(ImageFixture.bytes(name))
        #expect(pixmap.width == ImageFixture.width && pixmap.height == ImageFixture.height)
        let difference = ImageFixture.largestDifference(pixmap) { x, y in
            let field = x / 6 + 4 * (y / 4)
            return field == 0 && isFirstClear
                ? [0, 0, 0, 0] : [16 * field, 255 - 16 * field, 8 * field, 255]
        }
        #expect(difference == 0)
    }

    /// A GIF by hand: a canvas of 3 x 2, a frame of 2 x 1 at (1, 1), two colours, codes of three bits:
    /// clear 4, the indices 1 and 0, end 5.
    @Test func aFrameMayCoverAPartOfTheCanvas() throws {
        let codes = 4 | 1 << 3 | 0 << 6 | 5 << 9
        let bytes =
            Array("GIF87a".utf8) + [3, 0, 2, 0, 0x80, 0, 0] + [9, 8, 7, 30, 20, 10]
            + [0x2C, 1, 0, 1, 0, 2, 0, 1, 0, 0] + [2, 2, UInt8(codes & 255), UInt8(codes >> 8), 0, 0x3B]
        let pixmap = try decodeImage(bytes)
        #expect(
            pixmap.pixels == [0, 0, 0, 0, ImageFixture.pixel(30, 20, 10), ImageFixture.pixel(9, 8, 7)])
    }
}
