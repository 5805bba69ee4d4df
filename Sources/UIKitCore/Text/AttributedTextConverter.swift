import Geometry
import Scene
import Typography

/// Converts attributed text to the input of the text engine.
struct AttributedTextConverter {
    /// The font of text without one of its own.
    var font: UIFont
    /// The color of text without one of its own.
    var color: Color
    /// The traits in which colors are resolved.
    var traits: UITraitCollection
    var isRightToLeft = false
    /// A factor for the size of every font.
    var fontScale = 1.0
    /// Points added after every glyph, in addition to the text's own tracking.
    var tightening = 0.0
    /// Whether the line spacing of text styles applies.
    var usesFontLeading = true
    /// The attributes of links, which take precedence over other attributes.
    var linkAttributes = AttributedTextConverter.linkAttributes
    /// Whether paragraphs that wrap by word truncate their last line with an ellipsis.
    var truncatesTail = false

    /// The attributes of links outside of text views.
    ///
    /// Chosen: blue regardless of the tint, and underlined, as labels with links appear in screenshots.
    static var linkAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// An image attachment.
    struct AttachmentImage {
        var image: UIImage
        /// The color of the surrounding text, which template images take.
        var color: Color
    }

    /// The images found, indexed by the number that the text engine uses; nil for attachments without one.
    private(set) var attachments: [AttachmentImage?] = []
    /// Requested attributes that are not drawn, in the order found.
    private(set) var unsupported: [String] = []

    init(font: UIFont, color: Color, traits: UITraitCollection, isRightToLeft: Bool = false) {
        self.font = font
        self.color = color
        self.traits = traits
        self.isRightToLeft = isRightToLeft
    }

    /// Returns the text with its styles.
    mutating func text(of text: StyledText) -> AttributedText {
        var runs: [AttributedText.Run] = []
        for run in text.runs {
            runs.append(AttributedText.Run(length: run.length, style: style(of: run.attributes)))
        }
        return AttributedText(text.string, runs: runs)
    }

    private mutating func style(of given: [NSAttributedString.Key: Any]) -> TextStyle {
        let isLink = given[.link] != nil
        let attributes = isLink ? given.merging(linkAttributes) { $1 } : given
        var style = TextStyle(
            font: descriptor(attributes), color: resolved(attributes[.foregroundColor]) ?? color)
        style.kern = kern(attributes)
        style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        style.underline = line(attributes[.underlineStyle], color: attributes[.underlineColor])
        style.strikethrough = line(attributes[.strikethroughStyle], color: attributes[.strikethroughColor])
        style.backgroundColor = resolved(attributes[.backgroundColor])
        style.shadow = shadow(attributes[.shadow])
        style.stroke = stroke(attributes)
        style.obliqueness = number(attributes[.obliqueness]) ?? 0
        style.expansion = number(attributes[.expansion]) ?? 0
        style.directions = directions(attributes[.writingDirection])
        style.attachment = attachment(attributes[.attachment], color: style.color)
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
            var own = paragraph.style(isRightToLeft: isRightToLeft)
            if truncatesTail, own.lineBreakMode == .byWordWrapping { own.lineBreakMode = .byTruncatingTail }
            style.paragraph = own
        }
        for (key, feature) in AttributedTextConverter.unsupportedAttributes {
            if let value = attributes[key], number(value) != 0 { recordUnsupported(feature) }
        }
        return style
    }

    /// Attributes that are not drawn.
    private static let unsupportedAttributes: [(NSAttributedString.Key, String)] = [
        (.textEffect, "a text effect"), (.verticalGlyphForm, "vertical text"),
    ]

    private func descriptor(_ attributes: [NSAttributedString.Key: Any]) -> FontDescriptor {
        var descriptor = (attributes[.font] as? UIFont ?? font).descriptor
        descriptor.size *= fontScale
        descriptor.leading *= usesFontLeading ? fontScale : 0
        if let ligature = number(attributes[.ligature]), ligature == 0 {
            descriptor.features += [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]
        }
        return descriptor
    }

    private func kern(_ attributes: [NSAttributedString.Key: Any]) -> Double? {
        let tracking = number(attributes[.tracking]) ?? 0
        let asked = number(attributes[.kern])
        if asked == nil, tracking == 0, tightening == 0 { return nil }
        return (asked ?? 0) + tracking + tightening
    }

    private func line(_ value: Any?, color: Any?) -> TextStyle.Line? {
        let bits = Int(number(value) ?? 0)
        guard bits & 0xF != 0 else { return nil }
        let pattern: TextStyle.Line.Pattern =
            bits & 0xF == NSUnderlineStyle.double.rawValue
            ? .double : bits & 0xF == NSUnderlineStyle.thick.rawValue ? .thick : .single
        var line = TextStyle.Line(pattern, color: resolved(color))
        line.skipsBlanks = bits & NSUnderlineStyle.byWord.rawValue != 0
        switch NSUnderlineStyle(rawValue: bits & 0xF00) {
        case .patternDot: line.dash = .dot
        case .patternDash: line.dash = .dash
        case .patternDashDot: line.dash = .dashDot
        case .patternDashDotDot: line.dash = .dashDotDot
        default: line.dash = .solid
        }
        return line
    }

    private func shadow(_ value: Any?) -> TextStyle.Shadow? {
        guard let shadow = value as? NSShadow, let color = resolved(shadow.shadowColor), color.alpha > 0
        else { return nil }
        return TextStyle.Shadow(
            offset: Point(x: shadow.shadowOffset.width, y: shadow.shadowOffset.height), color: color,
            radius: shadow.shadowBlurRadius / 2)
    }

    /// Returns the outline of glyphs. Source: Apple's documentation of strokeWidth: a percentage of the font
    /// size, negative to fill as well.
    private func stroke(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle.Stroke? {
        guard let width = number(attributes[.strokeWidth]), width != 0 else { return nil }
        return TextStyle.Stroke(
            width: abs(width) / 100, color: resolved(attributes[.strokeColor]), fills: width < 0)
    }

    /// Returns the embedded directions. Source: Apple's documentation of writingDirection: bit 0 for right to
    /// left, bit 1 for an override.
    private func directions(_ value: Any?) -> [TextStyle.Direction] {
        guard let list = value as? [Any] else { return [] }
        return list.compactMap { value -> TextStyle.Direction? in
            guard let bits = number(value).map({ Int($0) }), bits >= 0, bits < 4 else { return nil }
            return TextStyle.Direction(isRightToLeft: bits & 1 == 1, isOverride: bits & 2 == 2)
        }
    }

    private mutating func attachment(_ value: Any?, color: Color) -> TextStyle.Attachment? {
        guard let attachment = value as? NSTextAttachment else { return nil }
        let bounds = attachment.layoutBounds
        let image = attachment.drawnImage(in: bounds)
        attachments.append(image.map { AttachmentImage(image: $0, color: color) })
        return TextStyle.Attachment(
            id: attachments.count - 1, width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY)
    }

    private mutating func recordUnsupported(_ feature: String) {
        if !unsupported.contains(feature) { unsupported.append(feature) }
    }

    private func resolved(_ value: Any?) -> Color? { (value as? UIColor)?.color(in: traits) }

    /// Returns a number regardless of how it was boxed.
    private func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as Float: Double(value)
            case let value as NSNumber: value.doubleValue
            case let value as NSUnderlineStyle: Double(value.rawValue)
            case let value as NSWritingDirection: Double(value.rawValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? min(max($0, -1e6), 1e6) : nil }
    }
}
