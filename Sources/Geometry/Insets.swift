/// Inset distances from the edges of a rectangle, in points; negative values are outsets.
@frozen
public struct Insets: Hashable, Codable, Sendable {
    /// Distance from the top edge in points.
    public var top: Double
    /// Distance from the left edge in points.
    public var left: Double
    /// Distance from the bottom edge in points.
    public var bottom: Double
    /// Distance from the right edge in points.
    public var right: Double

    /// Creates insets; the arguments are in UIKit's order.
    @inlinable
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same inset on every edge.
    @inlinable
    public init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

    /// Insets of 0 at every edge.
    public static let zero = Insets(all: 0)

    /// The sum of the left and right insets.
    @inlinable public var horizontal: Double { left + right }
    /// The sum of the top and bottom insets.
    @inlinable public var vertical: Double { top + bottom }
    /// Whether all four insets are finite.
    @inlinable public var isFinite: Bool {
        top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
    }

    /// Returns the sum of the insets edge by edge.
    @inlinable
    public static func + (lhs: Insets, rhs: Insets) -> Insets {
        Insets(
            top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
            right: lhs.right + rhs.right)
    }
}
