package import Foundation

/// An alignment of views by a guide on the vertical axis.
public struct VerticalAlignment: Equatable, @unchecked Sendable {  // A type has no state.
    /// The type of the guide.
    package let id: any AlignmentID.Type

    /// Creates the alignment of a guide.
    public init(_ id: any AlignmentID.Type) { self.id = id }

    /// The alignment of top edges.
    public static let top = VerticalAlignment(Top.self)
    /// The alignment of centers.
    public static let center = VerticalAlignment(Center.self)
    /// The alignment of bottom edges.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The alignment of the first baselines of text; views without text have it at their bottom.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The alignment of the last baselines of text; views without text have it at their bottom.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    /// Whether both are of the same guide.
    public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool { lhs.id == rhs.id }

    package var key: AlignmentKey { AlignmentKey(id, .vertical) }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    /// A guide of baselines.
    package protocol TextBaseline: AlignmentID {}
    /// The guide of first baselines.
    package enum FirstTextBaseline: TextBaseline {
        /// Returns the bottom of the view, which has no text.
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    /// The guide of last baselines.
    package enum LastTextBaseline: TextBaseline {
        /// Returns the bottom of the view, which has no text.
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}
