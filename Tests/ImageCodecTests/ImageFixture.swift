import Foundation
import ImageCodec
import Scene
import TestSupport

/// The pictures of `Tests/Fixtures/Images`, which `make-images.py` there has made, and what they show.
enum ImageFixture {
    static let width = 24, height = 16

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: PackageFiles.fixture("Images/\(name)")))
    }

    /// Red, green and blue of the scene at a pixel.
    static func scene(_ x: Int, _ y: Int) -> [Int] { [10 * x, 15 * y, 255 - 10 * x] }

    /// Red, green, blue and alpha of a pixel.
    static func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }

    /// An opaque pixel.
    static func pixel(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> UInt32 {
        UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    }

    /// The largest difference of a channel from what is expected.
    static func largestDifference(_ pixmap: Pixmap, _ expected: (_ x: Int, _ y: Int) -> [Int]) -> Int {
        var largest = 0
        for y in 0..<pixmap.height {
            for x in 0..<pixmap.width {
                for (found, wanted) in zip(channels(pixmap[x, y]), expected(x, y)) {
                    largest = max(largest, abs(found - wanted))
                }
            }
        }
        return largest
    }

    /// A JPEG with a segment put behind its first marker.
    static func inserting(_ marker: UInt8, _ content: [UInt8], in jpeg: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return jpeg.prefix(2) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
            + jpeg.dropFirst(2)
    }
}
