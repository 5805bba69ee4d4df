import Geometry
package import Scene

/// A range of source pixels and the range of the device that it fills, along one axis.
package struct AxisSegment {
    /// The source pixels; never empty.
    var source: Range<Int>
    /// The start on the device in 1/256 pixel.
    var start: Int
    /// The end on the device in 1/256 pixel.
    var end: Int
    /// The length of one tile in 1/256 pixel; that of the whole segment if it is not tiled.
    var period: Int

    /// Returns the source range of a device pixel, in source pixels.
    func sourceSpan(of pixel: Int) -> (low: Double, high: Double) {
        let length = max(1, period)
        let ratio = Double(source.count) / Double(length)
        var offset = (pixel << 8) - start
        if period < end - start { offset = max(0, offset) % length }
        let low = Double(source.lowerBound) + Double(offset) * ratio
        return (low, low + 256 * ratio)
    }

    /// Returns the source pixel that a device pixel copies, if the pixels of both are the same size and
    /// aligned.
    func wholePixel(of pixel: Int) -> Int? {
        var offset = (pixel << 8) - start
        guard source.count << 8 == period, offset & 255 == 0 else { return nil }
        if period < end - start { offset = max(0, offset) % period }
        return min(max(source.lowerBound, source.lowerBound + (offset >> 8)), source.upperBound - 1)
    }

    /// Returns the segments of one axis of a placement: cap, center, cap.
    ///
    /// Caps keep their size in points; inner edges are snapped to whole pixels, so that there are no seams.
    /// If a destination is shorter than both caps, they shrink in proportion and the center disappears. A
    /// center without source pixels repeats the adjacent one. Source:
    /// UIImage.resizableImage(withCapInsets:resizingMode:) and CALayer.contentsCenter, as UIImageView shows
    /// them.
    package static func segments(
        pixelCount: Int, caps: (low: Double, high: Double), bitmapScale: Double, devicePerPoint: Double,
        start: Int, end: Int, resizing: ImagePlacement.Resizing
    ) -> [AxisSegment] {
        let low = min(sourcePixels(caps.low, bitmapScale), pixelCount)
        let high = min(sourcePixels(caps.high, bitmapScale), pixelCount - low)
        var lowLength = Double(low) / bitmapScale * devicePerPoint * 256
        var highLength = Double(high) / bitmapScale * devicePerPoint * 256
        let room = Double(end - start)
        if lowLength + highLength > room {
            let shrink = room / (lowLength + highLength)
            (lowLength, highLength) = (lowLength * shrink, highLength * shrink)
        }
        let first = low == 0 ? start : snapped(Double(start) + lowLength, within: start...end)
        let second = high == 0 ? end : max(first, snapped(Double(end) - highLength, within: start...end))

        var segments: [AxisSegment] = []
        if low > 0 { segments.append(AxisSegment(source: 0..<low, start: start, end: first)) }
        let center = low + high < pixelCount ? low..<pixelCount - high : max(0, low - 1)..<max(1, low)
        if second > first {
            var segment = AxisSegment(source: center, start: first, end: second)
            if resizing == .tile, center.count > 1 || low + high == 0 {
                let natural = Double(center.count) / bitmapScale * devicePerPoint
                segment.period = max(1, min(Int(min(natural, 1e6).rounded()), 1_000_000)) << 8
            }
            segments.append(segment)
        }
        if high > 0 {
            segments.append(AxisSegment(source: pixelCount - high..<pixelCount, start: second, end: end))
        }
        return segments.filter { $0.end > $0.start }
    }

    private init(source: Range<Int>, start: Int, end: Int) {
        (self.source, self.start, self.end, period) = (source, start, end, end - start)
    }

    /// Returns the width of a cap in whole source pixels.
    private static func sourcePixels(_ points: Double, _ scale: Double) -> Int {
        let pixels = points * scale
        return pixels > 0 ? Int(min(pixels, 1e6).rounded()) : 0
    }

    /// Returns the nearest pixel edge.
    private static func snapped(_ edge: Double, within range: ClosedRange<Int>) -> Int {
        let pixel = Int((edge / 256).rounded()) << 8
        return min(max(pixel, range.lowerBound), range.upperBound)
    }
}
