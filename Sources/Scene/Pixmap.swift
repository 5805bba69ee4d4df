public import Geometry

/// An image in device pixels: premultiplied sRGB, 8 bits per channel, rows from the top without padding.
///
/// A pixel is one `UInt32` with red in the low byte, then green, blue and alpha, so that the bytes in memory
/// (little-endian) are in the order R, G, B, A.
///
/// **Invariant:** `pixels.count == width * height`; no channel is above its alpha.
public struct Pixmap: Hashable, Sendable {
    /// The width in device pixels.
    public let width: Int
    /// The height in device pixels.
    public let height: Int
    /// The pixels, row by row.
    public var pixels: [UInt32]

    /// Creates a pixmap of one pixel value; negative lengths count as 0.
    public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = Array(repeating: pixel, count: self.width * self.height)
    }

    /// Creates a pixmap from its pixels; nil if their number is not `width * height`.
    public init?(width: Int, height: Int, pixels: [UInt32]) {
        guard width >= 0, height >= 0, pixels.count == width * height else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The size in device pixels.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// Whether every pixel is opaque.
    public var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            // Combining whole chunks before the comparison lets the compiler vectorize the loop.
            stride(from: 0, to: pixels.count, by: 1024).allSatisfy { start in
                var common = UInt32.max
                for index in start..<min(start + 1024, pixels.count) { common &= pixels[index] }
                return common >= 0xFF00_0000
            }
        }
    }

    /// The pixel at a column and row, which must be in bounds.
    public subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}

extension Pixmap {
    /// Checks the type's invariants; the first that is broken, or nil.
    public func checkInvariants() -> String? {
        guard pixels.count == width * height else { return "\(pixels.count) pixels in \(width)x\(height)" }
        for (index, pixel) in pixels.enumerated() {
            let alpha = pixel >> 24
            if pixel & 0xFF > alpha || pixel >> 8 & 0xFF > alpha || pixel >> 16 & 0xFF > alpha {
                return "pixel \(index) is not premultiplied"
            }
        }
        return nil
    }
}
