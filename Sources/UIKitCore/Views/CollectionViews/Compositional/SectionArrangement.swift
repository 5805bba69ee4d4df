/// Lays out one section of a compositional layout, from its own origin and the leading edge. Lengths are in points.
///
/// Measured in tests that others wrote against UIKit, high confidence: fractions of the group along the run of groups are of
/// the whole container, across it of the container less the insets; an empty section without headers takes no room; the
/// last group ends after its last item.
struct SectionArrangement {
    let section: NSCollectionLayoutSection
    let index: Int
    /// The size of the container, less the area outside the boundary that the insets refer to.
    let container: CGSize
    let isVertical: Bool
    let scale: CGFloat
    let traits: UITraitCollection
    let preferred: PreferredSizes

    /// The cells, views and decorations.
    private(set) var elements: [PlacedElement] = []
    /// The length along the scroll direction.
    private(set) var length: CGFloat = 0
    /// The row that scrolls orthogonally; nil for a section without one.
    private(set) var row: Row?

    /// A row of groups that scrolls orthogonally to the layout.
    struct Row {
        /// The position along the scroll direction of the layout.
        var start: CGFloat
        /// The length along that direction.
        var breadth: CGFloat
        /// The length of what scrolls.
        var contentLength: CGFloat
        /// Where the groups begin, and their lengths.
        var groups: [(start: CGFloat, length: CGFloat)]
    }

    init(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, container: CGSize, isVertical: Bool,
        scale: CGFloat, traits: UITraitCollection, preferred: PreferredSizes
    ) {
        self.section = section
        self.index = index
        self.container = container
        self.isVertical = isVertical
        self.scale = scale
        self.traits = traits
        self.preferred = preferred
        let boundary = section.boundarySupplementaryItems
        guard count > 0 || !boundary.isEmpty else { return }
        let end = arrangeGroups(count)
        var headers = BoundaryArrangement(
            boundary, section: index, isVertical: isVertical, scale: scale, preferred: preferred)
        let follows =
            section.supplementariesFollowContentInsets
            && section.supplementaryContentInsetsReference == .automatic
        headers.arrange(around: end, container: container, insets: follows ? section.contentInsets : .zero)
        let shift = headers.extent.near + section.leadingSpace
        shiftAlong(shift)
        elements += headers.elements.map { $0.movedAlong(shift, isVertical: isVertical) }
        length = max(0, shift + headers.regionLength + headers.extent.far)
        decorate()
    }

    /// Whether groups follow each other horizontally.
    private var runsHorizontally: Bool { isVertical == section.isOrthogonal }

    // MARK: Groups

    /// Lays out the groups; returns the length of the section without headers and footers.
    private mutating func arrangeGroups(_ count: Int) -> CGFloat {
        let insets = section.contentInsets, effective = container.less(insets)
        let isRow = runsHorizontally
        let outer = CGSize(
            width: isRow ? container.width : effective.width,
            height: isRow ? effective.height : container.height)
        var solver = GroupSolver(
            section: index, count: count, scale: scale, traits: traits, preferred: preferred)
        var cursor = isRow ? insets.leading : insets.top
        let start = cursor
        var breadth: CGFloat = 0, groups: [(start: CGFloat, length: CGFloat)] = []
        let edges = section.group.edgeSpacing?.along(isRow)
        var repeated = RepeatedGroup(section.group)
        while solver.next < count {
            let before = solver.next
            guard let block = repeated.next(&solver, in: outer) ?? nextGroup(&solver, in: outer) else {
                break
            }
            if solver.next == before { break }
            repeated.keep(block, from: before)
            cursor += edges?.near?.spacing ?? 0
            let cross = crossPosition(of: block.size, in: effective)
            let x = isRow ? cursor : insets.leading + cross, y = isRow ? insets.top + cross : cursor
            elements += block.elements.map { $0.moved(x: x, y: y) }
            let extent = isRow ? block.size.width : block.size.height
            groups.append((cursor, extent))
            breadth = max(breadth, cross + (isRow ? block.size.height : block.size.width))
            cursor += extent + (edges?.far?.spacing ?? 0) + section.interGroupSpacing
        }
        let end = groups.isEmpty ? start : cursor - section.interGroupSpacing
        guard section.isOrthogonal else { return end + (isVertical ? insets.bottom : insets.trailing) }
        return makeRow(groups, end: end, breadth: groups.isEmpty ? 0 : breadth)
    }

    /// Lays out the next group; the last one ends after its last item.
    private func nextGroup(_ solver: inout GroupSolver, in outer: CGSize) -> GroupSolver.Block? {
        let group = section.group, before = solver
        let size = group.layoutSize.size(in: outer, scale: scale)
        var block = solver.layOut(group, size: size, in: outer)
        let dimension = runsHorizontally ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        guard block.isPartial, !dimension.isEstimated else { return block }
        var full = before
        full.count = .max
        full.preferred = PreferredSizes()
        let pattern = full.layOut(group, size: size, in: outer)
        func end(_ block: GroupSolver.Block) -> CGFloat {
            block.elements.filter { $0.key.kind == nil }
                .map { runsHorizontally ? $0.edge.x : $0.edge.y }.max() ?? 0
        }
        let unused = max(0, end(pattern) - end(block))
        if runsHorizontally { block.size.width -= unused } else { block.size.height -= unused }
        return block
    }

    private func crossPosition(of size: CGSize, in effective: CGSize) -> CGFloat {
        guard let spacing = section.group.edgeSpacing else { return 0 }
        var run = SpacedRun()
        run.append(runsHorizontally ? size.height : size.width, spacing.along(!runsHorizontally))
        let start = run.positions(in: runsHorizontally ? effective.height : effective.width).first ?? 0
        return (start * scale + 0.5).rounded(.down) / scale
    }

    /// Places the groups in a row that scrolls; returns the length of the section without headers and footers.
    private mutating func makeRow(
        _ groups: [(start: CGFloat, length: CGFloat)], end: CGFloat, breadth: CGFloat
    ) -> CGFloat {
        let insets = section.contentInsets
        let total =
            isVertical ? insets.top + breadth + insets.bottom : insets.leading + breadth + insets.trailing
        var row = Row(
            start: 0, breadth: total, contentLength: end + (isVertical ? insets.trailing : insets.bottom),
            groups: groups)
        let view = isVertical ? container.width : container.height
        if section.orthogonalScrollingBehavior == .groupPagingCentered, let first = groups.first {
            // The insets at both ends grow, so that the first and the last group can be centered.
            let near = max(0, (view - first.length) / 2 - first.start)
            let lastLength = groups.last?.length ?? first.length
            row.contentLength = max(row.contentLength + near, end + near + (view - lastLength) / 2)
            row.groups = groups.map { ($0.start + near, $0.length) }
            elements = elements.map { isVertical ? $0.moved(x: near, y: 0) : $0.moved(x: 0, y: near) }
        }
        for number in elements.indices { elements[number].isInRow = true }
        self.row = row
        return total
    }

    // MARK: Surroundings

    private mutating func shiftAlong(_ distance: CGFloat) {
        guard distance != 0 else { return }
        elements = elements.map { $0.movedAlong(distance, isVertical: isVertical) }
        row?.start += distance
    }

    /// Adds the decoration views. Source: "all other section items will be automatically be promoted to zIndex=1", in
    /// UIKit's header.
    private mutating func decorate() {
        guard !section.decorationItems.isEmpty else { return }
        for number in elements.indices where elements[number].key.kind == nil {
            elements[number].zIndex = max(1, elements[number].zIndex)
        }
        let whole = CGRect(
            x: 0, y: 0, width: isVertical ? container.width : length,
            height: isVertical ? length : container.height)
        for (number, item) in section.decorationItems.enumerated() {
            let key = PlacedElement.Key(
                section: index, index: number, kind: item.elementKind, isDecoration: true)
            elements.append(
                PlacedElement(key: key, frame: whole.less(item.contentInsets), zIndex: item.zIndex))
        }
    }
}
