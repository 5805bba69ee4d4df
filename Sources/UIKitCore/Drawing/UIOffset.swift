/// A distance from a position in points, to the right and down.
public struct UIOffset: Hashable, Sendable {
    /// The horizontal offset, in points; positive is to the right.
    public var horizontal: CGFloat
    /// The vertical offset, in points; positive is down.
    public var vertical: CGFloat

    /// Creates an offset of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// An offset of 0 in both directions.
    public static let zero = UIOffset()
}
