/// A palette that approximates the colors of a picture: median cut over a histogram of 5 bits per channel
/// (Heckbert, "Color Image Quantization for Frame Buffer Display", 1982).
struct ColorPalette: Hashable, Sendable {
    /// The colors, at most 256: red in the low byte, as in a pixel; alpha is ignored.
    private(set) var colors: [UInt32] = []
    /// The palette index for each of the 32,768 quantized colors that occur.
    private var indices: [UInt8] = Array(repeating: 0, count: 1 << 15)

    /// Creates a palette for pixels, with at most `limit` colors (1...256).
    init(for pixels: [UInt32], limit: Int = 256) {
        var counts = [Int](repeating: 0, count: 1 << 15)
        var sums = [SIMD3<Int>](repeating: .zero, count: 1 << 15)
        for pixel in pixels {
            let bin = ColorPalette.bin(pixel)
            counts[bin] += 1
            sums[bin] &+= SIMD3(Int(pixel & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel >> 16 & 0xFF))
        }
        var boxes = [Box(bins: counts.indices.filter { counts[$0] > 0 }, counts: counts)]
        while boxes.count < min(256, max(1, limit)),
            let widest = boxes.indices.max(by: { boxes[$0].cutValue < boxes[$1].cutValue }),
            let halves = boxes[widest].halves(counts: counts)
        {
            boxes[widest] = halves.0
            boxes.append(halves.1)
        }
        for box in boxes where !box.bins.isEmpty {
            let total = box.bins.reduce(into: (sum: SIMD3<Int>.zero, count: 0)) { total, bin in
                total.sum &+= sums[bin]
                total.count += counts[bin]
            }
            func mean(_ channel: Int) -> UInt32 {
                UInt32((total.sum[channel] + total.count / 2) / total.count)
            }
            for bin in box.bins { indices[bin] = UInt8(colors.count) }
            colors.append(mean(0) | mean(1) << 8 | mean(2) << 16 | 0xFF00_0000)
        }
    }

    /// Returns the palette index that approximates a pixel of the picture.
    func index(of pixel: UInt32) -> UInt8 { indices[ColorPalette.bin(pixel)] }

    private static func bin(_ pixel: UInt32) -> Int {
        let red = pixel >> 3 & 31, green = pixel >> 11 & 31, blue = pixel >> 19 & 31
        return Int(red | green << 5 | blue << 10)
    }

    /// A set of quantized colors that share one palette color.
    private struct Box {
        var bins: [Int]
        /// The channel with the widest range, as a bit shift.
        var shift: Int
        /// The priority of splitting the box: range times pixel count; 0 if it cannot be split.
        var cutValue: Int

        init(bins: [Int], counts: [Int]) {
            self.bins = bins
            (shift, cutValue) = (0, 0)
            let pixels = bins.reduce(0) { $0 + counts[$1] }
            for candidate in [0, 5, 10] {
                var (low, high) = (31, 0)
                for bin in bins {
                    low = min(low, bin >> candidate & 31)
                    high = max(high, bin >> candidate & 31)
                }
                if (high - low) * pixels > cutValue { (shift, cutValue) = (candidate, (high - low) * pixels) }
            }
        }

        /// Splits the box at the median pixel of its widest channel.
        func halves(counts: [Int]) -> (Box, Box)? {
            guard cutValue > 0 else { return nil }
            let sorted = bins.sorted { ($0 >> shift & 31, $0) < ($1 >> shift & 31, $1) }
            let half = bins.reduce(0) { $0 + counts[$1] } / 2
            var below = 0, cut = 0
            repeat {
                below += counts[sorted[cut]]
                cut += 1
            } while below < half && cut < sorted.count - 1
            return (
                Box(bins: Array(sorted[..<cut]), counts: counts),
                Box(bins: Array(sorted[cut...]), counts: counts)
            )
        }
    }
}
