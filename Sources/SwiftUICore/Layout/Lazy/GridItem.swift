public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// The length of the item across the grid's axis.
    public enum Size: Sendable {
        /// A length in points.
        case fixed(CGFloat)
        /// A share of the room, between lengths in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit a share of the room, each between lengths in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the item.
    public var size: Size
    /// The distance to the next item in points; nil for the system's, 8.
    public var spacing: CGFloat?
    /// The alignment of views in the item; nil for that of the grid.
    public var alignment: Alignment?

    /// Creates an item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}
