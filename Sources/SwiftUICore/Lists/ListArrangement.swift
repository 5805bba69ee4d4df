import Foundation

/// Where the rows, headers and footers of a list are, in points from its leading and top edges.
struct ListArrangement {
    /// An element of the list.
    struct Slot {
        var element: LayoutElement
        /// What it is.
        var part: ListPart
        /// The whole row.
        var row: CGRect
        /// The content of the row.
        var content: CGRect
        /// What is proposed to the content.
        var proposal: ProposedViewSize
        /// The distance from the content to what is at the trailing edge.
        var accessoryGap: CGFloat = 0
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

    /// Creates an arrangement of nothing.
    init() {}

    /// Arranges elements in a width; a function returns the size of what is at the trailing edge of a row.
    init(
        _ elements: [LayoutElement], width: CGFloat, _ appearance: ListAppearance,
        accessory: (LayoutElement, CGFloat) -> CGSize
    ) {
        self.width = width
        let groups = ListArrangement.sections(of: elements)
        for (index, group) in groups.enumerated() {
            let hasHeader = group.contains { $0.part == .header }
            let hasFooter = group.contains { $0.part == .footer }
            if index == 0 {
                if !hasHeader { height += appearance.topSpace }
            } else if let spacing = appearance.sectionSpacing {
                height += spacing
            } else if !hasHeader {
                height += appearance.spaceWithoutHeader
            }
            let start = slots.count
            for (element, part) in group { add(element, part, appearance, accessory) }
            sections.append(start..<slots.count)
            let isSpaced = appearance.sectionSpacing == nil || index == groups.count - 1
            if !hasFooter, isSpaced { height += appearance.spaceWithoutFooter }
        }
    }

    private mutating func add(
        _ element: LayoutElement, _ part: ListPart, _ appearance: ListAppearance,
        _ accessory: (LayoutElement, CGFloat) -> CGSize
    ) {
        let own = element[ListRowInsetsTrait.self]
        let (insets, minimum): (EdgeInsets, CGFloat) =
            switch part {
            case .row: (own ?? appearance.rowInsets, appearance.minimumRowHeight)
            case .header: (own ?? appearance.headerInsets, appearance.minimumHeaderHeight)
            case .footer: (own ?? appearance.footerInsets, 0)
            }
        if part == .row, slots.last?.part == .row, !isFirstOfSection { height += appearance.rowSpacing }
        let rowWidth = max(0, width - 2 * appearance.margin)
        let trailing = part == .row ? accessory(element, minimum) : .zero
        let gap = trailing.width > 0 ? ListArrangement.gap : 0
        let room = max(0, rowWidth - insets.leading - insets.trailing - trailing.width - gap)
        let proposal = ProposedViewSize(width: room, height: nil), size = element.size(for: proposal)
        let rowHeight = max(minimum, insets.top + max(size.height, trailing.height) + insets.bottom)
        let row = CGRect(x: appearance.margin, y: height, width: rowWidth, height: rowHeight)
        let middle = row.minY + insets.top + (rowHeight - insets.top - insets.bottom - size.height) / 2
        var slot = Slot(
            element: element, part: part, row: row,
            content: CGRect(x: row.minX + insets.leading, y: middle, width: room, height: size.height),
            proposal: proposal)
        slot.accessoryGap = gap
        slots.append(slot)
        height += rowHeight
    }

    private var isFirstOfSection: Bool { sections.last?.upperBound == slots.count }

    /// The elements by sections; rows outside of any are a section together.
    private static func sections(of elements: [LayoutElement]) -> [[(LayoutElement, part: ListPart)]] {
        var groups: [[(LayoutElement, part: ListPart)]] = []
        var last: AnyHashable?
        for element in elements {
            let trait = element[ListSectionTrait.self], section = trait?.section
            if groups.isEmpty || section != last { groups.append([]) }
            last = section
            groups[groups.count - 1].append((element, trait?.part ?? .row))
        }
        return groups
    }
}
