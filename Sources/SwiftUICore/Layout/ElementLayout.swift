package import Foundation

/// How a container measures and places the elements inside.
package protocol ElementLayout {
    /// The axis along which the elements are arranged; nil for none.
    var axis: Axis? { get }
    /// Returns the size for a proposal.
    func size(
        of contents: [LayoutElement], for proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize
    /// Returns a place for each element in the container of a size.
    func placements(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize,
        environment: EnvironmentValues
    ) -> [Placement]
    /// Returns the preferred distances from neighbours.
    func spacing(of contents: [LayoutElement]) -> ViewSpacing
    /// The layout's own value of a guide; nil for that of the elements inside.
    func guide(
        _ key: AlignmentKey, of contents: [LayoutElement], for proposal: ProposedViewSize, in size: CGSize,
        environment: EnvironmentValues
    ) -> CGFloat?
}

extension ElementLayout {
    package var axis: Axis? { nil }

    package func spacing(of contents: [LayoutElement]) -> ViewSpacing {
        contents.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    package func guide(
        _ key: AlignmentKey, of contents: [LayoutElement], for proposal: ProposedViewSize, in size: CGSize,
        environment: EnvironmentValues
    ) -> CGFloat? {
        unitedGuide(key, of: contents, for: proposal, in: size, environment: environment)
    }

    /// Returns the value of a guide from those of the elements inside; nil where none sets it.
    func unitedGuide(
        _ key: AlignmentKey, of contents: [LayoutElement], for proposal: ProposedViewSize, in size: CGSize,
        environment: EnvironmentValues
    ) -> CGFloat? {
        let placements = placements(of: contents, in: size, proposal: proposal, environment: environment)
        var values: [CGFloat] = []
        for (content, placement) in zip(contents, placements) {
            guard let value = content.explicitGuide(key, for: placement.proposal) else { continue }
            values.append(value + (key.isHorizontal ? placement.origin.x : placement.origin.y))
        }
        return key.combine(values)
    }
}

extension AlignmentKey {
    /// Whether the guide is one of the horizontal axis.
    var isHorizontal: Bool { axis == .horizontal }

    /// Returns the value of a container from those of the elements inside, which are in points of the container; nil for
    /// none. Source: `Layout.explicitAlignment` unites guides of subviews; baselines are those of the first and last text.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard let first = values.first else { return nil }
        if id == VerticalAlignment.FirstTextBaseline.self { return values.reduce(first, min) }
        if id == VerticalAlignment.LastTextBaseline.self { return values.reduce(first, max) }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
