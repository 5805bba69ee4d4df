public import Foundation

/// A point in the coordinates of a rectangle, whose corners are (0, 0) and (1, 1).
public struct UnitPoint: Hashable, Sendable {
    /// The distance from the left edge in widths.
    public var x: CGFloat
    /// The distance from the top edge in heights.
    public var y: CGFloat

    /// Creates the point of the top left corner.
    public init() { (x, y) = (0, 0) }
    /// Creates a point in widths and heights.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// The origin of the rectangle.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The center of the rectangle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point of a rectangle, in its coordinates.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
}
