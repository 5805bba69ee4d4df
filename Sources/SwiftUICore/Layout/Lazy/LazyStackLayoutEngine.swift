import Foundation

/// The layout of lazy stacks: they take the room across their axis, and do not ask neighbours about distances.
struct LazyStackLayoutEngine: ElementLayout {
    private let stack: StackLayoutEngine
    private let stackAxis: Axis

    init(axis: Axis, horizontal: HorizontalAlignment, vertical: VerticalAlignment, spacing: CGFloat?) {
        stackAxis = axis
        stack = StackLayoutEngine(
            axis: axis, horizontal: horizontal, vertical: vertical, spacing: spacing ?? ViewSpacing.standard)
    }

    var axis: Axis? { stackAxis }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(stackAxis, nil, proposal[stackAxis.other])
    }

    func size(
        of contents: [LayoutElement], for proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize {
        var size = stack.size(of: contents, for: inner(proposal), in: environment)
        if let across = proposal[stackAxis.other] { size[stackAxis.other] = across }
        return size
    }

    func placements(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize,
        environment: EnvironmentValues
    ) -> [Placement] {
        let natural = stack.size(of: contents, for: inner(proposal), in: environment)
        let placements = stack.placements(
            of: contents, in: natural, proposal: inner(proposal), environment: environment)
        let room = size[stackAxis.other] - natural[stackAxis.other]
        let shift = room * stack.alignedShare
        return placements.map { placement in
            var placement = placement
            placement.origin[stackAxis.other] += shift
            return placement
        }
    }
}

extension StackLayoutEngine {
    /// The share of the room across the axis that is before the elements, by the alignment.
    var alignedShare: CGFloat {
        let unit = ViewDimensions(
            size: CGSize(width: 1, height: 1), proposal: .unspecified, element: nil)
        return axis == .vertical ? unit[horizontal] : unit[vertical]
    }
}
