public import Foundation

/// A view whose proposal has an aspect ratio.
struct AspectRatioModification: ElementModification {
    /// Width by height; nil for that of the view's ideal size.
    let ratio: CGFloat?
    let mode: ContentMode

    private func inner(_ child: LayoutElement, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let ratio = ratio ?? Self.ratio(of: child.size(for: .unspecified))
        guard ratio.isFinite, ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return .unspecified
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let width = mode == .fit ? min(width, height * ratio) : max(width, height * ratio)
            return ProposedViewSize(width: width, height: width / ratio)
        }
    }

    private static func ratio(of size: CGSize) -> CGFloat {
        size.height > 0 ? size.width / size.height : .nan
    }

    func size(of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        child.size(for: inner(child, proposal))
    }

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement { Placement(.zero, inner(child, proposal)) }
}

extension View {
    /// Returns the view, which is proposed sizes of an aspect ratio, width by height; nil for that of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(by: AspectRatioModification(ratio: aspectRatio, mode: contentMode))
    }

    /// Returns the view, which is proposed sizes of the aspect ratio of another size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        let ratio = aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil
        return modified(by: AspectRatioModification(ratio: ratio, mode: contentMode))
    }

    /// Returns the view scaled to fit its parent, with its ideal aspect ratio.
    public func scaledToFit() -> some View { modified(by: AspectRatioModification(ratio: nil, mode: .fit)) }

    /// Returns the view scaled to fill its parent, with its ideal aspect ratio.
    public func scaledToFill() -> some View { modified(by: AspectRatioModification(ratio: nil, mode: .fill)) }
}
