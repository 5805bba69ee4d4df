public import Geometry
public import Scene

/// The difference of two pictures, pixel by pixel.
///
/// If their sizes differ, pixels that only one of them has count as a difference of 255.
public struct PixelDifference: Hashable, Sendable {
    /// The size of the expected picture in device pixels.
    public var expectedSize: PixelSize
    /// The size of the actual picture in device pixels.
    public var actualSize: PixelSize
    /// The number of pixels that differ in any channel.
    public var differingPixelCount: Int
    /// The largest difference in one channel of premultiplied values, 0...255.
    public var largestChannelDifference: Int
    /// The smallest rectangle in device pixels that contains all differences; nil if there are none.
    public var boundingBox: PixelRect?

    /// Whether the pictures are equal.
    public var isEmpty: Bool { differingPixelCount == 0 && expectedSize == actualSize }

    /// Returns the bounding box in points at `scale` pixels per point.
    public func boundingBox(scale: Double) -> Rect? {
        guard let box = boundingBox, scale > 0 else { return nil }
        return Rect(
            minX: Double(box.minX) / scale, minY: Double(box.minY) / scale, maxX: Double(box.maxX) / scale,
            maxY: Double(box.maxY) / scale)
    }
}

/// Compares two pictures exactly.
public func comparePictures(expected: Pixmap, actual: Pixmap) -> PixelDifference {
    var difference = PixelDifference(
        expectedSize: expected.size, actualSize: actual.size, differingPixelCount: 0,
        largestChannelDifference: 0)
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    for y in 0..<height {
        let left = expected.pixels[y * expected.width..<y * expected.width + width]
        let right = actual.pixels[y * actual.width..<y * actual.width + width]
        guard left != right else { continue }
        difference.addRow(y, left, right)
    }
    difference.addUncommonPixels(beyond: PixelSize(width: width, height: height))
    return difference
}

extension PixelDifference {
    fileprivate mutating func addRow(_ y: Int, _ expected: ArraySlice<UInt32>, _ actual: ArraySlice<UInt32>) {
        for (x, pair) in zip(expected, actual).enumerated() where pair.0 != pair.1 {
            differingPixelCount += 1
            for shift in [0, 8, 16, 24] as [UInt32] {
                let distance = abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF))
                largestChannelDifference = max(largestChannelDifference, distance)
            }
            include(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
        }
    }

    /// Counts the pixels that only one picture has: outside `common`, but inside either picture.
    fileprivate mutating func addUncommonPixels(beyond common: PixelSize) {
        for size in [expectedSize, actualSize] where size != common {
            differingPixelCount += size.width * size.height - common.width * common.height
            largestChannelDifference = 255
            if size.width > common.width {
                include(PixelRect(minX: common.width, minY: 0, maxX: size.width, maxY: size.height))
            }
            if size.height > common.height {
                include(PixelRect(minX: 0, minY: common.height, maxX: size.width, maxY: size.height))
            }
        }
    }

    private mutating func include(_ rect: PixelRect) {
        guard let box = boundingBox else {
            boundingBox = rect
            return
        }
        boundingBox = PixelRect(
            minX: min(box.minX, rect.minX), minY: min(box.minY, rect.minY), maxX: max(box.maxX, rect.maxX),
            maxY: max(box.maxY, rect.maxY))
    }
}
