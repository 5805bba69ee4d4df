public import Foundation

/// A frame whose lengths depend on those of the container around it.
struct ContainerRelativeFrame: ElementModification {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    private func inner(_ proposal: ProposedViewSize, _ context: ElementContext) -> ProposedViewSize {
        var inner = proposal
        let container = context.element.container?.relativeContainerSize ?? .zero
        for axis in Axis.allCases where axes.contains(axis) {
            inner[axis] = max(0, length(container[axis], axis))
        }
        return inner
    }

    func size(of child: LayoutElement, for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        let inner = inner(proposal, context)
        var size = child.size(for: inner)
        for axis in Axis.allCases where axes.contains(axis) { size[axis] = inner[axis] ?? size[axis] }
        return size
    }

    func placement(
        of child: LayoutElement, in size: CGSize, for proposal: ProposedViewSize, in context: ElementContext
    ) -> Placement { child.aligned(in: size, by: alignment, proposal: inner(proposal, context)) }

    func spacing(_ spacing: ViewSpacing) -> ViewSpacing { ViewSpacing() }
}

extension View {
    /// Returns the view in a frame as long as its container in some axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modified(by: ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Returns the view in a frame of some of the equal parts of its container, which have distances in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modified(
            by: ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let count = CGFloat(max(1, count)), span = CGFloat(span)
                return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
            })
    }

    /// Returns the view in a frame whose lengths a function computes from those of its container.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modified(by: ContainerRelativeFrame(axes: axes, alignment: alignment, length: length)) }
}
