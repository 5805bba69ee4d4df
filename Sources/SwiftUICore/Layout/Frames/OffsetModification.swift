public import Foundation

/// A view drawn at a distance from its place.
struct OffsetModification: ElementModification, Equatable {
    var offset: CGSize

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement { Placement(CGPoint(x: offset.width, y: offset.height), proposal) }

    func guide(_ key: AlignmentKey, of child: LayoutElement, for proposal: ProposedViewSize) -> CGFloat? {
        // The place of the view stays where it was, and its guides with it.
        child.explicitGuide(key, for: proposal)
    }
}

/// A view whose center is at a point of the room that it was offered.
struct PositionModification: ElementModification, Equatable {
    var position: CGPoint

    func size(of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
    }

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement {
        let inner = child.size(for: proposal)
        return Placement(
            CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal)
    }
}

extension View {
    /// Returns the view moved by distances in points, without effect on layout.
    public func offset(_ offset: CGSize) -> some View { modified(by: OffsetModification(offset: offset)) }

    /// Returns the view moved by distances in points, without effect on layout.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: OffsetModification(offset: CGSize(width: x, height: y)))
    }

    /// Returns the view with its center at a point of its parent.
    public func position(_ position: CGPoint) -> some View {
        modified(by: PositionModification(position: position))
    }

    /// Returns the view with its center at a point of its parent.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: PositionModification(position: CGPoint(x: x, y: y)))
    }
}
