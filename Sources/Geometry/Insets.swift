/// Distances in points from the four edges of a rectangle inwards; negative ones reach outwards.
@frozen
public struct Insets: Hashable, Sendable {
    /// Points from the top edge downwards.
    public var top: Double
    /// Points from the left edge to the right.
    public var left: Double
    /// Points from the bottom edge upwards.
    public var bottom: Double
    /// Points from the right edge to the left.
    public var right: Double

    /// Insets in UIKit's order.
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

    /// No insets.
    public static let zero = Insets(all: 0)

    /// Left and right together.
    @inlinable public var horizontal: Double { left + right }
    /// Top and bottom together.
    @inlinable public var vertical: Double { top + bottom }
    /// Whether all four are neither infinite nor NaN.
    @inlinable public var isFinite: Bool {
        top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
    }

    /// Edge by edge, the sum.
    @inlinable
    public static func + (lhs: Insets, rhs: Insets) -> Insets {
        Insets(
            top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
            right: lhs.right + rhs.right)
    }
}
