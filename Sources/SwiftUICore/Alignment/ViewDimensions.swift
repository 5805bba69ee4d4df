public import Foundation

/// The size of a view and its alignment guides.
public struct ViewDimensions: Equatable {
    /// The size in points.
    package let size: CGSize
    /// The proposal that the view answered with the size.
    package let proposal: ProposedViewSize
    private let element: LayoutElement?

    package init(size: CGSize, proposal: ProposedViewSize, element: LayoutElement?) {
        (self.size, self.proposal, self.element) = (size, proposal, element)
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The value of a guide, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// The value of a guide, in points from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// The value of a guide that the view sets, in points from the leading edge; nil if it sets none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }
    /// The value of a guide that the view sets, in points from the top edge; nil if it sets none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

    package func explicitValue(_ key: AlignmentKey) -> CGFloat? {
        element?.explicitGuide(key, for: proposal)
    }

    package func value(_ key: AlignmentKey) -> CGFloat {
        explicitValue(key) ?? key.id.defaultValue(in: self)
    }

    /// Whether both have the same size.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { lhs.size == rhs.size }
}
