import Scene
import Testing

@testable import ImageCodec

/// Pictures of very many pixels keep means of squares of them.
@Suite struct ReducedImageTests {
    /// Opaque, with another grey at each pixel.
    private func picture(width: Int, height: Int, isOpaque: Bool = true) throws -> Pixmap {
        let pixels = (0..<width * height).map { place -> UInt32 in
            let alpha = isOpaque ? 255 : UInt32(place * 31 % 256)
            let grey = UInt32(place * 7 % 256) * alpha / 255
            return grey * 0x010101 | alpha << 24
        }
        return try #require(Pixmap(width: width, height: height, pixels: pixels))
    }

    private func reduced(_ pixmap: Pixmap, to limit: Int) throws -> ReducedImage {
        try ReducedImage(encodePNG(pixmap), limits: .standard, ownLimit: 100, reducedLimit: limit)
    }

    @Test func fewPixelsStayAsTheyAre() throws {
        let whole = try picture(width: 10, height: 10, isOpaque: false)
        let image = try reduced(whole, to: 4)
        #expect(image.factor == 1 && image.pixmap == whole)
    }

    /// Squares of three, those at the far edges cut off.
    @Test(arguments: [true, false]) func manyBecomeTheMeansOfSquares(isOpaque: Bool) throws {
        let whole = try decodeImage(encodePNG(picture(width: 34, height: 70, isOpaque: isOpaque)))
        let image = try reduced(whole, to: 300)
        #expect(image.factor == 3 && image.width == 34 && image.height == 70)
        #expect(image.pixmap.width == 12 && image.pixmap.height == 24)
        for row in 0..<24 {
            for column in 0..<12 {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    var sum = 0, count = 0
                    for y in row * 3..<min(70, row * 3 + 3) {
                        for x in column * 3..<min(34, column * 3 + 3) {
                            sum += Int(whole.pixels[y * 34 + x] >> shift & 255)
                            count += 1
                        }
                    }
                    let found = Int(image.pixmap.pixels[row * 12 + column] >> shift & 255)
                    #expect(found == (2 * sum + count) / (2 * count))
                }
            }
        }
    }

    @Test func aBrokenOneIsAnError() throws {
        let bytes = encodePNG(try picture(width: 40, height: 40))
        #expect(throws: ImageError.self) {
            try ReducedImage(
                Array(bytes.prefix(bytes.count / 2)), limits: .standard, ownLimit: 100, reducedLimit: 300)
        }
    }
}
