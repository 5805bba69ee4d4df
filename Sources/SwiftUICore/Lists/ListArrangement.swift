import Foundation

/// Where the rows, headers and footers of a list are, in points from its leading and top edges.
struct ListArrangement {
    /// An element of the list.
    struct Slot {
        var element: LayoutElement
        /// What it is.
        var part: ListPart
        /// The whole row; of a run, all of its rows.
        var row: CGRect
        /// The content of the row.
        var content: CGRect
        /// What is proposed to the content.
        var proposal: ProposedViewSize
        /// The distance from the content to what is at the trailing edge.
        var accessoryGap: CGFloat = 0
        /// The rows that were not made, which the element stands for; nil for one that was.
        var run: ListRunElement?
    }

    /// The sizes of what is around a row's content, in points.
    struct Room {
        /// What is before the content.
        var leading = CGSize.zero
        /// What is after the content.
        var accessory = CGSize.zero
    }

    /// The size of an element's content and of its row.
    private struct Measured {
        var content: CGRect
        var proposal: ProposedViewSize
        var height: CGFloat
        var gap: CGFloat
    }

    /// The width of the list.
    var width: CGFloat = 0
    /// The height of the list.
    var height: CGFloat = 0
    /// The elements in order.
    var slots: [Slot] = []
    /// The slots of each section.
    var sections: [Range<Int>] = []

    /// The distance between the content of a row and what is at its trailing edge. Chosen: that of other controls.
    private static let gap: CGFloat = 8
    /// The distance between the control before a row and its content. Source: `CellEditControl` of this repository: content
    /// of edited cells is moved by 38 points, with a control of 22.
    static let leadingGap: CGFloat = 16

    /// Creates an arrangement of nothing.
    init() {}

    /// Arranges elements in a width; a function returns the sizes of what is around a row.
    init(
        _ elements: [LayoutElement], width: CGFloat, _ appearance: ListAppearance,
        room: (LayoutElement, CGFloat) -> Room
    ) {
        self.width = width
        let parts = elements.map { $0[ListSectionTrait.self] }
        let measured = zip(elements, parts).map { element, part in
            element.run == nil ? measure(element, part?.part ?? .row, appearance, room) : nil
        }
        let estimates = ListEstimates(
            zip(elements, measured).map { (element: $0, height: $1?.height) },
            standard: appearance.minimumRowHeight)
        for (index, section) in ListArrangement.sections(of: parts).enumerated() {
            let own = section.map { parts[$0]?.part ?? .row }
            addSpace(above: index, hasHeader: own.contains(.header), appearance)
            let start = slots.count
            for (place, part) in zip(section, own) {
                if part == .row, slots.count > start, slots.last?.part == .row {
                    height += appearance.rowSpacing
                }
                if let run = elements[place].run {
                    add(elements[place], part, run, estimates.length(of: run.list), appearance)
                } else if let measured = measured[place] {
                    add(elements[place], part, measured, appearance)
                }
            }
            sections.append(start..<slots.count)
            let isSpaced = appearance.sectionSpacing == nil || section.upperBound == elements.count
            if !own.contains(.footer), isSpaced { height += appearance.spaceWithoutFooter }
        }
    }

    private mutating func addSpace(above index: Int, hasHeader: Bool, _ appearance: ListAppearance) {
        if index == 0 {
            if !hasHeader { height += appearance.topSpace }
        } else if let spacing = appearance.sectionSpacing {
            height += spacing
        } else if !hasHeader {
            height += appearance.spaceWithoutHeader
        }
    }

    /// Measures an element: its content from the leading and top edges of its row.
    private func measure(
        _ element: LayoutElement, _ part: ListPart, _ appearance: ListAppearance,
        _ room: (LayoutElement, CGFloat) -> Room
    ) -> Measured {
        let own = element[ListRowInsetsTrait.self]
        var insets = own ?? appearance.rowInsets, minimum = appearance.minimumRowHeight
        switch part {
        case .row: break
        case .header: (insets, minimum) = (own ?? appearance.headerInsets, appearance.minimumHeaderHeight)
        case .footer: (insets, minimum) = (own ?? appearance.footerInsets, 0)
        }
        for (edge, length) in element[ListRowEdgeInsetsTrait.self] { insets[edge] = length }
        let rowWidth = max(0, width - 2 * appearance.margin)
        let around = room(element, minimum)
        let gap = around.accessory.width > 0 ? ListArrangement.gap : 0
        let indent = around.leading.width > 0 ? around.leading.width + ListArrangement.leadingGap : 0
        let length = max(
            0, rowWidth - insets.leading - insets.trailing - indent - around.accessory.width - gap)
        let proposal = ProposedViewSize(width: length, height: nil), size = element.size(for: proposal)
        let inner = max(size.height, around.accessory.height)
        let height = max(minimum, insets.top + inner + insets.bottom)
        let middle = insets.top + (height - insets.top - insets.bottom - size.height) / 2
        return Measured(
            content: CGRect(x: insets.leading + indent, y: middle, width: length, height: size.height),
            proposal: proposal, height: height, gap: gap)
    }

    private mutating func add(
        _ element: LayoutElement, _ part: ListPart, _ measured: Measured, _ appearance: ListAppearance
    ) {
        let row = CGRect(
            x: appearance.margin, y: height, width: max(0, width - 2 * appearance.margin),
            height: measured.height)
        slots.append(
            Slot(
                element: element, part: part, row: row,
                content: measured.content.offsetBy(dx: row.minX, dy: row.minY), proposal: measured.proposal,
                accessoryGap: measured.gap))
        height += measured.height
    }

    private mutating func add(
        _ element: LayoutElement, _ part: ListPart, _ run: ListRunElement, _ length: CGFloat,
        _ appearance: ListAppearance
    ) {
        let count = CGFloat(run.range.count)
        let row = CGRect(
            x: appearance.margin, y: height, width: max(0, width - 2 * appearance.margin),
            height: length * count + appearance.rowSpacing * (count - 1))
        slots.append(
            Slot(
                element: element, part: part, row: row, content: row, proposal: ProposedViewSize(row.size),
                run: run))
        height += row.height
    }

    /// The indexes of elements by sections; rows outside of any are a section together.
    private static func sections(of parts: [ListSectionPart?]) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for index in parts.indices {
            if index > 0, parts[index]?.section == parts[index - 1]?.section, let last = groups.last {
                groups[groups.count - 1] = last.lowerBound..<index + 1
            } else {
                groups.append(index..<index + 1)
            }
        }
        return groups
    }
}
