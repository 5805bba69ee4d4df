public import Foundation

/// A view that sets a guide.
struct AlignmentGuideModification: ElementModification {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    func guide(_ key: AlignmentKey, of child: LayoutElement, for proposal: ProposedViewSize) -> CGFloat? {
        key == self.key ? computeValue(child.dimensions(for: proposal)) : nil
    }
}

extension View {
    /// Returns the view with a value of a horizontal guide, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modified(by: AlignmentGuideModification(key: g.key, computeValue: computeValue)) }

    /// Returns the view with a value of a vertical guide, in points from its top edge.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modified(by: AlignmentGuideModification(key: g.key, computeValue: computeValue)) }
}
