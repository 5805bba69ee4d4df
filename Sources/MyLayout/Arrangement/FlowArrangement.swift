import Geometry
import UIKitCore

/// Places subviews line after line.
///
/// `along` is the axis of a line, `across` the one in which the lines follow each other.
/// Source: MyLayout 2.0, `MyFlowLayout`; written once for both orientations.
struct FlowArrangement {
    var arrangement: Arrangement
    let layout: MyFlowLayout
    let settings: MySizeClassTraits.FlowSettings
    let along: Axis
    let across: Axis
    /// How the subviews of a line are aligned across it.
    let alignment: AxisGravity
    /// The lines that were made.
    var lines: [Line] = []

    struct Line {
        /// The indices of its items.
        var range: Range<Int>
        /// The extent along the line, points.
        var length: CGFloat = 0
        /// The largest extent across it, points.
        var thickness: CGFloat = 0
        /// The shrink shares of its items' distances.
        var shrink: CGFloat = 0
    }

    init(_ arrangement: Arrangement, layout: MyFlowLayout) {
        self.arrangement = arrangement
        self.layout = layout
        settings = arrangement.settings.flow
        across = arrangement.settings.orientation.axis
        along = across.other
        alignment = AxisGravity(
            settings.arrangedGravity, across, isRightToLeft: arrangement.isRightToLeft)
    }

    mutating func arrange() {
        dropWraps()
        if settings.arrangedCount > 0 { arrangeCounted() } else { arrangeFitting() }
    }

    /// Drops lengths of the content of layouts inside where something else determines them.
    private func dropWraps() {
        for item in arrangement.items where item.layout != nil {
            let arranged = settings.arrangedGravity
            for axis in Axis.allCases {
                let gravity = AxisGravity(arranged, axis, isRightToLeft: arrangement.isRightToLeft)
                if settings.pagedCount > 0 || axis == along && item.settings.weight != 0
                    || gravity == .fill || gravity == .stretch || arrangement.gravity[axis] == .fill
                {
                    item.dropWrap(axis)
                }
            }
        }
    }

    /// The distances before and after an item along an axis, points.
    func margins(_ item: LayoutItem, _ axis: Axis) -> (near: CGFloat, far: CGFloat) {
        (item.startRule(axis).measure, item.endRule(axis).measure)
    }

    /// The extent of an item with its distances, points.
    func extent(_ item: LayoutItem, _ axis: Axis) -> CGFloat {
        let margins = margins(item, axis)
        return margins.near + item.length[axis] + margins.far
    }

    // MARK: Lengths

    /// Sets the length across the line, by what is set.
    func measureAcross(_ item: LayoutItem) {
        if item.size[across].isSet {
            item.length[across] = arrangement.length(of: item, across)
        } else if arrangement.gravity[across] == .fill || arrangement.gravity[across] == .stretch {
            item.length[across] = 0
        }
        item.length[across] = arrangement.limit(item.length[across], of: item, across)
    }

    /// Takes a length across the line from that along it, where it is set so.
    func followAlong(_ item: LayoutItem) {
        guard item.isOwnOtherAxis(across) else { return }
        item.length[across] = arrangement.limit(
            item.size[across].measure(item.length[along]), of: item, across)
    }

    /// The share of what is left that an item's weight gives it, points.
    func weightShare(_ item: LayoutItem, of spare: CGFloat, total: CGFloat) -> CGFloat {
        let share = arrangement.rounding(spare * item.settings.weight / total)
        let rule = item.size[along]
        return rule.isSet ? share : rule.measure(share)
    }

    // MARK: Lines

    /// The gravity of a line along it, and the alignment of its subviews across it.
    func gravities(ofLine index: Int, _ range: Range<Int>) -> (along: AxisGravity, across: AxisGravity) {
        let isLast = range.upperBound == arrangement.items.count
        let own = layout.lineGravity?(layout, index, range.count, isLast) ?? .none
        let isRightToLeft = arrangement.isRightToLeft
        let gravity = AxisGravity(own, along, isRightToLeft: isRightToLeft)
        let alignment = AxisGravity(own, across, isRightToLeft: isRightToLeft)
        return (
            gravity == .none ? arrangement.gravity[along] : gravity,
            alignment == .none ? self.alignment : alignment
        )
    }

    /// Whether the policy of the last line counts for a line: it is the last one and incomplete.
    private func isIncomplete(_ range: Range<Int>) -> Bool {
        range.upperBound == arrangement.items.count && range.count != settings.arrangedCount
    }

    /// Moves the items of a line by its gravity, and aligns them across it.
    func align(_ index: Int) {
        let line = lines[index]
        guard !line.range.isEmpty else { return }
        let gravities = gravities(ofLine: index, line.range)
        let spare = arrangement.content(along) - line.length
        let shrink = spare < -lengthTolerance ? line.shrink : 0
        let isSpread = [.between, .around, .among].contains(gravities.along)
        let usesPolicy = isSpread && isIncomplete(line.range)
        let isFree = !usesPolicy || settings.lastLinePolicy == .always
        let spread = spread(gravities.along, shrink == 0 ? spare : 0, count: line.range.count, isFree)
        var shrunk: CGFloat = 0, baseline: CGFloat?
        for (number, itemIndex) in line.range.enumerated() {
            let item = arrangement.items[itemIndex]
            var start = (item.start[along] ?? 0) + spread.start + spread.gap * CGFloat(number)
            if shrink != 0 {
                shrunk += activeShrink(item.startRule(along)) / shrink * spare
                start += shrunk
                shrunk += activeShrink(item.endRule(along)) / shrink * spare
            }
            item.start[along] = start
            if usesPolicy, index > 0, settings.lastLinePolicy == .auto, settings.arrangedCount > 0 {
                item.start[along] = arrangement.items[itemIndex - settings.arrangedCount].start[along]
            }
            align(item, gravities.across, line.thickness, &baseline)
        }
    }

    private func activeShrink(_ rule: MyLayoutPos.Rule) -> CGFloat { rule.isActive ? rule.shrink : 0 }

    /// How far the first item moves, and how much more the gaps are.
    private func spread(
        _ gravity: AxisGravity, _ spare: CGFloat, count: Int, _ isFree: Bool
    ) -> (start: CGFloat, gap: CGFloat) {
        let count = CGFloat(count)
        switch gravity {
        case .center: return (spare / 2, 0)
        case .end: return (spare, 0)
        case .between: return isFree && count > 1 ? (0, spare / (count - 1)) : (0, 0)
        case .around where isFree: return count > 1 ? (spare / count / 2, spare / count) : (spare / 2, 0)
        case .among where isFree:
            return count > 1 ? (spare / (count + 1), spare / (count + 1)) : (spare / 2, 0)
        default: return (0, 0)
        }
    }

    private func align(
        _ item: LayoutItem, _ lineAlignment: AxisGravity, _ thickness: CGFloat, _ baseline: inout CGFloat?
    ) {
        // Items that move up to the one above are not aligned in their line.
        guard alignment != .between else { return }
        let own = AxisGravity(
            item.settings.alignment, across, isRightToLeft: arrangement.isRightToLeft)
        let margins = margins(item, across)
        let free = thickness - margins.near - margins.far
        switch own == .none ? lineAlignment : own {
        case .center: item.start[across] = (item.start[across] ?? 0) + (free - item.length[across]) / 2
        case .end: item.start[across] = (item.start[across] ?? 0) + free - item.length[across]
        case .fill: item.length[across] = arrangement.limit(free, of: item, across)
        case .stretch:
            if isStretchable(item) { item.length[across] = arrangement.limit(free, of: item, across) }
        case .baseline:
            guard across == .vertical, let font = item.view.baselineFont else { return }
            let offset = (item.length.vertical - font.lineHeight) / 2 + font.ascender
            if let baseline {
                item.start.vertical = baseline - offset
            } else {
                baseline = (item.start.vertical ?? 0) + offset
            }
        default: break
        }
    }

    /// Whether nothing but the content of a plain view determines its length across the line.
    func isStretchable(_ item: LayoutItem) -> Bool {
        let rule = item.size[across]
        return !rule.isSet || rule.isWrap && item.layout == nil
    }

    // MARK: All lines

    /// Moves the lines by the gravity across them, where the layout is larger or smaller than they are.
    func spreadLines(contentEnd: CGFloat) {
        let gravity = arrangement.gravity[across], count = CGFloat(lines.count)
        let spare = arrangement.size[across] - contentEnd
        guard gravity != .none, spare != 0, lines.count > 1 || !settings.isFlex, count > 0 else { return }
        var start: CGFloat = 0, gap: CGFloat = 0, stretch: CGFloat = 0
        switch gravity {
        case .center: start = spare / 2
        case .around where count <= 1: start = spare / 2
        case .end: start = spare
        case .fill: stretch = spare / count
        case .stretch: stretch = max(0, spare / count)
        case .between where count > 1: gap = spare / (count - 1)
        case .around: (start, gap) = (spare / count / 2, spare / count)
        case .among: (start, gap) = (spare / (count + 1), spare / (count + 1))
        default: return
        }
        for (index, line) in lines.enumerated() {
            for item in arrangement.items[line.range] {
                let moved = start + (gap + stretch) * CGFloat(index)
                item.start[across] = (item.start[across] ?? 0) + moved
                lengthen(item, by: stretch, isStretch: gravity == .stretch)
            }
        }
    }

    private func lengthen(_ item: LayoutItem, by stretch: CGFloat, isStretch: Bool) {
        guard isStretch, !isStretchable(item) else { return item.length[across] += stretch }
        // The line grew but the item does not: it stays aligned.
        let own = AxisGravity(
            item.settings.alignment, across, isRightToLeft: arrangement.isRightToLeft)
        switch own == .none ? alignment : own {
        case .center: item.start[across] = (item.start[across] ?? 0) + stretch / 2
        case .end: item.start[across] = (item.start[across] ?? 0) + stretch
        default: break
        }
    }

    /// The number of lines that count for the layout's size.
    var countedLines: Int { arrangement.ownSize[across].isWrap ? settings.maxLines : .max }
}
