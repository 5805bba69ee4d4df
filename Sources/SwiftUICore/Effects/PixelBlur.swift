import Foundation
import Scene

/// A Gaussian blur of pixels.
struct PixelBlur {
    /// The standard deviation in pixels.
    let deviation: Double
    /// Whether pixels outside are those at the edges instead of clear.
    let repeatsEdges: Bool

    /// Blurs the pixels, rows and then columns.
    func apply(_ pixmap: inout Pixmap) {
        guard deviation > 0, pixmap.width > 0, pixmap.height > 0 else { return }
        var values = pixmap.pixels.map { pixel in
            SIMD4<Float>(
                Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
        }
        let width = pixmap.width, height = pixmap.height
        blur(&values, lines: height, stride: width, step: 1, length: width)
        blur(&values, lines: width, stride: 1, step: width, length: height)
        for index in values.indices {
            let value = values[index].rounded(.toNearestOrAwayFromZero)
            // Sums of rounded weights could be above alpha.
            let bytes = value.clamped(
                lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: min(255, value.w)))
            pixmap.pixels[index] =
                UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
        }
    }

    private func blur(
        _ values: inout [SIMD4<Float>], lines: Int, stride: Int, step: Int, length: Int
    ) {
        var line = [SIMD4<Float>](repeating: .zero, count: length)
        for index in 0..<lines {
            let start = index * stride
            for place in 0..<length { line[place] = values[start + place * step] }
            line = deviation < 2 ? convolved(line) : averaged(line)
            for place in 0..<length { values[start + place * step] = line[place] }
        }
    }

    private func outside(_ line: [SIMD4<Float>], _ place: Int) -> SIMD4<Float> {
        guard repeatsEdges else { return .zero }
        return line[min(max(place, 0), line.count - 1)]
    }

    /// The exact convolution, for small deviations.
    private func convolved(_ line: [SIMD4<Float>]) -> [SIMD4<Float>] {
        let reach = Int((deviation * 3).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * deviation * deviation))) }
        let total = weights.reduce(0, +)
        return line.indices.map { place in
            var sum = SIMD4<Float>.zero
            for offset in -reach...reach {
                let other = place + offset
                sum +=
                    (line.indices.contains(other) ? line[other] : outside(line, other))
                    * weights[offset + reach]
            }
            return sum / total
        }
    }

    /// Three averages, which approach a Gaussian within three percent.
    ///
    /// Source: W3C, Filter Effects, `feGaussianBlur`: boxes of d = floor(s * 3 * sqrt(2 * pi) / 4 + 0.5).
    private func averaged(_ line: [SIMD4<Float>]) -> [SIMD4<Float>] {
        let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)),
            half = size / 2
        if !size.isMultiple(of: 2) {
            return (0..<3).reduce(line) { line, _ in averaged(line, from: -half, count: size) }
        }
        let first = averaged(line, from: -half, count: size)
        let second = averaged(first, from: 1 - half, count: size)
        return averaged(second, from: -half, count: size + 1)
    }

    private func averaged(_ line: [SIMD4<Float>], from start: Int, count: Int) -> [SIMD4<Float>] {
        var sum = SIMD4<Float>.zero
        func value(_ place: Int) -> SIMD4<Float> {
            line.indices.contains(place) ? line[place] : outside(line, place)
        }
        for place in start..<start + count { sum += value(place) }
        return line.indices.map { place in
            let average = sum / Float(count)
            sum += value(place + start + count) - value(place + start)
            return average
        }
    }
}
