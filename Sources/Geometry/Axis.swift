/// One of the two directions of a plane.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical

    /// The other direction.
    public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
