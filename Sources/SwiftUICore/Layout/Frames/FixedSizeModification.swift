import Foundation

/// A view at its ideal size in some dimensions.
struct FixedSizeModification: ElementModification {
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func size(of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        child.size(for: inner(proposal))
    }

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement { Placement(.zero, inner(proposal)) }
}

extension View {
    /// Returns the view at its ideal size.
    public func fixedSize() -> some View {
        modified(by: FixedSizeModification(horizontal: true, vertical: true))
    }

    /// Returns the view at its ideal size in some dimensions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(by: FixedSizeModification(horizontal: horizontal, vertical: vertical))
    }
}
