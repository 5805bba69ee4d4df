public import Geometry

/// What a picture may differ from its golden by. The standard is not at all.
///
/// There is no share of all pixels, which hides a small change in a large picture.
public struct GoldenTolerance: Hashable, Sendable {
    /// The largest difference in one channel, 0...255, at which pixels count as equal.
    public var colorDistance: Int
    /// The largest number of pixels that may differ by more; nil for any, if `cluster` limits them.
    public var pixels: Int?
    /// The largest width and height of a cluster of differing pixels in points; nil for any.
    public var cluster: Double?

    /// Nothing may differ.
    public static let exact = GoldenTolerance()

    /// Creates a tolerance.
    public init(colorDistance: Int = 0, pixels: Int? = nil, cluster: Double? = nil) {
        self.colorDistance = colorDistance
        self.pixels = pixels
        self.cluster = cluster
    }

    /// Whether a difference is within the tolerance; pictures of different sizes never are.
    func accepts(_ difference: PixelDifference, scale: Double) -> Bool {
        guard difference.expectedSize == difference.actualSize else { return false }
        guard difference.differingPixelCount <= pixels ?? (cluster == nil ? 0 : .max) else { return false }
        guard let cluster else { return true }
        return Double(difference.largestGroupSide) <= cluster * scale
    }
}

/// A part of a picture that is not compared.
public enum GoldenMask: Hashable, Sendable {
    /// A rectangle of the screen in points.
    case region(Rect)
    /// The view with an id, wherever it is; a screen without it is compared whole.
    case view(String)
}
