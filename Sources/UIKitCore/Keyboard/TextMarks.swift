import Geometry
import Scene
import Typography

/// The insertion point and the selection of edited text.
enum TextMarks {
    /// The width of the insertion point. Source: 2 points, as carets of text fields are in view dumps.
    static let caretWidth: CGFloat = 2

    /// Returns the width of a text in a style, spaces at its end included.
    static func width(
        of text: String, like style: UIView.ControlText, in view: UIView, _ context: ContentContext
    ) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        var style = style
        func measure(_ text: String) -> CGFloat {
            style.text = text
            style.attributed = style.attributed.map { styled in
                let whole = styled.attributedString
                let range = NSRange(location: 0, length: min(whole.length, text.utf16.count))
                return StyledText(whole.attributedSubstring(from: range))
            }
            style.numberOfLines = 1
            return view.block(style, in: context).layout.size.width
        }
        guard text.last?.isWhitespace == true, style.attributed == nil else { return measure(text) }
        return measure(text + "|") - measure("|")
    }

    /// Returns a selection between two positions, given as lines of no width, or the insertion point if they are equal;
    /// the lines are those of a selection over several.
    static func commands(
        from start: CGRect, to end: CGRect, between lines: [CGRect], tint: Color
    ) -> (below: [DrawCommand], above: [DrawCommand]) {
        guard start != end else {
            let caret = CGRect(
                x: start.minX, y: start.minY, width: caretWidth, height: start.height)
            return ([], ControlShape.filled(caret, radius: caretWidth / 2, tint))
        }
        var fills = lines
        if start.minY == end.minY {
            fills = [
                CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
            ]
        }
        // Chosen: a fifth of the tint, about the blue behind selected text.
        let pale = Color(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * 0.2)
        let below = fills.map { DrawCommand.draw(.fillRect($0.rect, .color(pale))) }
        func mark(_ place: CGRect, knobBelow: Bool) -> [DrawCommand] {
            let line = CGRect(
                x: place.minX - caretWidth / 2, y: place.minY, width: caretWidth, height: place.height)
            let knob = CGRect(
                center: CGPoint(x: place.minX, y: knobBelow ? place.maxY + 5 : place.minY - 5), width: 10,
                height: 10)
            return ControlShape.filled(line, radius: 0, tint) + ControlShape.filled(knob, radius: 5, tint)
        }
        return (below, mark(start, knobBelow: false) + mark(end, knobBelow: true))
    }
}
