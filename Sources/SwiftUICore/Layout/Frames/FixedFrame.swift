public import Foundation

/// A frame of a fixed width or height.
struct FixedFrame: ElementModification, Equatable {
    var width: CGFloat?
    var height: CGFloat?
    let alignment: Alignment

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(for: inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement { child.aligned(in: size, by: alignment, proposal: inner(proposal)) }

    func spacing(_ spacing: ViewSpacing) -> ViewSpacing { ViewSpacing() }
}

extension LayoutElement {
    /// Returns the place at which the element is aligned in a size, where it is proposed something.
    package final func aligned(
        in size: CGSize, by alignment: Alignment, proposal: ProposedViewSize
    ) -> Placement {
        let inner = dimensions(for: proposal)
        let outer = ViewDimensions(size: size, proposal: ProposedViewSize(size), element: nil)
        return Placement(
            CGPoint(
                x: outer[alignment.horizontal] - inner[alignment.horizontal],
                y: outer[alignment.vertical] - inner[alignment.vertical]), proposal)
    }
}

extension View {
    /// Returns the view in an invisible frame of a width or height in points; nil for the view's own.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(by: FixedFrame(width: width?.validLength, height: height?.validLength, alignment: alignment))
    }

    /// Returns the view itself: a frame without lengths has no effect, as on iOS.
    @_disfavoredOverload
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { self }
}

extension CGFloat {
    /// The length where it can be one: not negative and no NaN. SwiftUI warns of others and ignores them.
    var validLength: CGFloat? { self >= 0 ? self : nil }
}
