import Geometry

/// An image drawn with a rotation, skew or reflection: each device pixel is interpolated bilinearly between
/// the four source pixels around its center.
struct TransformedImageSource: PixelSource {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int
    /// From device pixels to source pixels.
    private let inverse: AffineTransform
    private let row: UnsafeMutablePointer<UInt32>

    /// Creates a source of `width` by `height` pixels; `row` is a buffer for a device row.
    init(
        pixels: UnsafePointer<UInt32>, width: Int, height: Int, inverse: AffineTransform,
        row: UnsafeMutablePointer<UInt32>
    ) {
        (self.pixels, self.width, self.height) = (pixels, width, height)
        (self.inverse, self.row) = (inverse, row)
    }

    func cover(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8) {
        sample(x: x, y: y, count: count)
        PixelRow.over(target, row, coverage: UInt32(coverage), count: count)
    }

    func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>
    ) {
        sample(x: x, y: y, count: count)
        PixelRow.over(target, row, mask: mask, count: count)
    }

    /// Samples the device pixels from (`x`, `y`); each depends on its own position only.
    private func sample(x: Int, y: Int, count: Int) {
        for i in 0..<count {
            let center = Point(x: Double(x + i) + 0.5, y: Double(y) + 0.5)
            let place = inverse.apply(center)
            let (column, columnWeight) = TransformedImageSource.tap(place.x, limit: width)
            let (line, lineWeight) = TransformedImageSource.tap(place.y, limit: height)
            let upper = pixels + (line * width + column)
            let right = columnWeight == 0 ? 0 : 1, below = lineWeight == 0 ? 0 : width
            row[i] = Blending.mixed(
                Blending.mixed(upper[0], upper[right], weight: columnWeight),
                Blending.mixed(upper[below], upper[below + right], weight: columnWeight),
                weight: lineWeight)
        }
    }

    /// Returns the source pixel whose center is before `place`, and the weight, of 256, of the next one.
    private static func tap(_ place: Double, limit: Int) -> (pixel: Int, weight: UInt32) {
        let center = max(0, min(place - 0.5, Double(limit - 1)))
        let position = Int((center * 256).rounded())
        return (position >> 8, UInt32(position & 255))
    }
}
