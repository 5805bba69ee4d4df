import Foundation

/// An alignment of views by a guide on the horizontal axis.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {  // A type has no state.
    /// The type of the guide.
    package let id: any AlignmentID.Type

    /// Creates the alignment of a guide.
    public init(_ id: any AlignmentID.Type) { self.id = id }

    /// The alignment of leading edges.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The alignment of centers.
    public static let center = HorizontalAlignment(Center.self)
    /// The alignment of trailing edges.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The alignment of the separators of list rows at their leading ends; in other containers the leading edge.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The alignment of the separators of list rows at their trailing ends; in other containers the trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    /// Whether both are of the same guide.
    public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool { lhs.id == rhs.id }

    package var key: AlignmentKey { AlignmentKey(id, .horizontal) }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}
