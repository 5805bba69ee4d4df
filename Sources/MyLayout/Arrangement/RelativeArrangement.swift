import UIKitCore

/// Places subviews by each other and by the layout.
///
/// A layout as long as its contents is arranged twice where subviews depend on its end, its center or its length:
/// first without a length, to find it.
/// Source: MyLayout 2.0, `MyRelativeLayout`; written once for both axes.
struct RelativeArrangement {
    var arrangement: Arrangement
    /// The pairs of subviews that depend on each other.
    private(set) var cycles: [(UIView, UIView)] = []
    private var nodes: [RelativeNode] = []

    init(_ arrangement: Arrangement) { self.arrangement = arrangement }

    mutating func arrange() {
        nodes = makeNodes()
        for node in nodes {
            for axis in Axis.allCases { adjust(node.item, axis) }
        }
        let wrapping = Axis.allCases.filter { arrangement.ownSize[$0].isWrap }
        for axis in wrapping { arrangement.size[axis] = arrangement.limitOwn(0, axis) }
        resolve()
        let visible = nodes.filter { !$0.isHidden }
        var isDependent = false, isChanged = false
        for axis in wrapping {
            let extent = visible.map { self.extent(of: $0, axis) }.max() ?? 0
            let length = max(arrangement.padding(axis), extent)
            if abs(length - arrangement.size[axis]) > lengthTolerance { isChanged = true }
            arrangement.size[axis] = length
            if visible.contains(where: { dependsOnEnd($0.item, axis) }) { isDependent = true }
        }
        if isChanged, isDependent {
            for node in nodes { node.reset() }
            resolve()
        }
        if !arrangement.items.isEmpty {
            arrangement.items += nodes.lazy.filter(\.isHidden).map(\.item)
        }
    }

    /// The subviews that take part, and the hidden ones that others may be placed by, in order.
    private func makeNodes() -> [RelativeNode] {
        let hidden = arrangement.layout.subviews.compactMap { view -> RelativeNode? in
            guard view.viewLayout.item == nil, view.translatesAutoresizingMaskIntoConstraints else {
                return nil
            }
            let item = LayoutItem(view, view.viewLayout.bestTraits(for: arrangement.sizeClass))
            guard !item.settings.usesFrame else { return nil }
            // Limits by its lengths find it there; it is placed with the others.
            if !arrangement.items.isEmpty { view.viewLayout.item = item }
            return RelativeNode(item, isHidden: true)
        }
        return arrangement.items.map { RelativeNode($0, isHidden: false) } + hidden
    }

    /// Drops lengths where distances on both sides determine them.
    private func adjust(_ item: LayoutItem, _ axis: Axis) {
        if item.hasBothEdges(axis),
            item.size[axis].priority == .low || !arrangement.ownSize[axis].isWrap
        {
            item.dropLength(axis)
        }
    }

    private mutating func resolve() {
        let resolver = RelativeResolver(arrangement, nodes)
        for node in nodes { resolver.resolve(node) }
        cycles += resolver.cycles
    }

    // MARK: Layouts as long as their contents

    /// Whether an item is placed again when the length of the layout is known.
    private func dependsOnEnd(_ item: LayoutItem, _ axis: Axis) -> Bool {
        let size = item.size[axis]
        if size.isFill || size.anchor?.view === arrangement.layout { return true }
        return isOfLayout(item.endRule(axis), countsMost: true)
            || isOfLayout(item.centerRule(axis), countsMost: false)
    }

    private func isOfLayout(_ rule: MyLayoutPos.Rule, countsMost: Bool) -> Bool {
        guard rule.isActive else { return false }
        switch rule.value {
        case .number, .safeArea: return true
        case .least, .greatest: return countsMost
        case .anchor(let anchor): return anchor.view === arrangement.layout
        default: return false
        }
    }

    /// The length that the layout needs for an item.
    private func extent(of node: RelativeNode, _ axis: Axis) -> CGFloat {
        let item = node.item
        let margins = item.startRule(axis).measure + item.endRule(axis).measure + arrangement.padding(axis)
        if item.size[axis].isFill || arrangement.isAsLongAsLayout(item, axis) { return margins }
        var extent = margins
        if item.centerRule(axis).isSet {
            extent = max(extent, item.length[axis] + margins)
        } else if item.endRule(axis).isSet {
            // Placed from the end of a layout without a length, it lies before the beginning.
            extent = max(extent, abs(node.start[axis] ?? 0) + arrangement.paddingStart[axis])
        }
        return max(extent, abs(node.end[axis] ?? 0) + arrangement.paddingEnd[axis])
    }
}
