import Diagnostics
import Files
package import Geometry
import ImageCodec
package import Scene

/// A picture drawn on white, and what its alpha was.
package struct FlatPicture: Sendable {
    /// The size in pixels.
    package private(set) var size: PixelSize
    /// The pixels, opaque, in the order of a pixmap.
    package private(set) var pixels: [UInt32]
    /// The alpha of each pixel.
    private(set) var alphas: [UInt8]

    /// Draws a pixmap on white. Its channels are premultiplied, so that white adds what alpha lacks of 255.
    package init(_ pixmap: Pixmap) {
        size = pixmap.size
        alphas = pixmap.pixels.map { UInt8($0 >> 24) }
        pixels = pixmap.pixels.map { pixel in
            let rest = 255 - pixel >> 24
            return pixel + (rest << 24 | rest << 16 | rest << 8 | rest)
        }
    }

    /// Reads the picture of a file, with Maquette's own decoder: what a file says of its colors is applied.
    package init(contentsOf path: String) throws(PairProblem) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(path, as: .comparisonInput)
        } catch {
            throw PairProblem(error.reason, at: Place(file: path))
        }
        do throws(ImageError) {
            self.init(try decodeImage(bytes))
        } catch {
            throw PairProblem(error.description, at: Place(file: path))
        }
    }

    /// The picture as a pixmap.
    package var pixmap: Pixmap {
        Pixmap(width: size.width, height: size.height, pixels: pixels) ?? Pixmap(width: 0, height: 0)
    }

    /// Returns the part at the top left, of a size that is nowhere above that of the picture.
    func part(of part: PixelSize) -> FlatPicture {
        guard part != size else { return self }
        var result = self
        result.size = part
        let places = (0..<part.height).flatMap { row in
            row * size.width..<row * size.width + part.width
        }
        result.pixels = places.map { pixels[$0] }
        result.alphas = places.map { alphas[$0] }
        return result
    }

    /// Returns the greatest distance of a channel from another picture of the same size, pixel by pixel.
    func distances(from other: FlatPicture) -> [UInt8] {
        zip(pixels, other.pixels).map(Self.distance)
    }

    /// Returns the greatest distance of a channel from a color, pixel by pixel.
    func distances(from color: UInt32) -> [UInt8] {
        pixels.map { Self.distance($0, color) }
    }

    private static func distance(_ first: UInt32, _ second: UInt32) -> UInt8 {
        func channel(_ shift: UInt32) -> UInt32 {
            let a = first >> shift & 255, b = second >> shift & 255
            return a > b ? a - b : b - a
        }
        return UInt8(max(channel(0), channel(8), channel(16)))
    }
}
