package import Foundation

/// The layout of overlaid views.
package struct ZStackLayoutEngine: ElementLayout {
    let alignment: Alignment

    package init(alignment: Alignment) { self.alignment = alignment }

    /// The distances from the common guides to the edges of what decides about the size.
    private struct Extent {
        var leading = -CGFloat.infinity, trailing = -CGFloat.infinity
        var top = -CGFloat.infinity, bottom = -CGFloat.infinity
        var size: CGSize { CGSize(width: leading + trailing, height: top + bottom) }

        mutating func add(_ dimensions: ViewDimensions, _ alignment: Alignment) {
            // An endless length has no middle: all of it is on one side.
            let x = dimensions.width.isFinite ? dimensions[alignment.horizontal] : 0
            let y = dimensions.height.isFinite ? dimensions[alignment.vertical] : 0
            leading = max(leading, x)
            trailing = max(trailing, dimensions.width - x)
            top = max(top, y)
            bottom = max(bottom, dimensions.height - y)
        }
    }

    /// The elements of the highest priority decide about the size.
    private func extent(
        of contents: [LayoutElement], _ proposal: ProposedViewSize
    ) -> (extent: Extent, priority: Double) {
        let highest = contents.map(\.priority).max() ?? 0
        var extent = Extent()
        for content in contents where content.priority == highest {
            extent.add(content.dimensions(for: proposal), alignment)
        }
        return (extent, highest)
    }

    package func size(
        of contents: [LayoutElement], for proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize {
        guard !contents.isEmpty else { return .zero }
        return extent(of: contents, proposal).extent.size
    }

    package func placements(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize,
        environment: EnvironmentValues
    ) -> [Placement] {
        guard !contents.isEmpty else { return [] }
        let (extent, highest) = extent(of: contents, proposal)
        return contents.map { content in
            let inner = content.priority == highest ? proposal : ProposedViewSize(extent.size)
            let dimensions = content.dimensions(for: inner)
            let origin = CGPoint(
                x: extent.leading - dimensions[alignment.horizontal],
                y: extent.top - dimensions[alignment.vertical])
            return Placement(origin, inner)
        }
    }
}
