import Geometry
import UIKitCore

// Lines with a fixed number of items.
extension FlowArrangement {
    /// Where the next item goes.
    private struct Cursor {
        var along: CGFloat
        var across: CGFloat
        /// Where the page begins along the lines.
        var page: CGFloat = 0
        /// The end of all items along the lines.
        var farthest: CGFloat
        /// The end of the lines that count, across them.
        var deepest: CGFloat
        /// The next place in each column, where items move up.
        var columns: [(along: CGFloat, across: CGFloat)] = []
    }

    mutating func arrangeCounted() {
        let count = settings.arrangedCount
        let common = fitCommonLength(count)
        let paging = FlowPaging(self)
        if arrangement.ownSize[along].isWrap { arrangement.size[along] = arrangement.limitOwn(0, along) }
        let average = averageLength(count)
        for start in stride(from: 0, to: arrangement.items.count, by: count) {
            lines.append(Line(range: start..<min(start + count, arrangement.items.count)))
        }
        let fixed = average ?? common ?? paging.map(\.length)
        measureAlong(fixed, paging)
        var cursor = Cursor(
            along: arrangement.paddingStart[along], across: arrangement.paddingStart[across],
            farthest: arrangement.paddingStart[along], deepest: arrangement.paddingStart[across])
        if settings.autoArranges {
            cursor.columns = Array(repeating: (cursor.along, cursor.across), count: count)
        }
        for index in lines.indices { placeLine(index, &cursor, isFixed: fixed != nil, paging) }
        sizeAcross(&cursor, paging)
        if !(paging.map { !$0.isAlong && $0.snaps } ?? false) { spreadLines(contentEnd: cursor.deepest) }
        sizeAlong(cursor, paging)
    }

    private mutating func fitCommonLength(_ count: Int) -> CGFloat? {
        guard let flex = arrangement.settings.flexSpacing else { return nil }
        guard let fit = flex.fit(count: count, available: arrangement.content(along)) else {
            return flex.length
        }
        arrangement.spacing[along] = fit.spacing
        arrangement.paddingStart[along] += fit.margin
        arrangement.paddingEnd[along] += fit.margin
        return fit.length
    }

    /// The length of each item where the gravity fills the lines.
    private func averageLength(_ count: Int) -> CGFloat? {
        guard arrangement.gravity[along] == .fill else { return nil }
        let gaps = CGFloat(count - 1) * arrangement.spacing[along]
        let length = (arrangement.content(along) - gaps) / CGFloat(count)
        return length > 0 ? length : nil
    }

    // MARK: First pass

    private mutating func measureAlong(_ fixed: CGFloat?, _ paging: FlowPaging?) {
        var longest: CGFloat = 0
        var spares: [(length: CGFloat, weight: CGFloat, shrink: CGFloat)] = []
        for line in lines {
            var total = (length: CGFloat(0), weight: CGFloat(0), shrink: CGFloat(0))
            for item in arrangement.items[line.range] {
                measureAlong(item, fixed, paging)
                total.length += extent(item, along)
                total.weight += item.settings.weight
                total.shrink += item.shrinkTotal(along)
            }
            total.length += CGFloat(line.range.count - 1) * arrangement.spacing[along]
            longest = max(longest, total.length)
            spares.append(total)
        }
        if arrangement.ownSize[along].isWrap {
            arrangement.size[along] = arrangement.limitOwn(longest + arrangement.padding(along), along)
        }
        guard arrangement.gravity[along] != .fill else { return }
        for (line, total) in zip(lines, spares) {
            let spare = arrangement.content(along) - total.length
            stretch(line.range, spare, weight: total.weight)
            shrink(line.range, spare, shrink: total.shrink)
        }
    }

    private func measureAlong(_ item: LayoutItem, _ fixed: CGFloat?, _ paging: FlowPaging?) {
        if let fixed {
            let margins = margins(item, along)
            item.length[along] = fixed - margins.near - margins.far
        } else if item.isOwnOtherAxis(along) {
            let margins = margins(item, across)
            item.length[across] =
                paging?.thickness.map { $0 - margins.near - margins.far }
                ?? arrangement.length(of: item, across)
            item.length[across] = arrangement.limit(item.length[across], of: item, across)
            item.length[along] = item.size[along].measure(item.length[across])
        } else if item.size[along].isAverage {
            item.length[along] = item.size[along].measure(averagePart)
        } else if item.size[along].isSet {
            item.length[along] = arrangement.length(of: item, along)
        } else if item.settings.weight != 0 {
            item.length[along] = 0
        }
        item.length[along] = arrangement.limit(item.length[along], of: item, along)
    }

    /// An equal part of a line.
    private var averagePart: CGFloat {
        let count = CGFloat(settings.arrangedCount)
        return (arrangement.content(along) - (count - 1) * arrangement.spacing[along]) / count
    }

    private func stretch(_ range: Range<Int>, _ spare: CGFloat, weight: CGFloat) {
        guard spare > 0, weight != 0 else { return }
        let shared = settings.isFlex && weight < 1 ? spare * weight : spare
        for item in arrangement.items[range] where item.settings.weight != 0 {
            let length = item.length[along] + weightShare(item, of: shared, total: weight)
            item.length[along] = arrangement.limit(length, of: item, along)
        }
    }

    private func shrink(_ range: Range<Int>, _ spare: CGFloat, shrink: CGFloat) {
        guard spare < -lengthTolerance, shrink != 0 else { return }
        let shared = settings.isFlex && shrink < 1 ? spare * shrink : spare
        for item in arrangement.items[range] {
            let share = item.size[along].isActive ? item.size[along].shrink : 0
            if share != 0 { item.length[along] = max(0, item.length[along] + share / shrink * shared) }
        }
    }

    // MARK: Second pass

    private mutating func placeLine(
        _ index: Int, _ cursor: inout Cursor, isFixed: Bool, _ paging: FlowPaging?
    ) {
        if index > 0 { beginLine(index, &cursor, paging) }
        var line = lines[index]
        for itemIndex in line.range {
            let item = arrangement.items[itemIndex]
            measure(item, isFixed: isFixed, paging)
            line.thickness = max(line.thickness, extent(item, across))
            findPlace(itemIndex, index, line.thickness, &cursor)
            let margins = margins(item, along)
            item.start[along] = cursor.along + margins.near
            item.start[across] = cursor.across + self.margins(item, across).near
            cursor.along += margins.near + item.length[along] + margins.far
            line.length = max(line.length, cursor.along - arrangement.paddingStart[along])
            cursor.farthest = max(cursor.farthest, cursor.along)
            if itemIndex != line.range.lowerBound + settings.arrangedCount - 1, !settings.autoArranges {
                cursor.along += arrangement.spacing[along]
            }
            line.shrink += item.marginShrink(along)
        }
        lines[index] = line
        if index < lines.count - 1 { align(index) }
    }

    /// Goes to the next line, or to the next page.
    private func beginLine(_ index: Int, _ cursor: inout Cursor, _ paging: FlowPaging?) {
        cursor.across += arrangement.spacing[across] + lines[index - 1].thickness
        if let paging, lines[index].range.lowerBound % paging.count == 0 {
            if paging.isAlong {
                cursor.page += paging.frame[along] - (paging.snaps ? 0 : arrangement.paddingStart[along])
                cursor.across = arrangement.paddingStart[across]
            } else if paging.snaps {
                cursor.across += arrangement.padding(across) - arrangement.spacing[across]
            }
        }
        cursor.along = arrangement.paddingStart[along] + cursor.page
    }

    private func measure(_ item: LayoutItem, isFixed: Bool, _ paging: FlowPaging?) {
        if let thickness = paging?.thickness {
            let margins = margins(item, across)
            let length = thickness - margins.near - margins.far
            item.length[across] = arrangement.limit(length, of: item, across)
        } else {
            measureAcross(item)
        }
        if !isFixed, item.settings.weight == 0, item.size[along].shrink == 0, !item.isOwnOtherAxis(along),
            !item.size[along].isAverage
        {
            let length = arrangement.length(of: item, along)
            item.length[along] = arrangement.limit(length, of: item, along)
        }
        followAlong(item)
        if item.isOwnOtherAxis(along), arrangement.gravity[along] != .fill {
            item.length[along] = arrangement.limit(
                item.size[along].measure(item.length[across]), of: item, along)
        }
    }

    /// Finds where items that move up go, and how far the lines that count reach.
    private func findPlace(_ itemIndex: Int, _ line: Int, _ thickness: CGFloat, _ cursor: inout Cursor) {
        let item = arrangement.items[itemIndex]
        let isCounted = line < countedLines, spacing = arrangement.spacing
        var end = cursor.across + thickness
        if settings.autoArranges {
            let column =
                cursor.columns.indices.min { cursor.columns[$0].across < cursor.columns[$1].across } ?? 0
            (cursor.along, cursor.across) = cursor.columns[column]
            end = cursor.across + extent(item, across)
            cursor.columns[column].across = end + spacing[across]
            if column + 1 < cursor.columns.count {
                cursor.columns[column + 1].along = cursor.along + extent(item, along) + spacing[along]
            }
        } else if alignment == .between {
            cursor.across = arrangement.paddingStart[across]
            if itemIndex >= settings.arrangedCount {
                let above = arrangement.items[itemIndex - settings.arrangedCount]
                cursor.across = above.end(across) + margins(above, across).far + spacing[across]
            }
            end = cursor.across + extent(item, across)
        }
        if isCounted { cursor.deepest = max(cursor.deepest, end) }
    }

    // MARK: The layout's size

    private mutating func sizeAcross(_ cursor: inout Cursor, _ paging: FlowPaging?) {
        cursor.deepest += arrangement.paddingEnd[across]
        if arrangement.ownSize[across].isWrap {
            var length = cursor.deepest
            if let paging, !paging.isAlong, paging.snaps {
                length = max(length, paging.pages(arrangement.items.count) * paging.frame[across])
            }
            arrangement.size[across] = arrangement.limitOwn(length, across)
        }
        guard let last = lines.indices.last else { return }
        if settings.isFlex, lines.count == 1 { lines[last].thickness = arrangement.content(across) }
        align(last)
    }

    private mutating func sizeAlong(_ cursor: Cursor, _ paging: FlowPaging?) {
        guard arrangement.ownSize[along].isWrap else { return }
        var length = cursor.farthest + arrangement.paddingEnd[along]
        if let paging, paging.isAlong, paging.snaps {
            length = max(length, paging.pages(arrangement.items.count) * paging.frame[along])
        }
        arrangement.size[along] = length
    }
}

extension LayoutItem {
    /// The shrink shares of the distances along an axis.
    func marginShrink(_ axis: Axis) -> CGFloat {
        [startRule(axis), endRule(axis)].reduce(0) { $0 + ($1.isActive ? $1.shrink : 0) }
    }

    /// The shrink shares of the distances and the length along an axis.
    func shrinkTotal(_ axis: Axis) -> CGFloat {
        marginShrink(axis) + (size[axis].isActive ? size[axis].shrink : 0)
    }
}
