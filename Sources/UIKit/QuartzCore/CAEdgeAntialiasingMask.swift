/// A set of a layer's edges.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt32

    /// Creates a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
