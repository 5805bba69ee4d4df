import UIKitCore

/// Finds lengths and positions of subviews of a relative layout in one pass, each when it is needed.
final class RelativeResolver {
    /// The pairs of subviews that depend on each other.
    private(set) var cycles: [(UIView, UIView)] = []
    let arrangement: Arrangement
    private let nodes: [ObjectIdentifier: RelativeNode]
    /// The nodes whose group has a node's length, or centers it.
    private var lengthHosts = AxisPair<[ObjectIdentifier: RelativeNode]>(horizontal: [:], vertical: [:])
    private var centerHosts = AxisPair<[ObjectIdentifier: RelativeNode]>(horizontal: [:], vertical: [:])
    /// The nodes that something is being found for, each required by the one before it.
    private var asking: [RelativeNode] = []
    /// What is to be found first, since a chain of nodes is too long.
    private var deferred: (node: RelativeNode, question: RelativeNode.Question)?
    /// How many nodes ask each other at most before the last one is found by itself. Chosen: a small part of a
    /// thread's stack.
    private static let depthLimit = 50

    init(_ arrangement: Arrangement, _ nodes: [RelativeNode]) {
        self.arrangement = arrangement
        self.nodes = Dictionary(
            nodes.map { (ObjectIdentifier($0.item.view), $0) }, uniquingKeysWith: { first, _ in first })
        for axis in Axis.allCases {
            var lengths: [ObjectIdentifier: RelativeNode] = [:],
                centers: [ObjectIdentifier: RelativeNode] = [:]
            for node in nodes {
                for view in lengthGroup(of: node, axis) { lengths[ObjectIdentifier(view)] = node }
                for view in centerGroup(of: node, axis) { centers[ObjectIdentifier(view)] = node }
            }
            (lengthHosts[axis], centerHosts[axis]) = (lengths, centers)
        }
    }

    /// The views whose lengths a node shares out: itself, and those of its group without a length.
    private func lengthGroup(of node: RelativeNode, _ axis: Axis) -> [UIView] {
        guard let sizes = node.item.size[axis].group else { return [] }
        return [node.item.view]
            + sizes.filter { $0.rule.isActive && !$0.rule.isSet }.compactMap(\.view)
    }

    /// The views that a node is centered with, and itself.
    private func centerGroup(of node: RelativeNode, _ axis: Axis) -> [UIView] {
        guard let positions = node.item.centerRule(axis).group else { return [] }
        return [node.item.view] + positions.compactMap(\.view)
    }

    /// Finds the place of a node along both axes.
    func resolve(_ node: RelativeNode) {
        for axis in Axis.allCases {
            var chain = [(node: node, question: RelativeNode.Question.place(axis))]
            while let (node, question) = chain.last {
                node.pending.remove(question)
                switch question {
                case .place(let axis): place(node, axis)
                case .length(let axis): _ = length(node, axis)
                }
                if let deferred {
                    node.pending.insert(question)
                    chain.append(deferred)
                    self.deferred = nil
                } else {
                    chain.removeLast()
                }
            }
        }
    }

    /// Runs a search for a node, or notes that it depends on itself by way of the one that asks.
    private func ask(_ question: RelativeNode.Question, of node: RelativeNode, _ body: () -> Void) {
        guard deferred == nil else { return }
        guard asking.count < RelativeResolver.depthLimit || node.pending.contains(question) else {
            deferred = (node, question)
            return
        }
        guard node.pending.insert(question).inserted else {
            cycles.append(((asking.last ?? node).item.view, node.item.view))
            return
        }
        asking.append(node)
        body()
        asking.removeLast()
        node.pending.remove(question)
    }

    /// Keeps a length, unless it rests on what is to be found first.
    private func keep(_ node: RelativeNode, length: CGFloat, _ axis: Axis) {
        if deferred == nil { node.setLength(length, axis) }
    }

    /// Keeps a position, unless it rests on what is to be found first.
    private func keep(_ node: RelativeNode, start: CGFloat, end: CGFloat, _ axis: Axis) {
        if deferred == nil { node.set(start: start, end: end, axis) }
    }

    // MARK: Lengths

    /// Returns the length of a node, points.
    private func length(_ node: RelativeNode, _ axis: Axis) -> CGFloat {
        if let known = node.length[axis] { return known }
        if node.item.hasBothEdges(axis), !node.item.size[axis].isSet {
            place(node, axis)
        } else {
            ask(.length(axis), of: node) { findLength(node, axis) }
        }
        return node.length[axis] ?? node.item.length[axis]
    }

    private func findLength(_ node: RelativeNode, _ axis: Axis) {
        if let host = lengthHosts[axis][ObjectIdentifier(node.item.view)] { shareLength(host, axis) }
        guard node.length[axis] == nil else { return }
        setLength(node, measured(node, axis), axis)
    }

    private func setLength(_ node: RelativeNode, _ length: CGFloat, _ axis: Axis) {
        guard !node.isHidden else { return keep(node, length: 0, axis) }
        for bound in [node.item.size[axis].lower, node.item.size[axis].upper] {
            if case .anchor(let anchor) = bound?.value, let other = self.node(anchor.view) {
                _ = self.length(other, anchor.axis)
            }
        }
        keep(node, length: arrangement.limit(length, of: node.item, axis), axis)
    }

    /// The length that is set for a node, before limits.
    private func measured(_ node: RelativeNode, _ axis: Axis) -> CGFloat {
        let rule = node.item.size[axis]
        guard rule.isActive else { return node.item.length[axis] }
        switch rule.value {
        case .anchor(let anchor): return rule.measure(extent(of: anchor))
        case .least(let sizes):
            return rule.measure(sizes.map { $0.adjusted(extent(of: $0)) }.min() ?? 0)
        case .greatest(let sizes):
            return rule.measure(sizes.map { $0.adjusted(extent(of: $0)) }.max() ?? 0)
        case .wrap:
            if axis == .vertical { _ = length(node, .horizontal) }
            return arrangement.length(of: node.item, axis)
        default: return arrangement.length(of: node.item, axis)
        }
    }

    private func extent(of anchor: MyLayoutSize) -> CGFloat {
        guard let view = anchor.view, view !== arrangement.layout else {
            return arrangement.content(anchor.axis)
        }
        guard let other = node(view) else {
            return view.bounds.size[anchor.axis]
        }
        // Limits by positions of others may shorten it.
        let item = other.item
        if item.startRule(anchor.axis).lower?.anchor != nil || item.endRule(anchor.axis).upper?.anchor != nil,
            !other.pending.contains(.place(anchor.axis))
        {
            place(other, anchor.axis)
        }
        return length(other, anchor.axis)
    }

    /// Shares the length that the fixed members of a group leave, in proportion to the members' factors.
    private func shareLength(_ host: RelativeNode, _ axis: Axis) {
        let own = host.item.size[axis]
        var total = host.isHidden ? 0 : own.multiply
        var spare = arrangement.content(axis) + (host.isHidden ? 0 : own.add)
        let members = (own.group ?? []).compactMap { size in
            self.node(size.view).map { (node: $0, size: size) }
        }
        let active = members.filter { $0.size.rule.isActive && !$0.node.isHidden }
        for member in active {
            if member.size.rule.isSet {
                spare -= length(member.node, axis)
            } else {
                total += member.size.rule.multiply
            }
            spare += member.size.rule.add
        }
        spare = max(0, spare)
        guard total != 0 else { return }
        func share(_ multiply: CGFloat) -> CGFloat {
            let share = arrangement.rounding(spare * (multiply / total))
            (spare, total) = (spare - share, total - multiply)
            return share
        }
        if !host.isHidden { setLength(host, share(own.multiply), axis) }
        for member in active where !member.size.rule.isSet {
            let length = share(member.size.rule.multiply)
            keep(member.node, length: arrangement.limit(length, of: member.node.item, axis), axis)
        }
        for member in members where !member.size.rule.isActive { keep(member.node, length: 0, axis) }
    }

    // MARK: Positions

    /// Finds the place of a node.
    private func place(_ node: RelativeNode, _ axis: Axis) {
        guard node.start[axis] == nil || node.end[axis] == nil || node.length[axis] == nil else { return }
        ask(.place(axis), of: node) {
            if let host = centerHosts[axis][ObjectIdentifier(node.item.view)] { placeTogether(host, axis) }
            guard node.start[axis] == nil else { return }
            if node.item.hasBothEdges(axis) {
                placeBetween(node, axis)
            } else {
                placeAlone(node, axis)
                keepWithin(node, axis)
            }
        }
    }

    /// Places a node by both edges; a length of its own wins over the end.
    private func placeBetween(_ node: RelativeNode, _ axis: Axis) {
        let far = node.item.endRule(axis)
        let start = nearEdge(node, axis)
        if node.item.size[axis].isSet {
            let length = length(node, axis)
            keep(node, start: start, end: start + length + (node.isHidden ? 0 : far.measure), axis)
        } else {
            let end = farEdge(node, axis)
            setLength(node, end - start, axis)
            keep(node, start: start, end: node.isHidden ? start : end, axis)
        }
    }

    private func nearEdge(_ node: RelativeNode, _ axis: Axis) -> CGFloat {
        let rule = node.item.startRule(axis)
        return position(of: rule, axis, sign: 1) ?? arrangement.paddingStart[axis] + rule.measure
    }

    private func farEdge(_ node: RelativeNode, _ axis: Axis) -> CGFloat {
        let rule = node.item.endRule(axis)
        return position(of: rule, axis, sign: -1)
            ?? arrangement.size[axis] - arrangement.paddingEnd[axis] - rule.measure
    }

    private func placeAlone(_ node: RelativeNode, _ axis: Axis) {
        let item = node.item, length = length(node, axis)
        if axis == .vertical, item.baseline.isSet, item.baseline.group == nil {
            let start = baselineStart(node, length)
            keep(node, start: start, end: start + length, axis)
        } else if item.centerRule(axis).isSet, item.centerRule(axis).group == nil {
            let start = centeredStart(node, length, axis)
            keep(node, start: start, end: start + length, axis)
        } else if !item.startRule(axis).isSet, item.endRule(axis).isSet {
            let offset = item.endRule(axis).isAnchored ? item.startRule(axis).measure : 0
            let end = farEdge(node, axis) + offset
            keep(node, start: end - length, end: end, axis)
        } else {
            let start = nearEdge(node, axis)
            keep(node, start: start, end: start + length + item.endRule(axis).measure, axis)
        }
    }

    private func centeredStart(_ node: RelativeNode, _ length: CGFloat, _ axis: Axis) -> CGFloat {
        let rule = node.item.centerRule(axis)
        var center = arrangement.content(axis) / 2 + arrangement.paddingStart[axis] + rule.measure
        var isOfLayout = true
        if let position = position(of: rule, axis, sign: 1) {
            center = position
            if let anchor = rule.anchor { isOfLayout = anchor.view === arrangement.layout }
        }
        let start = center - length / 2
        // A layout that has no length yet does not push it out.
        return isOfLayout && arrangement.ownSize[axis].isWrap ? max(0, start) : start
    }

    private func baselineStart(_ node: RelativeNode, _ length: CGFloat) -> CGFloat {
        let rule = node.item.baseline, font = node.item.view.baselineFont
        guard rule.anchor == nil || font != nil else {
            return arrangement.paddingStart.vertical + rule.measure
        }
        let baseline =
            position(of: rule, .vertical, sign: 1) ?? arrangement.paddingStart.vertical + rule.measure
        guard let font else { return baseline }
        return baseline - font.ascender - (length - font.lineHeight) / 2
    }

    /// Places the members of a group in a row whose center is that of the layout.
    private func placeTogether(_ host: RelativeNode, _ axis: Axis) {
        let own = host.item.centerRule(axis)
        let row =
            [(node: host, offset: own.measure)]
            + (own.group ?? []).compactMap { position in
                self.node(position.view).map { (node: $0, offset: position.rule.measure) }
            }
        var total: CGFloat = 0, offsets: CGFloat = 0
        for index in row.indices.reversed() where !row[index].node.isHidden {
            if total != 0, index + 1 < row.count { offsets += row[index + 1].offset }
            total += length(row[index].node, axis)
        }
        if !host.isHidden { offsets += own.measure }
        var end = arrangement.paddingStart[axis] + (arrangement.content(axis) - total - offsets) / 2
        for (index, member) in row.enumerated() {
            let isAfterVisible = index > 0 && !row[index - 1].node.isHidden
            let start = end + (isAfterVisible ? member.offset : 0)
            end = start + length(member.node, axis)
            keep(member.node, start: start, end: end, axis)
        }
    }

    // MARK: Limits by others

    /// Keeps a node between the positions of others, shortened where they are too close.
    private func keepWithin(_ node: RelativeNode, _ axis: Axis) {
        let item = node.item
        guard var start = node.start[axis], var end = node.end[axis] else { return }
        let low = item.startRule(axis).lower.flatMap { limit($0, sign: 1) }
        let high = item.endRule(axis).upper.flatMap { limit($0, sign: -1) }
        var length = length(node, axis)
        if let low, let high {
            start = high - low < length - lengthTolerance ? low : (high - low - length) / 2 + low
            length = min(length, high - low)
            end = start + length
        } else if let low, start < low - lengthTolerance {
            start = low
            length = end - low
        } else if let high, end > high + lengthTolerance {
            end = high
            length = end - start
        } else {
            return
        }
        keep(node, length: max(0, length), axis)
        keep(node, start: start, end: end, axis)
    }

    private func limit(_ bound: MyLayoutPos.Bound, sign: CGFloat) -> CGFloat? {
        guard let anchor = bound.anchor else { return nil }
        return value(of: anchor) + (isHidden(anchor.view) ? 0 : sign * bound.offset)
    }

    // MARK: Positions of others

    /// Returns the position that a rule takes from others, with its distance; nil where it takes none.
    private func position(of rule: MyLayoutPos.Rule, _ axis: Axis, sign: CGFloat) -> CGFloat? {
        guard rule.isActive else { return nil }
        switch rule.value {
        case .anchor(let anchor):
            return value(of: anchor) + (isHidden(anchor.view) ? 0 : sign * rule.measure)
        case .least(let positions):
            return positions.map(valueWithOffset).min().map { $0 + sign * rule.measure }
        case .greatest(let positions):
            return positions.map(valueWithOffset).max().map { $0 + sign * rule.measure }
        default: return nil
        }
    }

    /// The position of another subview or of the layout, with the offset of a copy made for a group.
    private func valueWithOffset(_ anchor: MyLayoutPos) -> CGFloat {
        guard anchor.isCopy else { return value(of: anchor) }
        return value(of: anchor) + (anchor.edge == .end ? -1 : 1) * anchor.rule.offset
    }

    private func value(of anchor: MyLayoutPos) -> CGFloat {
        let axis = anchor.axis, start = arrangement.paddingStart[axis]
        guard let view = anchor.view, view !== arrangement.layout, let other = node(view) else {
            return framePosition(of: anchor, extent: span(of: anchor.view, axis))
        }
        if anchor.edge == .start, let known = other.start[axis] { return known }
        place(other, axis)
        let near = other.start[axis] ?? start, length = other.item.length[axis]
        switch anchor.edge {
        case .start: return near
        case .center: return near + length / 2
        case .end: return other.end[axis] ?? near + length
        case .baseline:
            guard let font = view.baselineFont else { return near }
            return near + (length - font.lineHeight) / 2 + font.ascender
        }
    }

    /// Where a view that is not arranged begins and ends: a sibling with a frame of its own there, the layout and
    /// others at the layout's padding.
    private func span(of view: UIView?, _ axis: Axis) -> (start: CGFloat, end: CGFloat) {
        guard let view, view.superview === arrangement.layout else {
            return (
                arrangement.paddingStart[axis], arrangement.size[axis] - arrangement.paddingEnd[axis]
            )
        }
        let frame = view.frame
        if axis == .vertical { return (frame.minY, frame.maxY) }
        guard arrangement.isRightToLeft else { return (frame.minX, frame.maxX) }
        return (arrangement.size.horizontal - frame.maxX, arrangement.size.horizontal - frame.minX)
    }

    private func framePosition(
        of anchor: MyLayoutPos, extent: (start: CGFloat, end: CGFloat)
    ) -> CGFloat {
        switch anchor.edge {
        case .start, .baseline: extent.start
        case .center: (extent.start + extent.end) / 2
        case .end: extent.end
        }
    }

    private func node(_ view: UIView?) -> RelativeNode? { view.flatMap { nodes[ObjectIdentifier($0)] } }

    private func isHidden(_ view: UIView?) -> Bool { node(view)?.isHidden ?? false }
}
