import Foundation

/// A view that shows the first of its subviews that fits.
public struct ViewThatFits<Content: View>: SystemView {
    package let container: LayoutContainer

    /// Creates a view that shows the first subview whose ideal size fits in some axes, otherwise the last.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        container = LayoutContainer(FittingLayoutEngine(axes: axes), content(), name: "ViewThatFits")
    }
}

extension ViewThatFits: LayoutContainerView {}

/// The layout of the first view that fits.
struct FittingLayoutEngine: ElementLayout {
    let axes: Axis.Set

    private func index(of contents: [LayoutElement], _ proposal: ProposedViewSize) -> Int? {
        var inner = proposal
        for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
        let fitting = contents.firstIndex { content in
            let ideal = content.size(for: inner)
            return Axis.allCases.allSatisfy { axis in
                !axes.contains(axis) || ideal[axis] <= (proposal[axis] ?? .infinity)
            }
        }
        return fitting ?? contents.indices.last
    }

    func size(
        of contents: [LayoutElement], for proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize { index(of: contents, proposal).map { contents[$0].size(for: proposal) } ?? .zero }

    func placements(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize,
        environment: EnvironmentValues
    ) -> [Placement] {
        let chosen = index(of: contents, proposal)
        for (index, content) in contents.enumerated() { content.isDiscarded = index != chosen }
        return contents.map { _ in Placement(.zero, proposal) }
    }
}
