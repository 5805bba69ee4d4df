import Geometry
import ScreenDocuments
import UIKitCore

extension ValueConverter {
    /// Converts text runs to an attributed text; unspecified attributes are those of the label.
    func styledText(_ runs: [TextRunValue]) -> StyledText {
        var text = StyledText()
        for run in runs { text.append(styled(run)) }
        return text
    }

    /// Converts the style of a run.
    func attributes(of run: TextRunValue) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = run.font.map(font)
        attributes[.foregroundColor] = run.textColor.flatMap(color)
        attributes[.backgroundColor] = run.backgroundColor.flatMap(color)
        attributes[.underlineStyle] = run.underline.map(line)
        attributes[.underlineColor] = run.underlineColor.flatMap(color)
        attributes[.strikethroughStyle] = run.strikethrough.map(line)
        attributes[.strikethroughColor] = run.strikethroughColor.flatMap(color)
        attributes[.kern] = run.kern
        attributes[.baselineOffset] = run.baselineOffset
        attributes[.strokeWidth] = run.strokeWidth
        attributes[.strokeColor] = run.strokeColor.flatMap(color)
        attributes[.shadow] = run.shadow.map(shadow)
        attributes[.obliqueness] = run.obliqueness
        attributes[.expansion] = run.expansion
        attributes[.writingDirection] = run.writingDirection.map { [$0.converted] }
        attributes[.link] = run.link
        return attributes
    }

    private func styled(_ run: TextRunValue) -> StyledText {
        var attributes = attributes(of: run)
        guard let picture = run.image else { return StyledText(run.text, attributes: attributes) }
        let attachment = NSTextAttachment()
        attachment.image = image(picture).image
        attributes[.attachment] = attachment
        return StyledText("\u{FFFC}", attributes: attributes)
    }

    /// Returns the bits of a line style; a pattern without a style is a single line.
    private func line(_ styles: [Choices.LineStyle]) -> Int {
        let style = styles.reduce(into: NSUnderlineStyle()) { $0.formUnion($1.converted) }
        return style.isDisjoint(with: [.thick, .double]) ? style.union(.single).rawValue : style.rawValue
    }

    private func shadow(_ value: ShadowValue) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = value.offset.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        shadow.shadowBlurRadius = value.blurRadius ?? 0
        if let own = value.color.flatMap(color) { shadow.shadowColor = own }
        return shadow
    }

    private func tabStop(_ value: TabStopValue) -> NSTextTab {
        var options: [NSTextTab.OptionKey: Any] = [:]
        if !value.terminators.isEmpty {
            options[.columnTerminators] = CharacterSet(charactersIn: value.terminators)
        }
        return NSTextTab(
            textAlignment: value.alignment.converted, location: CGFloat(value.location), options: options)
    }

    /// Returns a function that modifies a paragraph style.
    func paragraphStyle(_ style: ParagraphStyleValue) -> (NSMutableParagraphStyle) -> Void {
        { paragraph in
            for length in style.lengths {
                paragraph[keyPath: length.name.converted] = CGFloat(length.value)
            }
            if let stops = style.tabStops { paragraph.tabStops = stops.map(tabStop) }
            if let direction = style.baseWritingDirection {
                paragraph.baseWritingDirection = direction.converted
            }
            if let strategies = style.lineBreakStrategy {
                paragraph.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(
                    strategies.map(\.converted))
            }
        }
    }
}

extension UILabel {
    /// Modifies the label's paragraph style for the whole text.
    func changeParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        paragraph.lineBreakStrategy = lineBreakStrategy
        change(paragraph)
        styledText?.setAttribute(.paragraphStyle, to: paragraph)
    }
}

extension UITextView {
    /// Modifies the view's paragraph style for the whole text.
    func changeParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        change(paragraph)
        styledText.setAttribute(.paragraphStyle, to: paragraph)
    }
}
