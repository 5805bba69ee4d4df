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
    /// Differing pixels that are next to each other, the group with most pixels first; at most
    /// `DifferenceExplanation.shownClusterLimit`.
    public var groups: [Group] = []
    /// The number of all groups.
    public var groupCount = 0
    /// The largest width or height of the box of any group, in device pixels.
    public var largestGroupSide = 0

    /// Differing pixels that are next to each other.
    public struct Group: Hashable, Sendable {
        /// The smallest rectangle in device pixels that contains them.
        public var box: PixelRect
        /// The number of pixels that differ.
        public var pixelCount: Int

        /// Creates a group.
        public init(box: PixelRect, pixelCount: Int) {
            self.box = box
            self.pixelCount = pixelCount
        }
    }

    /// Whether the pictures are equal.
    public var isEmpty: Bool { differingPixelCount == 0 && expectedSize == actualSize }

    /// How far apart the pixels of one place are at most, in device pixels.
    ///
    /// Chosen: two points, so that the letters of a word are one place.
    static func reach(scale: Double) -> Int { max(1, Int((2 * scale).rounded())) }

    /// Returns the bounding box in points at `scale` pixels per point.
    public func boundingBox(scale: Double) -> Rect? {
        guard let box = boundingBox, scale > 0 else { return nil }
        return Rect(
            minX: Double(box.minX) / scale, minY: Double(box.minY) / scale, maxX: Double(box.maxX) / scale,
            maxY: Double(box.maxY) / scale)
    }

    /// Returns the pixels per point for which `box` is the bounding box in points, to a thousandth; nil if
    /// there are no differences.
    func scale(of box: Rect) -> Double? {
        guard let pixels = boundingBox, box.maxX > 0 else { return nil }
        return (Double(pixels.maxX) / box.maxX * 1000).rounded() / 1000
    }
}

/// Compares two pictures.
///
/// - Parameters:
///   - expected: The picture to compare with.
///   - actual: The other picture.
///   - reach: How far apart pixels of one group are at most in each direction, in device pixels, at least 1.
///   - colorDistance: The largest difference in one channel, 0...255, at which pixels count as equal.
/// - Returns: How they differ.
public func comparePictures(
    expected: Pixmap, actual: Pixmap, reach: Int = 1, colorDistance: Int = 0
) -> PixelDifference {
    let width = min(expected.width, actual.width), height = min(expected.height, actual.height)
    var comparison = PixelComparison(
        reach: max(1, min(reach, max(width, height))), colorDistance: colorDistance)
    expected.pixels.withUnsafeBufferPointer { left in
        actual.pixels.withUnsafeBufferPointer { right in
            guard let left = left.baseAddress, let right = right.baseAddress else { return }
            for y in 0..<height {
                comparison.addRow(left + y * expected.width, right + y * actual.width, width: width)
            }
        }
    }
    return comparison.difference(expected.size, actual.size)
}
