public import Foundation

/// A frame with bounds of its width and height.
struct FlexibleFrame: ElementModification {
    /// The bounds in one dimension, in points.
    struct Bounds {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        /// Returns what is proposed to the view inside.
        func proposal(_ proposal: CGFloat?) -> CGFloat? {
            guard var length = proposal ?? ideal else { return nil }
            if let maximum { length = min(length, maximum) }
            if let minimum { length = max(length, minimum) }
            return length
        }

        /// Returns the length of the frame, from what was proposed to the view inside and its answer.
        ///
        /// Source: `frame(minWidth:…)`: a constraint that is given clamps the proposal, one that is not the answer.
        func length(_ answer: CGFloat, proposed: CGFloat?) -> CGFloat {
            var length = answer
            if let minimum { length = max(minimum, proposed.map { min(length, $0) } ?? length) }
            if let maximum { length = min(maximum, proposed.map { max(length, $0) } ?? length) }
            return length
        }
    }

    let width: Bounds
    let height: Bounds
    let alignment: Alignment

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    }

    func size(of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        let inner = inner(proposal), answer = child.size(for: inner)
        return CGSize(
            width: width.length(answer.width, proposed: inner.width),
            height: height.length(answer.height, proposed: inner.height))
    }

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement { child.aligned(in: size, by: alignment, proposal: inner(proposal)) }

    func spacing(_ spacing: ViewSpacing) -> ViewSpacing { ViewSpacing() }
}

extension View {
    /// Returns the view in an invisible frame whose lengths in points are bounded; nil for the view's own bounds.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modified(
            by: FlexibleFrame(
                width: FlexibleFrame.Bounds(
                    minimum: minWidth?.validLength, ideal: idealWidth?.validLength,
                    maximum: maxWidth?.validLength),
                height: FlexibleFrame.Bounds(
                    minimum: minHeight?.validLength, ideal: idealHeight?.validLength,
                    maximum: maxHeight?.validLength), alignment: alignment))
    }
}
