import Geometry
import UIKitCore

// Lines with as many items as fit.
extension FlowArrangement {
    mutating func arrangeFitting() {
        let common = fitCommonLength()
        var limit = arrangement.size[along]
        if arrangement.ownSize[along].isWrap {
            limit = arrangement.limitOwn(.greatestFiniteMagnitude, along)
        }
        if settings.autoArranges { reorder() }
        breakLines(limit, common)
        let ends = placeLines()
        sizeLayout(ends)
        guard let last = lines.indices.last else { return }
        if settings.isFlex, lines.count == 1 { lines[last].thickness = arrangement.content(across) }
        align(last)
        spreadLines(contentEnd: ends.across)
    }

    private mutating func fitCommonLength() -> CGFloat? {
        guard let flex = arrangement.settings.flexSpacing else { return nil }
        let fit = flex.fit(available: arrangement.content(along))
        arrangement.spacing[along] = fit.spacing
        arrangement.paddingStart[along] += fit.margin
        arrangement.paddingEnd[along] += fit.margin
        return fit.length
    }

    // MARK: Breaking lines

    private mutating func breakLines(_ limit: CGFloat, _ common: CGFloat?) {
        var position = arrangement.paddingStart[along], first = 0, weight: CGFloat = 0
        for (index, item) in arrangement.items.enumerated() {
            measureAlong(item, position, isFirst: index == first, common)
            let spacing = index == first ? 0 : arrangement.spacing[along]
            let end = position + spacing + extent(item, along) + arrangement.paddingEnd[along]
            // Source: the tolerance of MyLayout.
            if end - limit > 0.0001 {
                arrangement.size[along] = limit
                endLine(first..<index, position, weight)
                (position, first, weight) = (arrangement.paddingStart[along], index, 0)
                cut(item)
            }
            if index != first { position += arrangement.spacing[along] }
            position += extent(item, along)
            if settings.isFlex { weight += item.settings.weight }
        }
        if arrangement.ownSize[along].isWrap {
            let length = position + arrangement.paddingEnd[along]
            arrangement.size[along] =
                limit < .greatestFiniteMagnitude
                ? max(min(length, limit), lines.isEmpty ? 0 : arrangement.size[along]) : length
        }
        endLine(first..<arrangement.items.count, position, weight)
    }

    private func measureAlong(_ item: LayoutItem, _ position: CGFloat, isFirst: Bool, _ common: CGFloat?) {
        // A length along the line may depend on the one across it.
        if item.size[across].isSet {
            item.length[across] = arrangement.limit(
                arrangement.length(of: item, across), of: item, across)
        }
        let margins = margins(item, along)
        if let common {
            item.length[along] = common - margins.near - margins.far
        } else if item.isOwnOtherAxis(along) {
            item.length[along] = item.size[along].measure(item.length[across])
        } else if item.size[along].isSet {
            item.length[along] = arrangement.length(of: item, along)
        } else if item.settings.weight != 0 {
            item.length[along] = settings.isFlex ? 0 : weightedLength(item, position, isFirst: isFirst)
        }
        item.length[along] = arrangement.limit(item.length[along], of: item, along)
        followAlong(item)
    }

    /// The weight's part of what is left of the line, or of a line of its own.
    private func weightedLength(_ item: LayoutItem, _ position: CGFloat, isFirst: Bool) -> CGFloat {
        let margins = margins(item, along)
        var spare = arrangement.size[along] - arrangement.paddingEnd[along] - position
        spare -= margins.near + margins.far + (isFirst ? 0 : arrangement.spacing[along])
        if spare <= lengthTolerance { spare = arrangement.content(along) }
        return (spare + item.size[along].add) * item.settings.weight - margins.near - margins.far
    }

    /// An item that is longer than a line is as long as the line.
    private func cut(_ item: LayoutItem) {
        guard extent(item, along) > arrangement.content(along) else { return }
        let margins = margins(item, along)
        item.length[along] = arrangement.limit(
            arrangement.content(along) - margins.near - margins.far, of: item, along)
    }

    /// Ends a line and has its items take what is left.
    private mutating func endLine(_ range: Range<Int>, _ position: CGFloat, _ weight: CGFloat) {
        guard !range.isEmpty else { return }
        let index = lines.count
        lines.append(Line(range: range))
        var spare = arrangement.size[along] - arrangement.paddingEnd[along] - position
        guard spare > 0 else { return }
        let gravity = gravities(ofLine: index, range).along
        var increment: CGFloat = 0
        if gravity == .fill, weight == 0 {
            let isLast = range.upperBound == arrangement.items.count
            if !isLast || settings.lastLinePolicy == .always { increment = spare / CGFloat(range.count) }
        } else if settings.isFlex, weight < 1 {
            spare *= weight
        }
        for item in arrangement.items[range] {
            if weight != 0, item.settings.weight != 0 {
                item.length[along] += weightShare(item, of: spare, total: weight)
            }
            item.length[along] += increment
        }
    }

    // MARK: Placing lines

    private mutating func placeLines() -> (along: CGFloat, across: CGFloat) {
        var position = arrangement.paddingStart[across], lastEnd: CGFloat = 0, counted: CGFloat = 0
        for index in lines.indices {
            var next = arrangement.paddingStart[along]
            for (number, item) in arrangement.items[lines[index].range].enumerated() {
                item.length[along] = arrangement.limit(item.length[along], of: item, along)
                measureAcross(item)
                followAlong(item)
                if number > 0 { next += arrangement.spacing[along] }
                item.start[along] = next + margins(item, along).near
                item.start[across] = position + margins(item, across).near
                next += extent(item, along)
                lines[index].thickness = max(lines[index].thickness, extent(item, across))
            }
            lines[index].length = next - arrangement.paddingStart[along]
            lastEnd = next + arrangement.paddingEnd[along]
            position += lines[index].thickness
            if index < countedLines { counted = position }
            if index < lines.count - 1 { align(index) }
            position += arrangement.spacing[across]
        }
        if lines.isEmpty { counted = position }
        return (lastEnd, counted + arrangement.paddingEnd[across])
    }

    private mutating func sizeLayout(_ ends: (along: CGFloat, across: CGFloat)) {
        if arrangement.ownSize[along].isWrap {
            // With several lines, the limit that broke them.
            let length = lines.count > 1 ? arrangement.size[along] : ends.along
            arrangement.size[along] = arrangement.limitOwn(length, along)
        }
        if arrangement.ownSize[across].isWrap {
            arrangement.size[across] = arrangement.limitOwn(ends.across, across)
        }
    }

    // MARK: Filling lines

    /// Orders the items so that lines are as full as can be.
    private mutating func reorder() {
        var rest = arrangement.items, ordered: [LayoutItem] = []
        for item in rest { measureAlong(item, arrangement.paddingStart[along], isFirst: true, nil) }
        while !rest.isEmpty {
            var search = LineSearch(
                lengths: rest.map { min(extent($0, along), arrangement.content(along)) },
                room: arrangement.content(along), spacing: arrangement.spacing[along])
            let chosen = search.run()
            ordered += chosen.map { rest[$0] }
            let taken = Set(chosen)
            rest = rest.indices.filter { !taken.contains($0) }.map { rest[$0] }
        }
        arrangement.items = ordered
    }
}

/// Finds the items that fill a line best.
///
/// Tries them in order, as MyLayout does, with a limit: there may be very many ways.
private struct LineSearch {
    let lengths: [CGFloat]
    let room: CGFloat
    let spacing: CGFloat
    private var best: [Int] = []
    private var bestLength: CGFloat = 0
    private var steps = 0

    /// How many ways are tried for a line.
    private static let stepLimit = 20_000

    init(lengths: [CGFloat], room: CGFloat, spacing: CGFloat) {
        self.lengths = lengths
        self.room = room
        self.spacing = spacing
    }

    /// Returns the indices of the items; at least one.
    mutating func run() -> [Int] {
        search([], 0, from: 0)
        return best.isEmpty ? [0] : best
    }

    private mutating func search(_ chosen: [Int], _ length: CGFloat, from first: Int) {
        for index in first..<lengths.count {
            steps += 1
            guard steps < LineSearch.stepLimit else { return }
            let next = length + lengths[index] + (chosen.isEmpty ? 0 : spacing)
            guard next <= room + lengthTolerance else { return }
            if abs(room - next) < abs(room - bestLength) - lengthTolerance {
                (best, bestLength) = (chosen + [index], next)
            }
            if abs(next - room) <= lengthTolerance { return }
            search(chosen + [index], next, from: index + 1)
        }
    }
}
