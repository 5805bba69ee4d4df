/// An axis of the plane.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical
}
