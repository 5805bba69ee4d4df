/// Lays out the items of a section in its groups, from the leading edge. Lengths are in points.
///
/// Measured in tests that others wrote against UIKit, high confidence: along its axis a group has as many items as fit,
/// where fractions are of its length less the spacing between them; a group whose length is an estimate has each subitem
/// once; a group that not even its first item fits shows none.
struct GroupSolver {
    let section: Int
    let scale: CGFloat
    let traits: UITraitCollection
    /// The number of items in the section.
    var count: Int
    var preferred: PreferredSizes
    /// The index of the next item.
    private(set) var next = 0
    private var supplements: [String: Int] = [:]
    private var patterns: [PatternKey: [Slot]] = [:]

    init(
        section: Int, count: Int, scale: CGFloat, traits: UITraitCollection, preferred: PreferredSizes
    ) {
        self.section = section
        self.count = count
        self.scale = scale
        self.traits = traits
        self.preferred = preferred
    }

    /// Skips items that are laid out elsewhere, with the supplementary views that belong to them.
    mutating func skip(_ cells: Int, _ views: [String: Int]) {
        next += cells
        for (kind, number) in views { supplements[kind, default: 0] += number }
    }

    /// A laid-out group or item, in coordinates with its own origin.
    struct Block {
        var size: CGSize
        var elements: [PlacedElement] = []
        /// Whether there were fewer items than places.
        var isPartial = false
    }

    /// The position of a subitem in a group.
    private struct Slot {
        var item: NSCollectionLayoutItem
        var size: CGSize
    }

    private struct PatternKey: Hashable {
        var group: ObjectIdentifier
        var width: CGFloat
        var height: CGFloat
    }

    /// Lays out as many of the next items as a group has room for.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - size: Its size; estimates as they are.
    ///   - container: The size of what contains it.
    /// - Returns: The laid-out group; without elements if there is room for none.
    mutating func layOut(_ group: NSCollectionLayoutGroup, size: CGSize, in container: CGSize) -> Block {
        let insets = group.appliedInsets
        var block: Block
        switch group.arrangement {
        case .custom(let provider): block = custom(provider, size: size, insets: group.contentInsets)
        case .horizontal: block = run(group, true, inner: size.less(insets))
        case .vertical: block = run(group, false, inner: size.less(insets))
        }
        if case .custom = group.arrangement {
        } else {
            block.elements = block.elements.map { $0.moved(x: insets.leading, y: insets.top) }
            block.size.width += insets.leading + insets.trailing
            block.size.height += insets.top + insets.bottom
        }
        let frame = CGRect(origin: .zero, size: block.size)
        for supplement in group.supplementaryItems {
            block.elements.append(place(supplement, in: frame, base: container))
        }
        return block
    }

    // MARK: Custom groups

    private mutating func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize, insets: NSDirectionalEdgeInsets
    ) -> Block {
        let environment = LayoutEnvironment(contentSize: size, contentInsets: insets, traitCollection: traits)
        let frames = provider(environment)
        var block = Block(size: size)
        for entry in frames.prefix(max(0, count - next)) {
            var element = PlacedElement(
                key: .init(section: section, index: next), frame: entry.frame, zIndex: entry.zIndex)
            element.edge = CGPoint(x: entry.frame.maxX, y: entry.frame.maxY)
            block.elements.append(element)
            next += 1
        }
        block.isPartial = block.elements.count < frames.count
        return block
    }

    // MARK: Rows and columns

    private mutating func run(_ group: NSCollectionLayoutGroup, _ isRow: Bool, inner: CGSize) -> Block {
        guard let pattern = pattern(of: group, isRow, inner: inner) else { return Block(size: inner) }
        let flows =
            group.repetitions == nil && !dimension(group, isRow).isEstimated
            && group.subitems.contains { dimension($0, isRow).isEstimated }
        var blocks: [Block] = [], items: [NSCollectionLayoutItem] = [], isPartial = false
        var fitting = SpacedRun(between: group.interItemSpacing)
        for number in 0..<(flows ? Self.limit : pattern.count) {
            guard next < count else {
                isPartial = true
                break
            }
            let slot = flows ? place(number, in: group, inner: inner) : pattern[number], before = self
            let block = place(slot, in: inner, sharesLength: group.sharesLength, isRow)
            fitting.append(length(block.size, isRow), edges(slot.item, isRow))
            if next == before.next || flows && number > 0 && fitting.total > length(inner, isRow) + 0.001 {
                self = before
                break
            }
            isPartial = isPartial || block.isPartial
            blocks.append(block)
            items.append(slot.item)
        }
        if !flows { items += pattern[blocks.count...].map(\.item) }
        equalize(&blocks, items, isRow)
        let lengths =
            blocks.map { length($0.size, isRow) }
            + (flows ? [] : pattern[blocks.count...].map { length($0.size, isRow) })
        var block = arrange(blocks, items, lengths, in: group, isRow, inner: inner)
        block.isPartial = isPartial
        return block
    }

    /// Equalizes the sizes of items that follow their siblings: each gets the greatest across the run.
    private func equalize(_ blocks: inout [Block], _ items: [NSCollectionLayoutItem], _ isRow: Bool) {
        let equal = blocks.indices.filter { dimension(items[$0], !isRow).isUniformAcrossSiblings }
        guard let greatest = equal.map({ length(blocks[$0].size, !isRow) }).max() else { return }
        for index in equal {
            let growth = greatest - length(blocks[index].size, !isRow)
            guard growth > 0, let cell = blocks[index].elements.firstIndex(where: { $0.key.kind == nil })
            else { continue }
            if isRow {
                blocks[index].size.height = greatest
                blocks[index].elements[cell].frame.size.height += growth
            } else {
                blocks[index].size.width = greatest
                blocks[index].elements[cell].frame.size.width += growth
            }
        }
    }

    /// Arranges blocks one after another; `items` and `lengths` include slots that are left empty.
    private func arrange(
        _ blocks: [Block], _ items: [NSCollectionLayoutItem], _ lengths: [CGFloat],
        in group: NSCollectionLayoutGroup, _ isRow: Bool, inner: CGSize
    ) -> Block {
        var along = SpacedRun(between: group.interItemSpacing)
        for (item, length) in zip(items, lengths) { along.append(length, edges(item, isRow)) }
        let positions = along.positions(in: length(inner, isRow))
        var breadth = length(inner, !isRow)
        let runs = zip(blocks, items).map { block, item in
            var run = SpacedRun()
            run.append(length(block.size, !isRow), edges(item, !isRow))
            return run
        }
        if dimension(group, !isRow).isEstimated, !runs.isEmpty { breadth = runs.map(\.total).max() ?? 0 }
        var result = Block(size: inner)
        var end: CGFloat = 0
        for (number, block) in blocks.enumerated() {
            let item = items[number]
            let main = rounded(positions[number])
            let cross = rounded(runs[number].positions(in: breadth).first ?? 0)
            result.elements += block.elements.map {
                var element = isRow ? $0.moved(x: main, y: cross) : $0.moved(x: cross, y: main)
                element.edge.x += item.edgeSpacing?.trailing?.spacing ?? 0
                element.edge.y += item.edgeSpacing?.bottom?.spacing ?? 0
                return element
            }
            end = max(end, main + lengths[number] + (edges(item, isRow).far?.spacing ?? 0))
        }
        if dimension(group, isRow).isEstimated { setLength(&result.size, isRow, end) }
        if dimension(group, !isRow).isEstimated { setLength(&result.size, !isRow, breadth) }
        return result
    }

    // MARK: Items

    private mutating func place(
        _ slot: Slot, in container: CGSize, sharesLength: Bool, _ isRow: Bool
    ) -> Block {
        if let group = slot.item as? NSCollectionLayoutGroup {
            return layOut(group, size: slot.size, in: container)
        }
        let item = slot.item, key = PlacedElement.Key(section: section, index: next)
        var size = item.layoutSize.replacingEstimates(of: slot.size, with: preferred[key])
        var axes = item.layoutSize.estimatedAxes
        if sharesLength {
            setLength(&size, isRow, length(slot.size, isRow))
            axes.remove(isRow ? .horizontal : .vertical)
        }
        let frame = CGRect(origin: .zero, size: size).less(item.appliedInsets)
        var cell = PlacedElement(key: key, frame: frame, estimatedAxes: axes)
        cell.edge = CGPoint(x: frame.maxX, y: frame.maxY)
        next += 1
        var block = Block(size: size, elements: [cell])
        for supplement in item.supplementaryItems {
            block.elements.append(place(supplement, in: frame, base: frame.size))
        }
        return block
    }

    private mutating func place(
        _ item: NSCollectionLayoutSupplementaryItem, in frame: CGRect, base: CGSize
    ) -> PlacedElement {
        let number = supplements[item.elementKind, default: 0]
        supplements[item.elementKind] = number + 1
        let key = PlacedElement.Key(section: section, index: number, kind: item.elementKind)
        let size = item.layoutSize.replacingEstimates(
            of: item.layoutSize.size(in: base, scale: scale), with: preferred[key])
        return PlacedElement(
            key: key, frame: item.frame(in: frame, size: size), zIndex: item.zIndex,
            estimatedAxes: item.layoutSize.estimatedAxes)
    }

    // MARK: Patterns

    /// Returns the slots of a group at its estimates; nil where its first item does not fit.
    private mutating func pattern(of group: NSCollectionLayoutGroup, _ isRow: Bool, inner: CGSize) -> [Slot]?
    {
        let key = PatternKey(group: ObjectIdentifier(group), width: inner.width, height: inner.height)
        if let known = patterns[key] { return known.isEmpty ? nil : known }
        let made = makePattern(of: group, isRow, inner: inner)
        patterns[key] = made
        return made.isEmpty ? nil : made
    }

    private func makePattern(of group: NSCollectionLayoutGroup, _ isRow: Bool, inner: CGSize) -> [Slot] {
        guard !group.subitems.isEmpty else { return [] }
        if let repetitions = group.repetitions { return slots(repetitions, of: group, isRow, inner: inner) }
        if dimension(group, isRow).isEstimated {
            return slots(group.subitems.count, of: group, isRow, inner: inner)
        }
        var best: [Slot] = []
        for number in 1...Self.limit {
            let slots = slots(number, of: group, isRow, inner: inner)
            var run = SpacedRun(between: group.interItemSpacing)
            for slot in slots { run.append(length(slot.size, isRow), edges(slot.item, isRow)) }
            guard run.total <= length(inner, isRow) + 0.001 else { break }
            best = slots
        }
        return best
    }

    /// The greatest number of items in a group. Chosen: more than fit on a screen.
    private static let limit = 512

    /// Returns the slot of an item of a group that has as many items as their content leaves room for.
    private func place(_ number: Int, in group: NSCollectionLayoutGroup, inner: CGSize) -> Slot {
        let item = group.subitems[number % group.subitems.count]
        return Slot(item: item, size: item.layoutSize.size(in: inner, scale: scale))
    }

    private func slots(
        _ number: Int, of group: NSCollectionLayoutGroup, _ isRow: Bool, inner: CGSize
    ) -> [Slot] {
        let gaps = CGFloat(number - 1) * (group.interItemSpacing?.spacing ?? 0)
        var base = inner
        setLength(&base, isRow, max(0, length(inner, isRow) - gaps))
        return (0..<number).map { index in
            let item = group.subitems[index % group.subitems.count]
            var size = item.layoutSize.size(in: base, scale: scale)
            if group.sharesLength {
                let share = length(base, isRow) / CGFloat(number)
                setLength(&size, isRow, (share * scale + 0.001).rounded(.down) / scale)
            }
            return Slot(item: item, size: size)
        }
    }

    // MARK: Axes

    private func length(_ size: CGSize, _ isRow: Bool) -> CGFloat { isRow ? size.width : size.height }

    private func setLength(_ size: inout CGSize, _ isRow: Bool, _ length: CGFloat) {
        if isRow { size.width = length } else { size.height = length }
    }

    private func dimension(_ item: NSCollectionLayoutItem, _ isRow: Bool) -> NSCollectionLayoutDimension {
        isRow ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
    }

    private func edges(_ item: NSCollectionLayoutItem, _ isRow: Bool) -> (
        near: NSCollectionLayoutSpacing?, far: NSCollectionLayoutSpacing?
    ) { item.edgeSpacing?.along(isRow) ?? (nil, nil) }

    private func rounded(_ position: CGFloat) -> CGFloat { (position * scale + 0.5).rounded(.down) / scale }
}
