import UIKitCore

/// Places each subview by itself.
///
/// Source: MyLayout 2.0, `MyFrameLayout`; written once for both axes.
struct FrameArrangement {
    var arrangement: Arrangement

    init(_ arrangement: Arrangement) { self.arrangement = arrangement }

    mutating func arrange() {
        var extent = AxisPair(
            horizontal: arrangement.padding(.horizontal), vertical: arrangement.padding(.vertical))
        for item in arrangement.items {
            for axis in Axis.allCases { adjust(item, axis) }
            place(item)
            for axis in Axis.allCases { extent[axis] = max(extent[axis], self.extent(of: item, axis)) }
        }
        let wrapping = Axis.allCases.filter { arrangement.ownSize[$0].isWrap }
        for axis in wrapping { arrangement.size[axis] = arrangement.limitOwn(extent[axis], axis) }
        guard wrapping.contains(where: { arrangement.gravity[$0] != .fill }) else { return }
        for item in arrangement.items where Axis.allCases.contains(where: { dependsOnLayout(item, $0) }) {
            place(item)
        }
    }

    /// Drops lengths where distances on both sides or the gravity determine them.
    func adjust(_ item: LayoutItem, _ axis: Axis) {
        if arrangement.gravity[axis] == .fill { item.dropWrap(axis) }
        if item.hasBothEdges(axis),
            item.size[axis].priority == .low || !arrangement.ownSize[axis].isWrap
        {
            item.dropLength(axis)
        }
    }

    /// Places an item by its distances and the gravity.
    func place(_ item: LayoutItem) {
        for axis in Axis.allCases {
            arrangement.measure(item, axis)
            arrangement.place(item, axis, arrangement.gravity(of: item, axis))
        }
        // A length that is that of the other axis is known only now.
        for axis in Axis.allCases where item.isOwnOtherAxis(axis) {
            arrangement.measureByOther(item, axis)
            arrangement.place(item, axis, arrangement.gravity(of: item, axis))
        }
    }

    /// What an item asks of a layout as long as its contents.
    private func extent(of item: LayoutItem, _ axis: Axis) -> CGFloat {
        let near = item.startRule(axis).measure, far = item.endRule(axis).measure
        let padding = arrangement.padding(axis)
        var extent = item.hasBothEdges(axis) ? near + far + padding : 0
        if item.size[axis].isFill || arrangement.isAsLongAsLayout(item, axis) { return extent }
        extent = max(
            extent, item.length[axis] + near + item.centerRule(axis).measure + far + padding)
        if !item.centerRule(axis).isSet, !item.endRule(axis).isSet {
            extent = max(extent, item.end(axis) + far + arrangement.paddingEnd[axis])
        }
        return extent
    }

    private func dependsOnLayout(_ item: LayoutItem, _ axis: Axis) -> Bool {
        item.endRule(axis).isSet || item.centerRule(axis).isSet || item.size[axis].isFill
            || item.size[axis].anchor?.view === arrangement.layout
    }
}
