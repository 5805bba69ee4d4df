package import Scene
package import Typography

extension NSAttributedString {
    /// Returns a part of the text with its styles as the text engine takes them, for Core Text.
    ///
    /// - Parameters:
    ///   - range: The part, inside the text.
    ///   - color: The color of text without one of its own.
    ///   - change: Changes the attributes of a run before they are read.
    /// - Returns: The text, and the style of its first paragraph.
    package func engineText(
        in range: NSRange, color: Color, changing change: (inout [NSAttributedString.Key: Any]) -> Void
    ) -> (text: AttributedText, paragraph: ParagraphStyle) {
        var part = StyledText(self)
        if range.location != 0 || range.length != length { part = part.part(range) }
        part.changeAttributes(change)
        var converter = AttributedTextConverter(
            font: NSAttributedString.defaultFont, color: color, traits: .current)
        let text = converter.text(of: part)
        return (text, text.runs.first?.style.paragraph ?? ParagraphStyle())
    }

    /// The font of text without one: Helvetica at 12 points.
    package static var fontOfText: UIFont { defaultFont }
}
