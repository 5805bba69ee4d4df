import Foundation
import Geometry
import Scene

extension ListContainerElement {
    private var appearance: ListAppearance { owner.appearance }

    /// Draws the rows that are shown, or may be by what is drawn around them: within a screen of it.
    func drawRows(in pass: inout DrawingPass) {
        for section in placed.sections {
            let rows = section.filter { placed.slots[$0].part == .row }.map { placed.slots[$0] }
            drawBackgrounds(of: rows, in: &pass)
            for index in section where headerShifts[index] == nil && isNear(placed.slots[index]) {
                drawContent(of: placed.slots[index], in: &pass)
            }
            drawSeparators(of: rows, in: &pass)
            for index in section where headerShifts[index] != nil { drawFloating(index, in: &pass) }
        }
    }

    private func isNear(_ slot: ListArrangement.Slot) -> Bool {
        guard slot.run == nil else { return false }
        guard let viewport else { return true }
        return hostRect(slot.row).intersects(viewport.insetBy(dx: -viewport.width, dy: -viewport.height))
    }

    private func drawContent(of slot: ListArrangement.Slot, in pass: inout DrawingPass) {
        guard !slot.element.isDiscarded else { return }
        let around = owner.decorations(of: slot.element)
        // What is inside the row takes touches before the row does.
        around?.area?.element.draw(in: &pass)
        guard let actions = around?.actions?.element else {
            around?.leading?.element.draw(in: &pass)
            slot.element.draw(in: &pass)
            around?.accessory?.element.draw(in: &pass)
            return
        }
        pass.scope(.clip(RoundedRect(pass.pixelRect(hostRect(slot.row))))) { pass in
            around?.leading?.element.draw(in: &pass)
            slot.element.draw(in: &pass)
            around?.accessory?.element.draw(in: &pass)
        }
        let area = RoundedRect(pass.pixelRect(actions.frame), radii: radii(of: slot))
        pass.scope(.clip(area)) { actions.draw(in: &$0) }
    }

    /// A header that stays in sight is over rows, and hides them.
    private func drawFloating(_ index: Int, in pass: inout DrawingPass) {
        let slot = placed.slots[index], shift = headerShifts[index] ?? 0
        if let color = appearance.headerColor {
            let rect = pass.pixelRect(hostRect(slot.row.offsetBy(dx: 0, dy: shift)))
            pass.draw(.fillRect(rect, .color(color.sceneColor(in: environment))))
        }
        drawContent(of: slot, in: &pass)
    }

    // MARK: Backgrounds

    private func drawBackgrounds(of rows: [ListArrangement.Slot], in pass: inout DrawingPass) {
        // Rows that are spaced are groups of their own.
        if appearance.rowSpacing > 0 {
            for row in rows where isNear(row) { drawBackground(of: [row], in: &pass) }
        } else {
            drawBackground(of: rows, in: &pass)
        }
    }

    private func drawBackground(of rows: [ListArrangement.Slot], in pass: inout DrawingPass) {
        guard let first = rows.first, let last = rows.last else { return }
        let area = hostRect(first.row).union(hostRect(last.row)),
            radius = Double(appearance.cornerRadius)
        let shape = RoundedRect(pass.pixelRect(area), radii: RoundedRect.Radii(all: radius))
        let color = appearance.rowColor
        let hasViews = rows.contains { background(of: $0) != nil }
        if !hasViews {
            if let color { pass.draw(.fillRoundedRect(shape, .color(color.sceneColor(in: environment)))) }
            return
        }
        pass.scope(.clip(shape)) { pass in
            for row in rows {
                if let element = background(of: row) {
                    if isNear(row) { element.draw(in: &pass) }
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

    /// The corners of a row, which are those of its section at its ends.
    private func radii(of slot: ListArrangement.Slot) -> RoundedRect.Radii {
        let section = placed.sections.first { range in
            placed.slots[range].contains { $0.element === slot.element }
        }
        let rows = section.map { placed.slots[$0].filter { $0.part == .row } } ?? []
        let isSpaced = appearance.rowSpacing > 0
        var radii = RoundedRect.Radii(all: 0)
        let radius = Double(appearance.cornerRadius)
        if isSpaced || rows.first?.element === slot.element {
            (radii.topLeft, radii.topRight) = (radius, radius)
        }
        if isSpaced || rows.last?.element === slot.element {
            (radii.bottomLeft, radii.bottomRight) = (radius, radius)
        }
        return radii
    }

    // MARK: Separators

    /// Lines are at the bottom of rows, within them, from the guide of the row to the trailing edge.
    private func drawSeparators(of rows: [ListArrangement.Slot], in pass: inout DrawingPass) {
        let pixel = 1 / pass.scale, thickness = max(appearance.separatorThickness, pixel)
        for (index, slot) in rows.enumerated() where isNear(slot) {
            let tints = slot.element[ListRowSeparatorTintTrait.self]
            if isShown(.bottom, of: index, in: rows) {
                let next = index + 1 < rows.count ? rows[index + 1].element : nil
                let tint = tints?.bottom ?? next?[ListRowSeparatorTintTrait.self]?.top
                drawSeparator(of: slot, y: slot.row.maxY - thickness, thickness, tint, in: &pass)
            }
            if index == 0, isShown(.top, of: 0, in: rows) {
                drawSeparator(of: slot, y: slot.row.minY, thickness, tints?.top, in: &pass)
            }
        }
    }

    /// Whether a line is shown at an edge of a row: as the row says, or its neighbour, or at the ends its section, or the list.
    private func isShown(_ edge: VerticalEdge, of index: Int, in rows: [ListArrangement.Slot]) -> Bool {
        let element = rows[index].element
        let own = element[ListRowSeparatorTrait.self]?[edge] ?? .automatic
        if own != .automatic { return own == .visible }
        let isEnd = edge == .top ? index == 0 : index == rows.count - 1
        guard !isEnd else {
            let section = element[ListSectionSeparatorTrait.self]?[edge] ?? .automatic
            return section == .automatic ? appearance.hasOuterSeparators : section == .visible
        }
        if appearance.rowSpacing > 0 { return false }
        let other = rows[edge == .top ? index - 1 : index + 1].element
        let next = other[ListRowSeparatorTrait.self]?[edge == .top ? .bottom : .top] ?? .automatic
        return next != .hidden
    }

    private func drawSeparator(
        of slot: ListArrangement.Slot, y: CGFloat, _ thickness: CGFloat, _ tint: Color?,
        in pass: inout DrawingPass
    ) {
        let leading = separatorStart(of: slot)
        let end = separatorEnd(of: slot)
        let line = CGRect(x: leading, y: y, width: max(0, end - leading), height: thickness)
        let section = slot.element[ListSectionSeparatorTintTrait.self]
        let color = tint ?? section?.bottom ?? section?.top ?? appearance.separatorColor
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
        let moved = owner.decorations(of: slot.element)?.shift(height: slot.row.height) ?? 0
        return max(slot.content.minX, leadingOffset(of: text).x - moved)
    }

    /// Where the line below a row ends: at the guide of the row, or at the trailing edge of the section.
    private func separatorEnd(of slot: ListArrangement.Slot) -> CGFloat {
        let key = HorizontalAlignment.listRowSeparatorTrailing.key
        if let guide = slot.element.explicitGuide(key, for: slot.proposal) {
            return slot.content.minX + guide
        }
        return slot.row.maxX - appearance.separatorTrailing
    }
}

extension LayoutElement {
    /// The first text of the element.
    fileprivate var firstText: LayoutElement? {
        if self is LeafElement<Text> { return self }
        return contents.lazy.compactMap(\.firstText).first
    }
}
