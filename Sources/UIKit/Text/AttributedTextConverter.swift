import Geometry
import Scene
import Typography

/// Turns attributed strings into what the text engine takes.
struct AttributedTextConverter {
    /// For text without a font of its own.
    var font: UIFont
    /// For text without a colour of its own.
    var color: Color
    /// In which colours are resolved.
    var traits: UITraitCollection
    var isRightToLeft = false
    /// Multiplies the size of every font.
    var fontScale = 1.0
    /// Points added after every glyph, beside what the text asks for.
    var tightening = 0.0
    /// Whether the space that text styles want between lines counts.
    var usesFontLeading = true

    /// A picture among the words.
    struct Picture {
        var image: UIImage
        /// The colour of the text around it, which templates take.
        var color: Color
    }

    /// The pictures met, by the number that the engine knows them by; nil for attachments without one.
    private(set) var pictures: [Picture?] = []
    /// What was asked for and is not drawn, in the order met.
    private(set) var unsupported: [String] = []

    init(font: UIFont, color: Color, traits: UITraitCollection, isRightToLeft: Bool = false) {
        self.font = font
        self.color = color
        self.traits = traits
        self.isRightToLeft = isRightToLeft
    }

    /// The text with its styles.
    mutating func text(of string: NSAttributedString) -> AttributedText {
        var runs: [AttributedText.Run] = []
        let all = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            runs.append(AttributedText.Run(length: range.length, style: style(of: attributes)))
        }
        return AttributedText(string.string, runs: runs)
    }

    private mutating func style(of attributes: [NSAttributedString.Key: Any]) -> TextStyle {
        var descriptor = (attributes[.font] as? UIFont ?? font).descriptor
        descriptor.size *= fontScale
        descriptor.leading *= usesFontLeading ? fontScale : 0
        if let ligature = number(attributes[.ligature]), ligature == 0 {
            descriptor.features += [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]
        }
        var style = TextStyle(
            font: descriptor, color: resolved(attributes[.foregroundColor]) ?? color)
        style.kern = kern(attributes)
        style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        style.underline = line(attributes[.underlineStyle], color: attributes[.underlineColor])
        style.strikethrough = line(attributes[.strikethroughStyle], color: attributes[.strikethroughColor])
        style.backgroundColor = resolved(attributes[.backgroundColor])
        style.shadow = shadow(attributes[.shadow])
        style.attachment = attachment(attributes[.attachment], color: style.color)
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
            style.paragraph = paragraph.style(isRightToLeft: isRightToLeft)
            paragraph.unsupported.forEach { note($0) }
        }
        for (key, feature) in AttributedTextConverter.undrawn {
            if let value = attributes[key], number(value) != 0 { note(feature) }
        }
        return style
    }

    /// Attributes that leave no mark.
    private static let undrawn: [(NSAttributedString.Key, String)] = [
        (.strokeWidth, "an outline (strokeWidth)"), (.obliqueness, "obliqueness"),
        (.expansion, "expansion"), (.textEffect, "a text effect"),
        (.writingDirection, "an embedded writing direction"), (.verticalGlyphForm, "vertical text"),
    ]

    private func kern(_ attributes: [NSAttributedString.Key: Any]) -> Double? {
        let tracking = number(attributes[.tracking]) ?? 0
        let asked = number(attributes[.kern])
        if asked == nil, tracking == 0, tightening == 0 { return nil }
        return (asked ?? 0) + tracking + tightening
    }

    private mutating func line(_ value: Any?, color: Any?) -> TextStyle.Line? {
        let bits = Int(number(value) ?? 0)
        guard bits & 0xF != 0 else { return nil }
        if bits & 0xF00 != 0 { note("a dotted or dashed line: it is drawn solid, and dots") }
        let pattern: TextStyle.Line.Pattern =
            bits & 0xF == NSUnderlineStyle.double.rawValue
            ? .double : bits & 0xF == NSUnderlineStyle.thick.rawValue ? .thick : .single
        return TextStyle.Line(pattern, color: resolved(color))
    }

    private mutating func shadow(_ value: Any?) -> TextStyle.Shadow? {
        guard let shadow = value as? NSShadow, let color = resolved(shadow.shadowColor), color.alpha > 0
        else {
            return nil
        }
        if shadow.shadowBlurRadius > 0 { note("the blur of a shadow") }
        return TextStyle.Shadow(
            offset: Point(x: shadow.shadowOffset.width, y: shadow.shadowOffset.height), color: color)
    }

    private mutating func attachment(_ value: Any?, color: Color) -> TextStyle.Attachment? {
        guard let attachment = value as? NSTextAttachment else { return nil }
        let bounds = attachment.effectiveBounds
        pictures.append(attachment.image.map { Picture(image: $0, color: color) })
        return TextStyle.Attachment(
            id: pictures.count - 1, width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY)
    }

    private mutating func note(_ feature: String) {
        if !unsupported.contains(feature) { unsupported.append(feature) }
    }

    private func resolved(_ value: Any?) -> Color? { (value as? UIColor)?.color(in: traits) }

    /// A number however it was boxed.
    private func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as Float: Double(value)
            case let value as NSNumber: value.doubleValue
            case let value as NSUnderlineStyle: Double(value.rawValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? min(max($0, -1e6), 1e6) : nil }
    }
}
