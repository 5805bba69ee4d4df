import Geometry

/// The source pixels that make each device pixel along one axis of an image.
package struct AxisMap {
    /// The source pixels of one device pixel.
    package struct Tap: Equatable {
        /// The first source pixel.
        package var source: Int32
        /// The number of source pixels: 1 is copied, 2 are interpolated, more are averaged.
        package var count: Int32
        /// Of two, the second's weight, of 256; of more, the index of their weights, of 65,536, in `weights`.
        package var weight: Int32
    }

    /// The first device pixel.
    let start: Int
    /// One tap for each device pixel.
    package private(set) var taps: [Tap] = []
    package private(set) var weights: [UInt32] = []

    /// Creates the map of an axis on which each segment of source pixels is stretched or tiled; `visible`
    /// limits the device pixels.
    package init(_ segments: [AxisSegment], visible: Range<Int>) {
        start = visible.lowerBound
        taps.reserveCapacity(visible.count)
        var index = 0
        for pixel in visible {
            while index + 1 < segments.count, pixel << 8 >= segments[index].end { index += 1 }
            guard index < segments.count else { return }
            append(segments[index], pixel: pixel)
        }
    }

    private mutating func append(_ segment: AxisSegment, pixel: Int) {
        if let source = segment.wholePixel(of: pixel) {
            taps.append(Tap(source: Int32(source), count: 1, weight: 0))
            return
        }
        let (low, high) = segment.sourceSpan(of: pixel)
        let first = segment.source.lowerBound, last = segment.source.upperBound - 1
        if high - low > 2 {
            appendAverage(from: max(low, Double(first)), to: min(high, Double(last + 1)), last: last)
            return
        }
        let center = min(max((low + high) / 2 - 0.5, Double(first)), Double(last))
        var source = Int(center.rounded(.down))
        var weight = Int(((center - Double(source)) * 256).rounded())
        if weight == 256 { (source, weight) = (source + 1, 0) }
        taps.append(Tap(source: Int32(source), count: weight == 0 ? 1 : 2, weight: Int32(weight)))
    }

    /// Appends the average of a span of the source, each pixel weighted by its part in the span; the weights
    /// add up to 65,536.
    private mutating func appendAverage(from low: Double, to high: Double, last: Int) {
        let first = min(Int(low), last), end = max(first + 1, min(last + 1, Int(high.rounded(.up))))
        guard end - first > 2 else { return appendPair(first, end, high: high, length: high - low) }
        taps.append(Tap(source: Int32(first), count: Int32(end - first), weight: Int32(weights.count)))
        let length = max(high - low, 1e-9)
        var given = 0
        for pixel in first..<end {
            let covered = (min(Double(pixel + 1), high) - low) / length
            let reached = pixel == end - 1 ? 65_536 : Int((max(0, covered) * 65_536).rounded())
            weights.append(UInt32(max(0, reached - given)))
            given = max(given, reached)
        }
    }

    /// Appends one or two source pixels at an end of the image, where the span is cut off.
    private mutating func appendPair(_ first: Int, _ end: Int, high: Double, length: Double) {
        let part = end - first == 2 ? (high - Double(first + 1)) / max(length, 1e-9) : 0
        let weight = Int((max(0, min(1, part)) * 256).rounded())
        let source = weight == 256 ? first + 1 : first
        let isMixed = weight > 0 && weight < 256
        taps.append(
            Tap(source: Int32(source), count: isMixed ? 2 : 1, weight: isMixed ? Int32(weight) : 0))
    }

    /// The end of the device pixels, exclusive.
    var end: Int { start + taps.count }
}
