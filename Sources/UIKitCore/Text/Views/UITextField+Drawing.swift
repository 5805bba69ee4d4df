import Geometry
import Scene
import Typography

extension UITextField {
    /// Returns the text, its bullets, or the placeholder.
    func controlText(in traits: UITraitCollection) -> ControlText {
        let text = storedText
        guard !text.isEmpty else {
            return ControlText(
                text: placeholder ?? "", attributed: placeholderLabelText.attributed, font: effectiveFont,
                color: placeholderColor, alignment: textAlignment)
        }
        // Measured: a disabled field keeps a color that code has set, in public pictures of iOS 17.5 to 26.2.
        let own = storedTextColor ?? .label
        let color: UIColor = isEnabled || own != .label ? own : .tertiaryLabel
        guard !isSecureTextEntry else {
            return ControlText(
                text: String(repeating: "•", count: text.count), font: effectiveFont, color: color,
                alignment: textAlignment)
        }
        return ControlText(
            text: text, attributed: labelText.attributed, font: effectiveFont, color: color,
            alignment: textAlignment)
    }

    /// Returns the text or the placeholder in an area.
    func textCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        var shown = controlText(in: context.traits)
        if adjustsFontSizeToFitWidth {
            let font = shown.font
            let scale = shrinkingScale(toFit: area.width, least: minimumFontSize / font.pointSize) { scale in
                shown.font = font.withSize(font.pointSize * scale)
                return block(shown).layout.size.width
            }
            shown.font = font.withSize(font.pointSize * scale)
        }
        return commands(shown, in: area, context)
    }

    /// Returns the text or the placeholder as overrides draw it, with the selection and the insertion point.
    func markedTextCommands(in context: ContentContext) -> [DrawCommand] {
        let marks = isEditing ? selectionCommands(in: context) : (below: [], above: [])
        return marks.below + overridableTextCommands(in: context) + marks.above
    }

    private func overridableTextCommands(in context: ContentContext) -> [DrawCommand] {
        guard hasStoredText || hidesParts else { return [] }
        let rect = hasStoredText ? shownTextRect : placeholderRect(forBounds: bounds)
        guard !isPlain else { return textCommands(in: rect, context) }
        return recording(context) { hasStoredText ? drawText(in: rect) : drawPlaceholder(in: rect) }
    }

    /// Returns what the overrides that are called in `body` draw.
    func recording(_ context: ContentContext, _ body: () -> Void) -> [DrawCommand] {
        let graphics = CGContext(size: bounds.size)
        drawingContext = context
        defer { drawingContext = nil }
        DrawingStack.with(graphics, body)
        return graphics.finishedCommands
    }

    /// Draws the text or the placeholder in the current context; what is not shown is not drawn.
    func recordText(in rect: CGRect, isPlaceholder: Bool) {
        guard hasStoredText != isPlaceholder, let graphics = UIGraphicsGetCurrentContext() else { return }
        let context = drawingContext ?? ContentContext(traits: traitCollection)
        if isPlaceholder, let label = parts?.placeholder, label.superview === self {
            graphics.record(label.commands(in: rect, context))
        } else {
            graphics.record(textCommands(in: rect, context))
        }
    }

    /// Returns the border and fill. Source: a line in the separator's color, corners 5; the fill is the
    /// screen's background.
    func borderCommands(in bounds: CGRect, _ context: ContentContext) -> [DrawCommand] {
        let line = context.color(.opaqueSeparator)
        let hairlineWidth = 1 / max(1, context.traits.displayScale)
        switch borderStyle {
        case .none:
            guard let background = isEnabled ? background : disabledBackground ?? background else {
                return []
            }
            return background.commands(in: bounds, mode: .scaleToFill, tint: nil)
        case .line:
            return [.draw(.fillBorder(RoundedRect(bounds.rect), width: 1, .color(context.color(.label))))]
        case .bezel:
            return [
                .draw(.fillRect(bounds.rect, .color(context.color(.systemBackground)))),
                .draw(.fillBorder(RoundedRect(bounds.rect), width: 2, .color(line))),
            ]
        case .roundedRect:
            guard bounds.width > 0, bounds.height > 0 else { return [] }
            let shape = RoundedRect(bounds.rect, radius: 5)
            let fill: UIColor = isEnabled ? Self.fill : .quaternarySystemFill
            return [
                .draw(.fillRoundedRect(shape, .color(context.color(fill)))),
                .draw(.fillBorder(shape, width: max(hairlineWidth, 0.5), .color(line))),
            ]
        }
    }

    /// The fill. Chosen: white, and the elevated background in dark mode, where Apple's field is distinct
    /// from black.
    private static let fill = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .white
    }

    /// Returns the clear button in the middle of an area.
    func clearButtonCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        let center = CGPoint(x: area.midX, y: area.midY)
        let disc = CGRect(center: center, width: 16, height: 16)
        return ControlShape.filled(disc, radius: 8, context.color(.systemGray3))
            + ControlGlyph.cross.commands(
                at: center.point, side: 5.5, width: 1.5, color: context.color(.systemBackground))
    }

    /// Returns a function that maps offsets in the text to the x coordinates of the insertion point.
    func caretPositions(in context: ContentContext) -> (Int) -> CGFloat {
        let area = shownTextRect
        var shown = controlText(in: context.traits)
        if !hasStoredText { shown.text = "" }
        if !hasStoredText { shown.attributed = nil }
        let whole = TextMarks.width(of: shown.text, like: shown, in: self, context)
        let start: CGFloat =
            switch textAlignment.alignment(isRightToLeft: isRightToLeft) {
            case .center: area.midX - whole / 2
            case .right: area.maxX - whole
            default: area.minX
            }
        return { [self] offset in
            let text = (shown.text as NSString).substring(to: min(offset, (shown.text as NSString).length))
            return min(area.maxX, start + TextMarks.width(of: text, like: shown, in: self, context))
        }
    }

    /// Returns the selection, drawn below the text, and the insertion point or the selection's ends above it.
    func selectionCommands(in context: ContentContext) -> (below: [DrawCommand], above: [DrawCommand]) {
        let selection = selection
        let start = caretRect(for: UITextPosition(selection.location))
        guard start.height > 0 else { return ([], []) }
        return TextMarks.commands(
            from: start, to: caretRect(for: UITextPosition(selection.location + selection.length)),
            between: [], tint: context.color(tintColor ?? .systemBlue))
    }

    /// Returns the rectangle of the insertion point at an offset of the text.
    func standardCaretRect(at offset: Int) -> CGRect {
        let area = shownTextRect, height = effectiveFont.lineHeight
        let x = caretPositions(in: ContentContext(traits: traitCollection))(offset)
        return CGRect(x: x, y: area.midY - height / 2, width: 0, height: height)
    }
}
