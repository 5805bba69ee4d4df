import CoreGraphics
import Foundation
import Geometry
import Scene
import Testing

@testable import CoreImage

@Suite("Filters of images")
struct CoreImageTests {
    // Source: the QR code of "a" in byte mode with level M and mask 5, made by python-qrcode 8.
    static let code = """
        #######..#.##.#######
        #.....#.#.##..#.....#
        #.###.#.##.#..#.###.#
        #.###.#.#.##..#.###.#
        #.###.#..#..#.#.###.#
        #.....#...##..#.....#
        #######.#.#.#.#######
        ........##...........
        #.....#.#.##.##..###.
        #..##......###.###..#
        ..#.###..##.#.##.....
        .#.#.#.##..#####.#.#.
        ##.#..####.##########
        ........##..#.....#.#
        #######..###.#..####.
        #.....#...#...#...###
        #.###.#..###.#..###..
        #.###.#..#.#####.#...
        #.###.#..#.###.###.##
        #.....#...######.#...
        #######.#.#.#..#..##.
        """

    /// Source: the table of orientations of EXIF, for the pixels "ab" above "cd".
    @Test(
        "pixels are turned and mirrored as EXIF says",
        arguments: [
            (CGImagePropertyOrientation.up, [1, 2, 3, 4]), (.upMirrored, [2, 1, 4, 3]),
            (.down, [4, 3, 2, 1]),
            (.downMirrored, [3, 4, 1, 2]), (.leftMirrored, [1, 3, 2, 4]), (.right, [3, 1, 4, 2]),
            (.rightMirrored, [4, 2, 3, 1]), (.left, [2, 4, 1, 3]),
        ])
    func orientations(orientation: CGImagePropertyOrientation, pixels: [Int]) {
        var pixmap = Pixmap(width: 2, height: 2)
        for index in 0..<4 { pixmap[index % 2, index / 2] = 0xFF00_0000 | UInt32(index + 1) }
        let turned = CIImage(pixmap: pixmap, origin: CGPoint(x: 3, y: 1)).oriented(orientation)
        #expect((0..<4).map { Int(turned.pixmap[$0 % 2, $0 / 2] & 0xFF) } == pixels)
        let other = CIImage(pixmap: pixmap).oriented(forExifOrientation: Int32(orientation.rawValue))
        #expect(other.pixmap == turned.pixmap)
    }

    @Test("a QR code has the modules of the standard, and a light border")
    func codes() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setFilterValue(Data("a".utf8), forKey: "inputMessage")
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let rows = (1..<22).map { y in
            String((1..<22).map { image.pixmap[$0, y] == 0xFF00_0000 ? "#" : "." })
        }
        #expect(rows.joined(separator: "\n") == Self.code)
        #expect((0..<23).allSatisfy { image.pixmap[$0, 0] == .max && image.pixmap[0, $0] == .max })
    }

    @Test("transforms move, scale and crop with the y axis up")
    func geometry() throws {
        // Red above blue.
        let pixels = try #require(Pixmap(width: 1, height: 2, pixels: [0xFF00_00FF, 0xFFFF_0000]))
        let image = CIImage(cgImage: CGImage(pixels))
        #expect(image.pixel(x: 0, y: 0) == 0xFFFF_0000 && image.pixel(x: 0, y: 1) == 0xFF00_00FF)
        let larger = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        #expect(larger.extent == CGRect(x: 0, y: 0, width: 3, height: 6))
        #expect(larger.pixel(x: 2, y: 2) == 0xFFFF_0000 && larger.pixel(x: 0, y: 3) == 0xFF00_00FF)
        let top = larger.cropped(to: CGRect(x: 1, y: 3, width: 9, height: 9))
        #expect(top.extent == CGRect(x: 1, y: 3, width: 2, height: 3))
        let result = try #require(CIContext().createCGImage(top, from: top.extent))
        #expect(result.width == 2 && result.height == 3 && result.pixmap[1, 2] == 0xFF00_00FF)
    }

    @Test("colors change in linear light")
    func colors() throws {
        let pixels = try #require(Pixmap(width: 2, height: 1, pixels: [0xFF80_8080, 0xFF00_0000]))
        let image = CIImage(cgImage: CGImage(pixels))
        let inverted = image.applyingFilter("CIColorInvert")
        // 0x80 is 0.2159 of the light; 1 - 0.2159 = 0.7841 is encoded as 1.055 x 0.7841^(1/2.4) - 0.055 = 0.8982, 229.04.
        #expect(inverted.pixmap.pixels == [0xFFE5_E5E5, 0xFFFF_FFFF])
        let brighter = image.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
        // Twice the light, 0.4317, is encoded as 0.6885, 175.6.
        #expect(brighter.pixmap.pixels == [0xFFB0_B0B0, 0xFF00_0000])
    }

    @Test("a blur keeps the opacity of a dot in all and its middle where it is")
    func blur() {
        let dot = CIImage(cgImage: CGImage(Pixmap(width: 1, height: 1, filledWith: .max)))
        let image = dot.applyingGaussianBlur(sigma: 1)
        #expect(image.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
        // The square of 1 over the sum of exp(-k^2 / 2), k = -3...3, 2.5058: 0.1593 of 255 is 40.6.
        #expect(image.pixel(x: 0, y: 0) >> 24 == 41)
        #expect(image.pixel(x: 1, y: 0) == image.pixel(x: -1, y: 0))
        let sum = image.pixmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
        #expect(abs(sum - 255) <= 12)
    }
}
