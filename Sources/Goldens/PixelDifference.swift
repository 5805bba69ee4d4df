public import Geometry
public import Scene

/// How two pictures differ, pixel by pixel.
///
/// Where their sizes differ, the pixels that only one of them has count as differing by 255.
public struct PixelDifference: Hashable, Sendable {
    /// Device pixels of the expected picture.
    public var expectedSize: PixelSize
    /// Device pixels of the actual picture.
    public var actualSize: PixelSize
    /// How many pixels differ in any channel.
    public var differingPixelCount: Int
    /// The largest difference of one channel, 0...255, of premultiplied values.
    public var largestChannelDifference: Int
    /// The device pixels that hold all differences; nil where there is none.
    public var boundingBox: PixelRect?

    /// Whether nothing differs.
    public var isEmpty: Bool { differingPixelCount == 0 && expectedSize == actualSize }

    /// The bounding box in points at `scale` pixels a point.
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
    if expected.size == actual.size, expected.pixels == actual.pixels { return difference }
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

    /// Counts what lies in only one of the pictures: outside `common`, but inside either.
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
