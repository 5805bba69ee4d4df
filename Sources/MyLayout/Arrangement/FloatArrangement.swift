import UIKitCore

/// Floats subviews to both sides of lines.
///
/// Each side keeps the blocks that later subviews float against, measured from that side, so that both are handled
/// alike.
/// Source: MyLayout 2.0, `MyFloatLayout`; written once for both axes and both sides.
struct FloatArrangement {
    var arrangement: Arrangement
    /// The items that would need an end of their line, in a layout that is as long as its contents there.
    private(set) var withoutLine: [LayoutItem] = []
    /// The axis along which lines run.
    private let line: Axis
    /// The axis along which they follow one another.
    private let stack: Axis
    private var near: FloatSide
    private var far: FloatSide
    /// The farthest ends so far, with spaces.
    private var extent: AxisPair<CGFloat>
    /// Whether a subview found no room where others are.
    private var isBeyond = false
    /// The room before the last item, if that floats to the end of its line, points.
    private var lastGap: CGFloat = 0
    /// The indexes of the items that end a line.
    private var lineEnds: Set<Int> = []

    /// What no length of a view reaches, points. Chosen: far from both ends of the numbers.
    private static let endless: CGFloat = 1e150

    /// Where a subview goes.
    private struct Place {
        /// From its own side, points.
        var inner: CGFloat
        /// Along the stack, points.
        var stack: CGFloat
        /// How far the other side reaches there, points.
        var opposite: CGFloat
    }

    init(_ arrangement: Arrangement) {
        self.arrangement = arrangement
        stack = arrangement.settings.orientation.axis
        line = stack.other
        near = FloatSide(padding: 0, stack: 0)
        far = near
        extent = arrangement.paddingStart
    }

    mutating func arrange() {
        if arrangement.ownSize[line].isWrap {
            arrangement.size[line] = arrangement.limitOwn(.greatestFiniteMagnitude, line)
        }
        measure()
        let top = arrangement.paddingStart[stack]
        near = FloatSide(padding: arrangement.paddingStart[line], stack: top)
        far = FloatSide(padding: arrangement.paddingEnd[line], stack: top)
        extent = arrangement.paddingStart
        for (index, item) in arrangement.items.enumerated() { float(item, index) }
        sizeLayout()
        alignLines()
    }

    // MARK: Lengths

    private mutating func measure() {
        let common = commonLength()
        for item in arrangement.items {
            if item.settings.weight != 0, item.layout != nil { item.dropWrap(line) }
            if let common { item.length[line] = common }
            arrangement.measure(item)
            // A part of a line without end is nothing.
            for axis in Axis.allCases where item.length[axis] > FloatArrangement.endless {
                item.length[axis] = 0
            }
        }
    }

    private mutating func commonLength() -> CGFloat? {
        guard let flex = arrangement.settings.flexSpacing,
            arrangement.size[line] < .greatestFiniteMagnitude
        else { return nil }
        let fit = flex.fit(available: arrangement.content(line))
        arrangement.spacing[line] = fit.spacing
        arrangement.paddingStart[line] += fit.margin
        arrangement.paddingEnd[line] += fit.margin
        return fit.length
    }

    // MARK: Floating

    private mutating func float(_ item: LayoutItem, _ index: Int) {
        let hasEnd = !arrangement.ownSize[line].isWrap
        if !hasEnd, item.settings.isReverseFloat || item.settings.weight != 0 { withoutLine.append(item) }
        let isReverse = item.settings.isReverseFloat && hasEnd
        let weight = hasEnd ? item.settings.weight : 0
        var place = findPlace(item, isReverse: isReverse, isWeighted: weight != 0)
        if weight != 0 { lengthen(item, weight, place) }
        place.stack = min(place.stack, extent[stack])
        let before = item.startRule(line).measure, after = item.endRule(line).measure
        item.start[line] =
            isReverse
            ? arrangement.size[line] - place.inner - after - item.length[line] : place.inner + before
        item.start[stack] = place.stack + item.startRule(stack).measure
        lastGap = isReverse ? (item.start[line] ?? 0) - place.opposite : 0
        addBlock(item, place, isReverse: isReverse, index)
        for axis in Axis.allCases {
            extent[axis] = max(
                extent[axis], item.end(axis) + item.endRule(axis).measure + arrangement.spacing[axis])
        }
    }

    /// Finds the first place, from the last block of its side to the first, where the other side leaves room.
    private mutating func findPlace(_ item: LayoutItem, isReverse: Bool, isWeighted: Bool) -> Place {
        let own = isReverse ? far : near, other = isReverse ? near : far
        let need =
            item.startRule(line).measure + (isWeighted ? 0 : item.length[line]) + item.endRule(line).measure
        var place = Place(inner: own.padding, stack: other.lastStack, opposite: other.padding)
        if item.settings.clearsFloat {
            place.stack = max(own.extent, other.lastStack)
            let edge = FloatBlock(inner: own.padding, outer: own.padding, start: place.stack, isEdge: true)
            if let room = room(beside: edge, other, need, isWeighted) {
                place.stack = max(own.extent, room.stack)
                place.opposite = room.opposite
            }
            return place
        }
        for block in own.blocks.reversed() {
            if let room = room(beside: block, other, need, isWeighted) {
                return Place(
                    inner: block.inner, stack: max(place.stack, room.stack), opposite: room.opposite)
            }
            if !isReverse { isBeyond = true }
            place.stack = block.end
        }
        return place
    }

    /// Returns where beside a block the other side leaves `need` points, and how far it reaches there.
    private func room(
        beside block: FloatBlock, _ other: FloatSide, _ need: CGFloat, _ isWeighted: Bool
    ) -> (stack: CGFloat, opposite: CGFloat)? {
        var end = arrangement.paddingStart[stack]
        for facing in other.blocks.reversed() {
            let rest = arrangement.size[line] - block.inner - need - facing.inner
            // What takes a part of the rest needs a rest.
            let fits = isWeighted ? rest > lengthTolerance : rest >= -lengthTolerance
            if fits, block.end > end + lengthTolerance {
                let isPast = isWeighted && block.isEdge && block.start >= facing.end - lengthTolerance
                return (max(block.start, end), isPast ? other.padding : facing.inner)
            }
            end = facing.end
        }
        return nil
    }

    /// Gives an item its part of what is left where it is placed.
    private func lengthen(_ item: LayoutItem, _ weight: CGFloat, _ place: Place) {
        let rule = item.size[line]
        let rest = arrangement.size[line] - place.inner - place.opposite + (rule.isActive ? rule.add : 0)
        item.length[line] = arrangement.limit(
            rest * weight - item.startRule(line).measure - item.endRule(line).measure, of: item, line)
        if item.isOwnOtherAxis(stack) {
            arrangement.measureByOther(item, stack)
        } else if stack == .vertical, item.size[stack].isWrap {
            arrangement.measure(item, stack)
        }
    }

    private mutating func addBlock(_ item: LayoutItem, _ place: Place, isReverse: Bool, _ index: Int) {
        let extent =
            item.length[line] + item.startRule(line).measure + item.endRule(line).measure
            + arrangement.spacing[line]
        var block = FloatBlock(
            inner: isReverse
                ? min(place.inner + extent, arrangement.size[line] - near.padding)
                : place.inner + min(extent, arrangement.content(line)),
            outer: place.inner, start: place.stack, isEdge: false)
        block.end =
            item.end(stack) + item.endRule(stack).measure + arrangement.spacing[stack]
        if isReverse {
            if far.lastStack != place.stack { lineEnds.insert(index - 1) }
            near.merge(into: &block, length: arrangement.size[line], addsOverlap: false)
            far.add(block, at: place.stack)
        } else {
            if near.lastStack != place.stack { lineEnds.insert(index - 1) }
            far.merge(into: &block, length: arrangement.size[line], addsOverlap: true)
            near.add(block, at: place.stack)
        }
    }

    // MARK: Lines

    /// Whether an item ends before the layout does.
    func isBeforeEnd(_ item: LayoutItem, _ axis: Axis) -> Bool {
        item.end(axis) + item.endRule(axis).measure
            < arrangement.size[axis] - arrangement.paddingEnd[axis] - lengthTolerance
    }

    /// Whether there is room between the last item, floating to the end of its line, and the other side.
    func hasGapBefore(_ item: LayoutItem, _ axis: Axis) -> Bool {
        axis == line && item === arrangement.items.last && lastGap > lengthTolerance
    }

    // MARK: The layout's size

    private mutating func sizeLayout() {
        if !arrangement.items.isEmpty {
            for axis in Axis.allCases { extent[axis] -= arrangement.spacing[axis] }
        }
        for axis in Axis.allCases { extent[axis] += arrangement.paddingEnd[axis] }
        if arrangement.ownSize[line].isWrap,
            arrangement.size[line] == .greatestFiniteMagnitude || !isBeyond
        {
            arrangement.size[line] = extent[line]
        }
        if arrangement.ownSize[stack].isWrap {
            arrangement.size[stack] = arrangement.limitOwn(extent[stack], stack)
        }
        let free = arrangement.size[stack] - extent[stack]
        let shift: CGFloat
        switch arrangement.gravity[stack] {
        case .center: shift = free / 2
        case .end: shift = free
        default: return
        }
        for item in arrangement.items { item.start[stack] = (item.start[stack] ?? 0) + shift }
    }

    // MARK: Alignment in lines

    /// Aligns the items of each line with the longest of them.
    private func alignLines() {
        var first = 0
        for index in arrangement.items.indices
        where lineEnds.contains(index) || index == arrangement.items.count - 1 {
            align(arrangement.items[first...index])
            first = index + 1
        }
    }

    private func align(_ items: ArraySlice<LayoutItem>) {
        let longest = items.map { $0.length[stack] }.max() ?? 0
        var baseline: CGFloat?
        for item in items {
            let start = item.start[stack] ?? 0, free = longest - item.length[stack]
            switch AxisGravity(item.settings.alignment, stack, isRightToLeft: arrangement.isRightToLeft) {
            case .center: item.start[stack] = start + free / 2
            case .end: item.start[stack] = start + free
            case .fill: item.length[stack] = longest
            case .stretch where !item.size[stack].isSet || item.size[stack].isWrap && item.layout == nil:
                item.length[stack] = longest
            case .baseline: align(item, toBaseline: &baseline)
            default: break
            }
        }
    }

    private func align(_ item: LayoutItem, toBaseline baseline: inout CGFloat?) {
        guard let font = item.view.baselineFont else { return }
        let offset = (item.length[stack] - font.lineHeight) / 2 + font.ascender
        if let baseline {
            item.start[stack] = baseline - offset
        } else {
            baseline = (item.start[stack] ?? 0) + offset
        }
    }
}
