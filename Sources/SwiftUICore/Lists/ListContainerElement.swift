import Foundation
import Geometry
import Scene

/// The element of the rows of a list.
final class ListContainerElement: LayoutElement {
    private unowned let owner: ListContainerNode
    private var areDecorationsKnown = false, isUpdating = false
    private var placed = ListArrangement()

    init(_ owner: ListContainerNode) {
        self.owner = owner
        super.init(node: owner)
    }

    override var typeName: String? { "ListContent" }
    override var axisForContents: Axis? { .vertical }

    override var contents: [LayoutElement] {
        owner.elements.flatMap { row -> [LayoutElement] in
            let around = owner.decorations(of: row)
            return [around?.background?.element, around?.area?.element, row, around?.accessory?.element]
                .compactMap { $0 }
        }
    }

    override func didInvalidate() { areDecorationsKnown = false }

    /// What changes around rows while they are measured changes no size that was answered.
    override func contentsDidInvalidate() { if !isUpdating { invalidate() } }

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
        ) { [owner] row, height in
            owner.decorations(of: row)?.accessory?.element.size(
                for: ProposedViewSize(width: nil, height: height)) ?? .zero
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let arrangement = arrangement(proposal)
        return CGSize(width: arrangement.width, height: arrangement.height)
    }

    override func placeContents() {
        placed = arrangement(placedProposal)
        for slot in placed.slots {
            place(slot.element, at: slot.content.origin, proposal: slot.proposal)
            guard let around = owner.decorations(of: slot.element) else { continue }
            for node in [around.background, around.area].compactMap({ $0 }) {
                place(node.element, at: slot.row.origin, proposal: ProposedViewSize(slot.row.size))
            }
            if let element = around.accessory?.element {
                let size = element.size(for: ProposedViewSize(width: nil, height: slot.row.height))
                let origin = CGPoint(
                    x: slot.content.maxX + slot.accessoryGap, y: slot.row.midY - size.height / 2)
                place(element, at: origin, proposal: ProposedViewSize(size))
            }
        }
    }

    // MARK: Drawing

    override func draw(in pass: inout DrawingPass) {
        for section in placed.sections {
            let slots = placed.slots[section]
            drawBackgrounds(of: slots.filter { $0.part == .row }, in: &pass)
            for slot in slots where !slot.element.isDiscarded { drawContent(of: slot, in: &pass) }
            drawSeparators(of: slots.filter { $0.part == .row }, in: &pass)
        }
    }

    private func drawContent(of slot: ListArrangement.Slot, in pass: inout DrawingPass) {
        let around = owner.decorations(of: slot.element)
        // What is inside the row takes touches before the row does.
        around?.area?.element.draw(in: &pass)
        slot.element.draw(in: &pass)
        around?.accessory?.element.draw(in: &pass)
    }

    private func drawBackgrounds(of rows: [ListArrangement.Slot], in pass: inout DrawingPass) {
        guard let first = rows.first, let last = rows.last else { return }
        let area = hostRect(first.row).union(hostRect(last.row)),
            radius = Double(owner.appearance.cornerRadius)
        let shape = RoundedRect(pass.pixelRect(area), radii: RoundedRect.Radii(all: radius))
        let color = owner.appearance.rowColor, hasViews = rows.contains { background(of: $0) != nil }
        if !hasViews {
            if let color { pass.draw(.fillRoundedRect(shape, .color(color.sceneColor(in: environment)))) }
            return
        }
        pass.scope(.clip(shape)) { pass in
            for row in rows {
                if let element = background(of: row) {
                    element.draw(in: &pass)
                } else if let color {
                    let rect = pass.pixelRect(hostRect(row.row))
                    pass.draw(.fillRect(rect, .color(color.sceneColor(in: environment))))
                }
            }
        }
    }

    private func background(of slot: ListArrangement.Slot) -> LayoutElement? {
        owner.decorations(of: slot.element)?.background?.element
    }

    /// Lines are at the bottom of rows, within them, from the guide of the row to the trailing edge.
    private func drawSeparators(of rows: [ListArrangement.Slot], in pass: inout DrawingPass) {
        let pixel = 1 / pass.scale, thickness = max(owner.appearance.separatorThickness, pixel)
        let isOuter = owner.appearance.hasOuterSeparators
        for (index, slot) in rows.enumerated() {
            let own = slot.element[ListRowSeparatorTrait.self] ?? ListRowSeparators()
            let next = index + 1 < rows.count ? rows[index + 1].element[ListRowSeparatorTrait.self]?.top : nil
            let isLast = index == rows.count - 1
            var isShown = own.bottom == .automatic ? !isLast || isOuter : own.bottom == .visible
            if own.bottom == .automatic, let next, next != .automatic { isShown = next == .visible }
            if isShown { drawSeparator(of: slot, y: slot.row.maxY - thickness, thickness, in: &pass) }
            let showsTop = own.top == .visible || own.top == .automatic && isOuter
            if index == 0, showsTop { drawSeparator(of: slot, y: slot.row.minY, thickness, in: &pass) }
        }
    }

    private func drawSeparator(
        of slot: ListArrangement.Slot, y: CGFloat, _ thickness: CGFloat, in pass: inout DrawingPass
    ) {
        let leading = separatorStart(of: slot)
        let end = slot.row.maxX - owner.appearance.separatorTrailing
        let line = CGRect(x: leading, y: y, width: max(0, end - leading), height: thickness)
        let color = slot.element[ListRowSeparatorTintTrait.self] ?? owner.appearance.separatorColor
        var rect = pass.pixelRect(hostRect(line))
        rect.size.height = max(rect.size.height, Double(1 / pass.scale))
        pass.draw(.fillRect(rect, .color(color.sceneColor(in: environment))))
    }

    /// Where the line below a row begins: at the guide of the row, or at its first text.
    private func separatorStart(of slot: ListArrangement.Slot) -> CGFloat {
        let key = HorizontalAlignment.listRowSeparatorLeading.key
        if let guide = slot.element.explicitGuide(key, for: slot.proposal) {
            return slot.content.minX + guide
        }
        guard let text = slot.element.firstText else { return slot.content.minX }
        return max(slot.content.minX, leadingOffset(of: text).x)
    }

    private func hostRect(_ rect: CGRect) -> CGRect {
        let x =
            environment.layoutDirection == .rightToLeft ? frame.width - rect.maxX : rect.minX
        return CGRect(x: frame.minX + x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
    }
}

extension LayoutElement {
    /// The first text of the element.
    fileprivate var firstText: LayoutElement? {
        if self is LeafElement<Text> { return self }
        return contents.lazy.compactMap(\.firstText).first
    }
}
