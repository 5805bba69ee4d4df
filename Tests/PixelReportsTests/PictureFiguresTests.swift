import Geometry
import Scene
import Testing

@testable import PixelReports

/// Figures of pictures so plain that each can be counted.
@Suite("Figures of two pictures")
struct PictureFiguresTests {
    private static let white: UInt32 = 0xFFFF_FFFF
    private static let black: UInt32 = 0xFF00_0000

    /// A white picture with one black rectangle.
    private func picture(_ width: Int, _ height: Int, black: PixelRect? = nil) -> FlatPicture {
        var pixmap = Pixmap(width: width, height: height, filledWith: Self.white)
        if let black {
            for y in black.minY..<black.maxY {
                for x in black.minX..<black.maxX { pixmap[x, y] = Self.black }
            }
        }
        return FlatPicture(pixmap)
    }

    @Test("of the same picture are perfect")
    func same() {
        let picture = picture(40, 30, black: PixelRect(minX: 10, minY: 5, maxX: 20, maxY: 9))
        let figures = PictureFigures(apple: picture, ours: picture)
        #expect(figures.hasSameSize && figures.equal == 1 && figures.equalWithin8 == 1)
        #expect(figures.equalAlpha == 1 && figures.equalInk == 1 && figures.commonInk == 1)
        #expect(figures.inkShare == 40.0 / 1200 && figures.inkRatio == 1)
        #expect(figures.similarity == 1 && figures.inkSimilarity == 1)
        #expect(figures.shift == PictureFigures.Two(0, 0) && figures.missingFills.isEmpty)
        #expect(figures.rowCounts == PictureFigures.Two(1, 1))
    }

    @Test("say how far ink was moved, and count what differs")
    func moved() {
        let apple = picture(40, 30, black: PixelRect(minX: 10, minY: 5, maxX: 20, maxY: 9))
        let ours = picture(40, 30, black: PixelRect(minX: 12, minY: 8, maxX: 22, maxY: 12))
        let figures = PictureFigures(apple: apple, ours: ours)
        // 40 pixels each; columns 12 to 20 of row 8 are in both.
        #expect(figures.equal == 1136.0 / 1200)
        #expect(figures.commonInk == 8.0 / 72 && figures.equalInk == 8.0 / 72)
        #expect(figures.inkShare == 72.0 / 1200 && figures.inkRatio == 1)
        #expect(figures.shift == PictureFigures.Two(-2, -3))
        #expect(figures.boxes.first == PixelRect(minX: 10, minY: 5, maxX: 20, maxY: 9))
        #expect(figures.boxes.second == PixelRect(minX: 12, minY: 8, maxX: 22, maxY: 12))
        #expect(figures.rowOffsets == PictureFigures.Two([3], [3]))
        #expect(figures.similarity < 1 && figures.inkSimilarity < figures.similarity)
    }

    @Test("count a channel as equal up to 8 of 255, and compare the part that both have")
    func limits() {
        var ours = Pixmap(width: 5, height: 3, filledWith: Self.white)
        for (x, value) in [UInt32(255), 254, 247, 246].enumerated() {
            ours[x, 0] = 0xFF00_0000 | value << 16 | value << 8 | 255
        }
        let figures = PictureFigures(apple: picture(4, 2), ours: FlatPicture(ours))
        #expect(!figures.hasSameSize)
        #expect(
            figures.sizes
                == PictureFigures.Two(PixelSize(width: 4, height: 2), PixelSize(width: 5, height: 3)))
        #expect(figures.equalWithin8 == 7.0 / 8 && figures.equal == 5.0 / 8)
        #expect(figures.inkShare == 0 && figures.equalInk == 1 && figures.inkRatio == 99)
        #expect(figures.boxes.first == nil)
    }

    @Test("are of pictures on white, with their alpha beside")
    func transparent() {
        let clear = FlatPicture(Pixmap(width: 2, height: 2, filledWith: 0))
        // Half black: 255 - 128 of white is left.
        let half = FlatPicture(Pixmap(width: 2, height: 2, filledWith: 0x8000_0000))
        #expect(clear.pixels == Array(repeating: Self.white, count: 4))
        #expect(half.pixels == Array(repeating: 0xFF7F_7F7F, count: 4))
        let figures = PictureFigures(apple: clear, ours: picture(2, 2))
        #expect(figures.equal == 1 && figures.equalAlpha == 0)
    }

    @Test("name fills that are missing, with the nearest color of ours")
    func fills() {
        let apple = picture(20, 10, black: PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 10))
        let figures = PictureFigures(apple: apple, ours: picture(20, 10))
        #expect(
            figures.missingFills == [
                PictureFigures.MissingFill(color: Self.black, share: 0.25, nearest: Self.white)
            ])
        #expect(figures.inkRatio == 0)
        #expect(PictureFigures(apple: picture(20, 10), ours: apple).inkRatio == 99)
    }

    @Test("of two flat pictures have the similarity of their means")
    func similarity() {
        let apple = picture(16, 16)
        let ours = FlatPicture(Pixmap(width: 16, height: 16, filledWith: 0xFF80_8080))
        let c1 = 2.55 * 2.55, expected = (2 * 255.0 * 128 + c1) / (255.0 * 255 + 128.0 * 128 + c1)
        let figures = PictureFigures(apple: apple, ours: ours)
        #expect(abs(figures.similarity - expected) < 1e-9)
        #expect(figures.inkSimilarity == 1, "neither has ink")
    }
}
