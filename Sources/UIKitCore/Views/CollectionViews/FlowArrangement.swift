/// Arranges items in lines, as a flow layout does. Lengths are in points.
struct FlowArrangement {
    /// The input for one section.
    struct Section {
        var index: Int
        var inset: UIEdgeInsets = .zero
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        var sizes: [CGSize] = []
    }

    /// Whether lines are stacked vertically.
    var isVertical = true
    /// The available length perpendicular to the scroll direction.
    var breadth: CGFloat = 0
    /// The class of the attributes that are created.
    var attributesClass: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    /// All elements arranged so far, in order.
    private(set) var items: [UICollectionViewLayoutAttributes] = []
    /// The length of the sections in the scroll direction.
    private var length: CGFloat = 0
    /// The extent in the scroll direction of each section between its header and its footer, by its index.
    private(set) var bodies: [Int: ClosedRange<CGFloat>] = [:]

    /// The size of the content.
    var size: CGSize {
        isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    /// Appends a section.
    mutating func add(_ section: Section) {
        addSupplement(UICollectionView.elementKindSectionHeader, section.header, section)
        let inset = section.inset, start = length
        length += isVertical ? inset.top : inset.left
        let lines = lines(of: section)
        for (number, line) in lines.enumerated() {
            if number > 0 { length += section.lineSpacing }
            place(line, isLast: number == lines.count - 1, of: section, isOnly: lines.count == 1)
        }
        length += isVertical ? inset.bottom : inset.right
        bodies[section.index] = min(start, length)...max(start, length)
        addSupplement(UICollectionView.elementKindSectionFooter, section.footer, section)
    }

    /// Returns the frame of a header or footer that is pinned to the visible part of the content, within its section.
    ///
    /// Source: documentation of `sectionHeadersPinToVisibleBounds`; a header leaves with the end of its section.
    func pinnedFrame(of attributes: UICollectionViewLayoutAttributes, in visible: CGRect) -> CGRect {
        var frame = attributes.frame
        guard let body = bodies[attributes.indexPath.section] else { return frame }
        let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        let natural = isVertical ? frame.minY : frame.minX, extent = along(frame.size)
        let near = isVertical ? visible.minY : visible.minX, far = isVertical ? visible.maxY : visible.maxX
        let held =
            isHeader
            ? max(natural, min(near, body.upperBound - extent))
            : min(natural, max(far - extent, body.lowerBound))
        if isVertical { frame.origin.y = held } else { frame.origin.x = held }
        return frame
    }

    /// Mirrors the arrangement horizontally.
    func mirror() {
        for item in items { item.frame.origin.x = breadth - item.frame.maxX }
    }

    private mutating func addSupplement(_ kind: String, _ extent: CGFloat, _ section: Section) {
        guard extent > 0 else { return }
        let attributes = attributesClass.made(
            .supplementaryView, kind, at: IndexPath(item: 0, section: section.index))
        attributes.frame = frame(along: length, across: 0, extent, breadth)
        items.append(attributes)
        length += extent
    }

    // MARK: Lines

    private func along(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.height : size.width) }
    private func across(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.width : size.height) }

    private func availableSpan(_ section: Section) -> (start: CGFloat, length: CGFloat) {
        let inset = section.inset
        return isVertical
            ? (inset.left, max(0, breadth - inset.left - inset.right))
            : (inset.top, max(0, breadth - inset.top - inset.bottom))
    }

    /// Returns the lines: as many items as fit with the minimum spacing, at least one.
    private func lines(of section: Section) -> [Range<Int>] {
        let limit = availableSpan(section).length + 1e-6
        var lines: [Range<Int>] = []
        var start = 0, used: CGFloat = 0
        for (index, size) in section.sizes.enumerated() {
            let extent = across(size)
            let wanted = index == start ? extent : used + section.itemSpacing + extent
            if index > start, wanted > limit {
                lines.append(start..<index)
                (start, used) = (index, extent)
            } else {
                used = wanted
            }
        }
        if start < section.sizes.count { lines.append(start..<section.sizes.count) }
        return lines
    }

    /// Distributes the free space of a line between its items; the last line keeps the columns of the others
    /// if all items are equal, and otherwise the minimum spacing. Items are centered within the thickness of
    /// the line.
    /// Source: UICollectionViewFlowLayout's behavior as described by its users.
    private mutating func place(_ line: Range<Int>, isLast: Bool, of section: Section, isOnly: Bool) {
        let sizes = section.sizes[line], availableSpan = availableSpan(section)
        let total = sizes.reduce(0) { $0 + across($1) }
        let isUniform =
            Set(section.sizes.map(\.width)).count == 1 && Set(section.sizes.map(\.height)).count == 1
        var gap = section.itemSpacing, start = availableSpan.start
        if isLast, isUniform, let size = sizes.first {
            let count = fullCount(across(size), section)
            let free = availableSpan.length - across(size) * CGFloat(count)
            if count > 1 { gap = max(gap, free / CGFloat(count - 1)) } else { start += max(0, free / 2) }
        } else if !isLast {
            let free = availableSpan.length - total
            if line.count > 1 {
                gap = max(gap, free / CGFloat(line.count - 1))
            } else {
                start += max(0, free / 2)
            }
        }
        let height = sizes.map(along).max() ?? 0
        for index in line {
            let size = section.sizes[index]
            let attributes = attributesClass.made(
                .cell, nil, at: IndexPath(item: index, section: section.index))
            attributes.frame = frame(
                along: length + (height - along(size)) / 2, across: start, along(size), across(size))
            items.append(attributes)
            start += across(size) + gap
        }
        length += height
    }

    /// Returns the number of equal items in a full line.
    private func fullCount(_ extent: CGFloat, _ section: Section) -> Int {
        let step = extent + section.itemSpacing
        guard step > 0 else { return section.sizes.count }
        let count = ((availableSpan(section).length + section.itemSpacing + 1e-6) / step).rounded(.down)
        return max(1, Int(min(count, 1e6)))
    }

    private func frame(
        along position: CGFloat, across offset: CGFloat, _ length: CGFloat, _ breadth: CGFloat
    ) -> CGRect {
        isVertical
            ? CGRect(x: offset, y: position, width: breadth, height: length)
            : CGRect(x: position, y: offset, width: length, height: breadth)
    }
}
