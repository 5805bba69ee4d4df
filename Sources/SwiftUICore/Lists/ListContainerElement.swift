import Foundation

/// The element of the rows of a list.
final class ListContainerElement: LayoutElement {
    unowned let owner: ListContainerNode
    private var areDecorationsKnown = false, isUpdating = false
    private(set) var placed = ListArrangement()
    /// How far headers are moved so that they stay in sight, by the index of their slot, in points.
    private(set) var headerShifts: [Int: CGFloat] = [:]

    init(_ owner: ListContainerNode) {
        self.owner = owner
        super.init(node: owner)
    }

    override var typeName: String? { "ListContent" }
    override var axisForContents: Axis? { .vertical }

    override var contents: [LayoutElement] {
        owner.madeElements.flatMap { row -> [LayoutElement] in
            let around = owner.decorations(of: row)
            let nodes = [around?.background, around?.area, around?.actions, around?.leading]
            return nodes.compactMap { $0?.element } + [row] + [around?.accessory?.element].compactMap { $0 }
        }
    }

    override func didInvalidate() { areDecorationsKnown = false }

    /// What changes around rows while they are measured changes no size that was answered.
    override func contentsDidInvalidate() { if !isUpdating { invalidate() } }

    /// The rows that were made, with their frames in points of the host.
    var rows: [(element: LayoutElement, frame: CGRect)] {
        placed.slots.filter { $0.part == .row && $0.run == nil }.map { ($0.element, hostRect($0.row)) }
    }

    // MARK: Layout

    private func arrangement(_ proposal: ProposedViewSize) -> ListArrangement {
        if !areDecorationsKnown {
            areDecorationsKnown = true
            isUpdating = true
            owner.updateDecorations()
            isUpdating = false
        }
        let width = proposal.width ?? 320
        return ListArrangement(
            owner.elements, width: width, owner.appearance.adapted(to: width)
        ) { [owner] row, height in owner.decorations(of: row)?.room(height: height) ?? .init() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let arrangement = arrangement(proposal)
        return CGSize(width: arrangement.width, height: arrangement.height)
    }

    override func placeContents() {
        placed = arrangement(placedProposal)
        var hasMade = false
        // Rows may be lower than estimated, so that others are shown too: at last all that are shown were made.
        while makeShownRows() {
            hasMade = true
            areDecorationsKnown = false
            placed = arrangement(placedProposal)
        }
        placeHeaders()
        for (index, slot) in placed.slots.enumerated() { place(slot, moved: headerShifts[index] ?? 0) }
        if hasMade { invalidate() }
    }

    /// Makes the rows that are shown, and says whether there were any to make.
    private func makeShownRows() -> Bool {
        let runs = placed.slots.compactMap { slot in slot.run.map { ($0, slot.row) } }
        var hasMade = false
        for (run, row) in runs {
            let count = run.range.count, first = run.range.lowerBound
            var shown = 0..<count
            if let viewport {
                let length = max(1, row.height / CGFloat(max(1, count))), top = frame.minY + row.minY
                guard top < viewport.maxY, top + row.height > viewport.minY else { continue }
                let last = CGFloat(count - 1)
                let start = max(0, min(((viewport.minY - top) / length).rounded(.down), last))
                let end = min(((viewport.maxY - top) / length).rounded(.up), CGFloat(count))
                guard start.isFinite, end.isFinite, start < end else { continue }
                shown = Int(start)..<Int(end)
            }
            guard !shown.isEmpty else { continue }
            run.list.make(first + shown.lowerBound..<first + shown.upperBound)
            hasMade = true
        }
        return hasMade
    }

    /// Keeps the header of the section at the top of what is shown there, until the next one comes.
    ///
    /// Source: Apple's documentation of `PlainListStyle` and of the plain style of `UITableView`: headers of sections float.
    private func placeHeaders() {
        headerShifts = [:]
        guard owner.appearance.pinsHeaders, let viewport else { return }
        for section in placed.sections {
            guard let first = section.first, placed.slots[first].part == .header,
                let end = placed.slots[section].last?.row.maxY
            else { continue }
            let header = placed.slots[first].row
            let hidden = viewport.minY - (frame.minY + header.minY)
            let shift = min(max(0, hidden), max(0, end - header.maxY))
            if shift > 0 { headerShifts[first] = shift }
        }
    }

    private func place(_ slot: ListArrangement.Slot, moved down: CGFloat) {
        let around = owner.decorations(of: slot.element), row = slot.row.offsetBy(dx: 0, dy: down)
        let content = slot.content.offsetBy(dx: around?.shift(height: row.height) ?? 0, dy: down)
        place(slot.element, at: content.origin, proposal: slot.proposal)
        guard let around else { return }
        for node in [around.background, around.area].compactMap({ $0 }) {
            place(node.element, at: row.origin, proposal: ProposedViewSize(row.size))
        }
        let proposal = ProposedViewSize(width: nil, height: row.height)
        if let element = around.accessory?.element {
            let size = element.size(for: proposal)
            let origin = CGPoint(
                x: content.maxX + slot.accessoryGap, y: row.midY - size.height / 2)
            place(element, at: origin, proposal: ProposedViewSize(size))
        }
        if let element = around.leading?.element {
            let size = element.size(for: proposal)
            let x = content.minX - ListArrangement.leadingGap - size.width
            place(
                element, at: CGPoint(x: x, y: row.midY - size.height / 2), proposal: ProposedViewSize(size))
        }
        if let element = around.actions?.element, let edge = around.swipe?.edge {
            let width = abs(around.shift(height: row.height))
            place(
                element, at: CGPoint(x: edge == .leading ? row.minX : row.maxX - width, y: row.minY),
                proposal: ProposedViewSize(width: width, height: row.height))
        }
    }

    /// Returns a rectangle in points of the host for one in points from the list's leading and top edges.
    func hostRect(_ rect: CGRect) -> CGRect {
        let x =
            environment.layoutDirection == .rightToLeft ? frame.width - rect.maxX : rect.minX
        return CGRect(x: frame.minX + x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
    }

    override func draw(in pass: inout DrawingPass) { drawRows(in: &pass) }
}
