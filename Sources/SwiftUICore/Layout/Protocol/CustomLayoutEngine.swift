import Foundation

/// A layout of an app, for containers.
struct CustomLayoutEngine<L: Layout>: ElementLayout {
    /// What the layout keeps, for the views that it was made for.
    private final class Kept {
        var cache: L.Cache?
        var elements: [ObjectIdentifier] = []
    }

    private let layout: L
    private let kept = Kept()

    init(layout: L) { self.layout = layout }

    var axis: Axis? { L.layoutProperties.stackOrientation }

    private func withCache<Result>(
        _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        let elements = subviews.elements.map { ObjectIdentifier($0) }
        var cache = kept.cache ?? layout.makeCache(subviews: subviews)
        if kept.cache != nil, kept.elements != elements { layout.updateCache(&cache, subviews: subviews) }
        let result = body(&cache)
        (kept.cache, kept.elements) = (cache, elements)
        return result
    }

    private func subviews(_ contents: [LayoutElement], _ environment: EnvironmentValues) -> LayoutSubviews {
        LayoutSubviews(elements: contents, layoutDirection: environment.layoutDirection)
    }

    func size(
        of contents: [LayoutElement], for proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize {
        let subviews = subviews(contents, environment)
        return withCache(subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func placements(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize,
        environment: EnvironmentValues
    ) -> [Placement] {
        var subviews = subviews(contents, environment)
        let record = PlacementRecord(count: contents.count)
        subviews.record = record
        let bounds = CGRect(origin: .zero, size: size)
        withCache(subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
        return contents.enumerated().map { index, content in
            if let placement = record.placements[index] { return placement }
            // A view that was not placed is in the middle.
            let own = content.size(for: proposal)
            return Placement(
                CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
        }
    }

    func spacing(of contents: [LayoutElement]) -> ViewSpacing {
        let subviews = LayoutSubviews(elements: contents, layoutDirection: .leftToRight)
        return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func guide(
        _ key: AlignmentKey, of contents: [LayoutElement], for proposal: ProposedViewSize, in size: CGSize,
        environment: EnvironmentValues
    ) -> CGFloat? {
        let subviews = subviews(contents, environment), bounds = CGRect(origin: .zero, size: size)
        let own = withCache(subviews) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
        }
        return own ?? unitedGuide(key, of: contents, for: proposal, in: size, environment: environment)
    }
}

/// Where a layout has placed its views.
final class PlacementRecord {
    var placements: [Placement?]

    init(count: Int) { placements = [Placement?](repeating: nil, count: count) }
}
