import UIKitCore

/// Places subviews one after another along the main axis.
///
/// Source: MyLayout 2.0, `MyLinearLayout`; written once for both axes.
struct LinearArrangement {
    var arrangement: Arrangement
    private let baselineView: UIView?
    private let main: Axis
    private let cross: Axis
    /// What the first pass found.
    private var totals = Totals()
    /// The items whose length the gravity stretches.
    private var stretched: Set<ObjectIdentifier> = []
    /// The items whose length can shrink.
    private var compressible: [LayoutItem] = []
    /// The items as long as their contents.
    private var wrapping: [LayoutItem] = []
    /// The length of all items; nil where each has its own.
    private var commonLength: CGFloat?
    private var baseline: CGFloat?
    /// The largest extent across the line, with distances.
    private var crossExtent: CGFloat = 0
    private var position: CGFloat = 0

    private struct Totals {
        var length: CGFloat = 0
        var weight: CGFloat = 0
        var shrink: CGFloat = 0
        var compressibleLength: CGFloat = 0
        var spaceCount = 0
        var spaceLength: CGFloat = 0
    }

    /// How the second pass spreads what is left.
    private struct Spread {
        var spare: CGFloat = 0
        var spacing: CGFloat = 0
        var stretch: CGFloat = 0
        /// By how much each space that is not zero shrinks, in points.
        var spaceCut: CGFloat = 0
        /// By how much a space shrinks for each of its points.
        var spaceCutShare: CGFloat = 0
    }

    init(_ arrangement: Arrangement, baselineView: UIView?) {
        self.arrangement = arrangement
        self.baselineView = baselineView
        main = arrangement.settings.orientation.axis
        cross = main.other
    }

    mutating func arrange() {
        for item in arrangement.items { adjust(item) }
        fitCommonLength()
        position = arrangement.paddingStart[main]
        for item in arrangement.items { measure(item) }
        sizeLayout()
        var spread = Spread(spare: arrangement.content(main) - totals.length)
        let compresses = compress(&spread)
        let mainGravity = arrangement.gravity[main]
        if totals.weight != 0 || totals.shrink != 0 || compresses || mainGravity != .none
            || arrangement.ownSize[cross].isWrap
        {
            crossExtent = 0
            startPosition(&spread)
            for item in arrangement.items { place(item, spread) }
        }
        position += arrangement.paddingEnd[main]
        if arrangement.ownSize[main].isWrap { arrangement.size[main] = position }
        if arrangement.ownSize[cross].isWrap {
            arrangement.size[cross] = crossExtent + arrangement.padding(cross)
        }
    }

    // MARK: What does not count

    /// Drops lengths of the content where something else determines them.
    private func adjust(_ item: LayoutItem) {
        if arrangement.gravity[cross] == .fill { item.dropWrap(cross) }
        if item.hasBothEdges(cross),
            item.size[cross].priority == .low || !arrangement.ownSize[cross].isWrap
        {
            item.dropWrap(cross)
        }
        if item.settings.weight != 0 { item.dropWrap(main) }
        // What a file leaves open is as large as its content, but not where everything shares the room.
        let fills = arrangement.gravity[main] == .fill || arrangement.gravity[main] == .stretch
        if fills, item.layout == nil, item.size[main].priority == .low { item.dropWrap(main) }
    }

    private mutating func fitCommonLength() {
        guard let flex = arrangement.settings.flexSpacing else { return }
        commonLength = flex.length
        guard let fit = flex.fit(count: arrangement.items.count, available: arrangement.content(main)) else {
            return
        }
        commonLength = fit.length
        arrangement.spacing[main] = fit.spacing
        arrangement.paddingStart[main] += fit.margin
        arrangement.paddingEnd[main] += fit.margin
    }

    // MARK: First pass

    private mutating func measure(_ item: LayoutItem) {
        if arrangement.gravity[main] == .fill || arrangement.gravity[main] == .stretch {
            if isStretched(item) { stretched.insert(ObjectIdentifier(item)) }
            if !item.size[main].isSet, !item.size[main].isAtLeastContent { item.length[main] = 0 }
        }
        item.length[main] = commonLength ?? arrangement.length(of: item, main)
        item.length[main] = arrangement.limit(item.length[main], of: item, main)
        let extent = placeAcross(item)
        if countsAcross(item) { crossExtent = max(crossExtent, extent) }
        if main == .horizontal { findBaseline(item) }
        if commonLength == nil { measureAgain(item) }
        add(item.startRule(main))
        item.start[main] = position
        addLength(of: item)
        add(item.endRule(main))
        if item !== arrangement.items.last {
            totals.length += arrangement.spacing[main]
            position += arrangement.spacing[main]
            countSpace(arrangement.spacing[main])
        }
    }

    private func isStretched(_ item: LayoutItem) -> Bool {
        let rule = item.size[main]
        if item.settings.weight != 0 || rule.isFill || rule.isAtLeastContent { return false }
        if let anchor = rule.anchor, anchor.view === arrangement.layout, anchor.axis == main { return false }
        if rule.isWrap, item.layout != nil { return false }
        if arrangement.gravity[main] == .stretch { return !rule.isSet || rule.isWrap }
        return true
    }

    /// A length that depends on the other axis is known only now.
    private func measureAgain(_ item: LayoutItem) {
        if item.isOwnOtherAxis(main) {
            item.length[main] = item.size[main].measure(item.length[cross])
        } else if item.size[main].isWrap, main == .vertical {
            item.length[main] = arrangement.length(of: item, main)
        } else {
            return
        }
        item.length[main] = arrangement.limit(item.length[main], of: item, main)
    }

    private mutating func add(_ rule: MyLayoutPos.Rule) {
        if rule.isRelative {
            totals.weight += rule.number
            totals.length += rule.offset
        } else {
            totals.length += rule.measure
            countSpace(rule.measure)
        }
        totals.shrink += rule.isActive ? rule.shrink : 0
        position += rule.measure
    }

    private mutating func addLength(of item: LayoutItem) {
        if item.settings.weight != 0 {
            totals.weight += item.settings.weight
        } else {
            totals.length += item.length[main]
            totals.shrink += item.size[main].isActive ? item.size[main].shrink : 0
            if !item.size[main].isAtLeastContent {
                totals.compressibleLength += item.length[main]
                compressible.append(item)
            }
            if item.size[main].isWrap { wrapping.append(item) }
        }
        position += item.length[main]
    }

    private mutating func countSpace(_ length: CGFloat) {
        guard length != 0 else { return }
        totals.spaceCount += 1
        totals.spaceLength += length
    }

    private mutating func sizeLayout() {
        if arrangement.ownSize[main].isWrap {
            let gaps = CGFloat(max(0, arrangement.items.count - 1)) * arrangement.spacing[main]
            let length = totals.weight != 0 ? gaps : totals.length
            arrangement.size[main] = arrangement.limitOwn(length + arrangement.padding(main), main)
            totals.shrink = 0
        }
        if arrangement.ownSize[cross].isWrap {
            arrangement.size[cross] = arrangement.limitOwn(
                crossExtent + arrangement.padding(cross), cross)
        }
    }

    // MARK: Too little room

    /// Shrinks lengths or spaces by what is missing, and returns whether something is to be placed again.
    private mutating func compress(_ spread: inout Spread) -> Bool {
        guard spread.spare <= lengthTolerance else {
            totals.shrink = 0
            return false
        }
        let type = arrangement.settings.shrinkType
        var mode = totals.shrink != 0 ? [] : type.subtracting(.spacing)
        if mode == .auto, main == .horizontal, wrapping.count != 2 { mode = [] }
        if spread.spare < 0, arrangement.size[main] > 0, !mode.isEmpty {
            if type.contains(.spacing) {
                compressSpaces(&spread, mode)
            } else {
                compressLengths(spread.spare, mode)
            }
        }
        if totals.shrink == 0 {
            spread.spare = 0
        } else {
            totals.length = arrangement.content(main)
        }
        return !mode.isEmpty
    }

    private func compressSpaces(_ spread: inout Spread, _ mode: MySubviewsShrinkType) {
        guard totals.spaceCount > 0, totals.spaceLength > 0 else { return }
        if mode == .average { spread.spaceCut = spread.spare / CGFloat(totals.spaceCount) }
        if mode == .weight { spread.spaceCutShare = spread.spare / totals.spaceLength }
    }

    private func compressLengths(_ missing: CGFloat, _ mode: MySubviewsShrinkType) {
        guard !compressible.isEmpty else { return }
        if mode == .average {
            for item in compressible { item.length[main] += missing / CGFloat(compressible.count) }
        } else if mode == .auto, main == .horizontal {
            shareBetweenTwo(missing)
        } else if totals.compressibleLength != 0 {
            for item in compressible {
                item.length[main] += missing * (item.length[main] / totals.compressibleLength)
            }
        }
    }

    /// Two items as wide as their contents: one that needs more than half gets what the other leaves.
    private func shareBetweenTwo(_ missing: CGFloat) {
        let first = wrapping[0], second = wrapping[1]
        let room = missing + first.length[main] + second.length[main], half = room / 2
        switch (first.length[main] > half, second.length[main] > half) {
        case (true, true): (first.length[main], second.length[main]) = (half, half)
        case (true, false): first.length[main] = room - second.length[main]
        case (false, true): second.length[main] = room - first.length[main]
        case (false, false): break
        }
    }

    // MARK: Second pass

    private mutating func startPosition(_ spread: inout Spread) {
        let count = CGFloat(arrangement.items.count), start = arrangement.paddingStart[main]
        let free = arrangement.content(main) - totals.length
        position = start
        switch arrangement.gravity[main] {
        case .center: position = free / 2 + start
        case .end: position = arrangement.size[main] - totals.length - arrangement.paddingEnd[main]
        case .windowCenter:
            let layout = arrangement.layout
            position = layout.position(
                inWindow: (layout.windowLength(main) - totals.length) / 2, totals.length, main, arrangement)
        case .between where count > 1: spread.spacing = free / (count - 1)
        case .around where count > 1:
            spread.spacing = free / count
            position = start + spread.spacing / 2
        case .around: position = free / 2 + start
        case .among:
            spread.spacing = free / (count + 1)
            position = start + spread.spacing
        case .fill, .stretch:
            if !stretched.isEmpty { spread.stretch = free / CGFloat(stretched.count) }
        default: break
        }
    }

    private mutating func place(_ item: LayoutItem, _ spread: Spread) {
        position += space(item.startRule(main), of: item, spread)
        item.start[main] = position
        lengthen(item, spread)
        let extent = placeAcross(item)
        if arrangement.ownSize[cross].isWrap, countsAcross(item), extent > crossExtent {
            crossExtent = extent
            arrangement.size[cross] = max(
                arrangement.size[cross], crossExtent + arrangement.padding(cross))
        }
        position += item.length[main] + space(item.endRule(main), of: item, spread)
        if item !== arrangement.items.last {
            let spacing = arrangement.spacing[main]
            position += spacing + spread.spacing
            if spacing != 0 { position += spread.spaceCut + spread.spaceCutShare * spacing }
        }
    }

    /// The distance at an edge, with its share of what is left.
    private func space(_ rule: MyLayoutPos.Rule, of item: LayoutItem, _ spread: Spread) -> CGFloat {
        guard rule.isActive else { return 0 }
        var space = rule.number, cut: CGFloat = 0
        if rule.isRelative {
            space = max(0, arrangement.rounding(space / totals.weight * spread.spare))
        } else if space + rule.offset != 0 {
            cut = spread.spaceCut + spread.spaceCutShare * (space + rule.offset)
        }
        space += rule.offset
        if totals.shrink != 0, rule.shrink != 0 { space += rule.shrink / totals.shrink * spread.spare }
        return cut + arrangement.limit(space, rule)
    }

    /// The length, with its share of what is left.
    private func lengthen(_ item: LayoutItem, _ spread: Spread) {
        let weight = item.settings.weight
        if weight != 0 {
            let share = max(0, arrangement.rounding(weight / totals.weight * spread.spare))
            item.length[main] = arrangement.limit(share, of: item, main)
        }
        if stretched.contains(ObjectIdentifier(item)) { item.length[main] += spread.stretch }
        let rule = item.size[main]
        if totals.shrink != 0, rule.isActive, rule.shrink != 0 {
            item.length[main] = max(0, item.length[main] + rule.shrink / totals.shrink * spread.spare)
        }
    }

    // MARK: Across the line

    /// Finds length and position across the line, and returns what the item takes up there with its distances.
    private func placeAcross(_ item: LayoutItem) -> CGFloat {
        if item.isOwnOtherAxis(cross) {
            item.length[cross] = item.size[cross].measure(item.length[main])
        } else {
            item.length[cross] = arrangement.length(of: item, cross)
        }
        if item.hasBothEdges(cross), !item.size[cross].isSet {
            item.length[cross] =
                arrangement.content(cross) - item.startRule(cross).measure - item.endRule(cross).measure
        }
        item.length[cross] = arrangement.limit(item.length[cross], of: item, cross)
        return arrangement.place(
            item, cross, arrangement.gravity(of: item, cross), baseline: baseline)
    }

    /// Whether the extent of an item counts for a layout as wide as its contents.
    private func countsAcross(_ item: LayoutItem) -> Bool {
        let rule = item.size[cross]
        if rule.isFill { return false }
        if let anchor = rule.anchor, anchor.view === arrangement.layout, anchor.axis == cross { return false }
        return !item.hasBothEdges(cross) || rule.isSet
    }

    private mutating func findBaseline(_ item: LayoutItem) {
        guard arrangement.gravity[cross] == .baseline, baseline == nil, item.view === baselineView,
            let font = item.view.baselineFont
        else { return }
        baseline =
            (item.start[cross] ?? 0) + (item.length[cross] - font.lineHeight) / 2 + font.ascender
    }
}
