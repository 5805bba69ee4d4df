import Geometry
import Scene

extension UISegmentedControl {
    /// The segments' frames, with separators between them: explicit widths are kept, and the other segments share the
    /// rest in proportion to their content.
    var segmentRects: [CGRect] {
        let natural = naturalWidths
        let fixed = segments.reduce(0) { $0 + $1.width }
        let flexible = zip(natural, segments).reduce(0) { $1.1.width > 0 ? $0 : $0 + $1.0 }
        let separators = Self.separatorWidth * CGFloat(max(0, segments.count - 1))
        let availableWidth = max(0, bounds.width - fixed - separators)
        var left = bounds.minX
        var rects = zip(natural, segments).map { width, segment in
            let width =
                segment.width > 0 ? segment.width : flexible > 0 ? width / flexible * availableWidth : 0
            defer { left += width + Self.separatorWidth }
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
        guard isRightToLeft else { return rects }
        for index in rects.indices {
            rects[index].origin.x = bounds.minX + bounds.maxX - rects[index].maxX
        }
        return rects
    }

    func segmentCommands(in context: ContentContext) -> [DrawCommand] {
        let rects = segmentRects
        var commands: [DrawCommand] = []
        if backgroundImages.isEmpty {
            commands = groundCommands(context)
            for index in rects.indices.dropFirst() {
                commands += separatorCommands(before: index, rects, context)
            }
            if let chosen = selectedRect(rects) { commands += selectionCommands(in: chosen, context) }
        } else {
            for (index, rect) in rects.enumerated() { commands += backgroundCommands(index, in: rect) }
            for index in rects.indices.dropFirst() { commands += dividerCommands(before: index, rects) }
        }
        for (index, rect) in rects.enumerated() { commands += content(index, in: rect, context) }
        return commands
    }

    /// Returns the background of all segments.
    func groundCommands(_ context: ContentContext) -> [DrawCommand] {
        ControlShape.filled(
            bounds, radius: Self.cornerRadius, curve: .continuous, context.color(.tertiarySystemFill))
    }

    /// Returns the line between a segment and the one before, unless one of them is selected.
    func separatorCommands(before index: Int, _ rects: [CGRect], _ context: ContentContext) -> [DrawCommand] {
        guard index != selectedSegmentIndex, index - 1 != selectedSegmentIndex else { return [] }
        let width = Self.separatorWidth
        let x = isRightToLeft ? rects[index].maxX : rects[index].minX - width
        let line = CGRect(x: x, y: bounds.minY + 6, width: width, height: max(0, bounds.height - 12))
        let color = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
        return ControlShape.filled(line, radius: 0.5, context.color(color))
    }

    /// The background of the selected segment; nil without one.
    func selectedRect(_ rects: [CGRect]) -> CGRect? {
        guard backgroundImages.isEmpty, !isMomentary, rects.indices.contains(selectedSegmentIndex) else {
            return nil
        }
        return rects[selectedSegmentIndex].insetBy(dx: Self.selectedInset, dy: Self.selectedInset)
    }

    /// Returns the background of the selected segment in an area, with the shadow inside of the control.
    func selectionCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        let thumb = ControlShape.thumb(
            area, radius: Self.selectedRadius, curve: .continuous,
            context.color(selectedSegmentTintColor ?? Self.selectedBackground),
            shadows: ControlShape.segmentShadows)
        return ControlShape.clipped(thumb, to: bounds, radius: Self.cornerRadius, curve: .continuous)
    }

    /// The background of the selected segment. Source: white, (99, 99, 102) in dark mode.
    private static let selectedBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    /// The color of a segment's title or image.
    func contentColor(of index: Int) -> UIColor {
        let own: UIColor? = titleAttribute(.foregroundColor, isSelected: index == selectedSegmentIndex)
        return segments[index].isEnabled ? own ?? .label : .tertiaryLabel
    }

    func content(_ index: Int, in rect: CGRect, _ context: ContentContext) -> [DrawCommand] {
        let segment = segments[index]
        let rect = rect.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
        let isSelected = index == selectedSegmentIndex
        let color = contentColor(of: index)
        switch segment.content {
        case .title(let title):
            let controlText = ControlText(
                text: title, font: font(isSelected: isSelected), color: color,
                alignment: .center)
            return commands(controlText, in: rect.insetBy(dx: 2, dy: 0), context)
        case .image(let image):
            let area = CGRect(
                center: CGPoint(x: rect.midX, y: rect.midY), width: image.size.width,
                height: image.size.height)
            let tint = image.renderingMode == .alwaysOriginal ? nil : context.color(color)
            return image.commands(in: area, mode: .scaleToFill, tint: tint)
        }
    }
}
