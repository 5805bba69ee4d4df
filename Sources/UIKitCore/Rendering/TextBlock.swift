import Diagnostics
import Geometry
import Scene
import Typography

/// Text laid out for a width and height, as displayed by labels and buttons.
package struct TextBlock {
    /// The style of the text.
    struct Style {
        var font: UIFont
        var color: Color
        var alignment: NSTextAlignment
        var lineBreakMode: NSLineBreakMode
        var isRightToLeft: Bool
        /// A factor for the font size.
        var fontScale: CGFloat = 1
        /// Points added after every glyph.
        var tightening: CGFloat = 0

        /// The line break strategy of text without a paragraph style of its own.
        var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard
        /// The attributes of links.
        var linkAttributes = AttributedTextConverter.linkAttributes
        /// Whether the line spacing of text styles applies.
        var usesFontLeading = true
        /// Whether a line feed at the end opens a last, empty line.
        var addsLineAtEnd = false
        /// Whether text that wraps by word truncates its last line with an ellipsis.
        var truncatesTail = false

        /// The paragraph style of text without one of its own.
        var paragraph: ParagraphStyle {
            var paragraph = ParagraphStyle(
                alignment: alignment.alignment(isRightToLeft: isRightToLeft),
                lineBreakMode: lineBreakMode.mode)
            paragraph.lineBreakStrategy = lineBreakStrategy
            if truncatesTail, lineBreakMode == .byWordWrapping { paragraph.lineBreakMode = .byTruncatingTail }
            if isRightToLeft { paragraph.baseWritingDirection = .rightToLeft }
            return paragraph
        }

        /// The style of the text for the text engine.
        fileprivate var textStyle: TextStyle {
            var descriptor = font.descriptor
            descriptor.size *= fontScale
            return TextStyle(font: descriptor, color: color, kern: tightening == 0 ? nil : tightening)
        }
    }

    let layout: TextLayout
    /// Requested attributes that are not drawn.
    let unsupported: [String]
    /// Device pixels per point.
    private let scale: CGFloat
    /// The images of attachments, indexed by the number that the text engine uses.
    private let attachments: [AttributedTextConverter.AttachmentImage?]

    /// Lays out plain text; an infinite width or height is unlimited, and 0 lines is as many as needed.
    init(
        _ text: String, style: Style, width: CGFloat, height: CGFloat, maximumNumberOfLines: Int,
        scale: CGFloat, engine: TextEngine
    ) {
        self.scale = scale
        (unsupported, attachments) = ([], [])
        layout = engine.layout(
            AttributedText(text, style: style.textStyle), paragraph: style.paragraph,
            proposal: TextProposal(
                width: width, height: height, maximumNumberOfLines: maximumNumberOfLines,
                addsLineAtEnd: style.addsLineAtEnd))
    }

    /// Lays out attributed text; `style` supplies the attributes that it lacks.
    init(
        _ text: StyledText, style: Style, width: CGFloat, height: CGFloat, maximumNumberOfLines: Int,
        keepsCutParagraphsWhole: Bool = false, traits: UITraitCollection, engine: TextEngine
    ) {
        scale = traits.displayScale
        var converter = AttributedTextConverter(
            font: style.font, color: style.color, traits: traits, isRightToLeft: style.isRightToLeft)
        converter.fontScale = style.fontScale
        converter.tightening = style.tightening
        converter.linkAttributes = style.linkAttributes
        converter.usesFontLeading = style.usesFontLeading
        converter.truncatesTail = style.truncatesTail
        let converted = converter.text(of: text)
        (unsupported, attachments) = (converter.unsupported, converter.attachments)
        layout = engine.layout(
            converted, paragraph: converted.runs.first?.style.paragraph ?? style.paragraph,
            proposal: TextProposal(
                width: width, height: height, maximumNumberOfLines: maximumNumberOfLines,
                keepsCutParagraphsWhole: keepsCutParagraphsWhole, addsLineAtEnd: style.addsLineAtEnd))
    }

    /// Lays out attributed text as text layers do: missing attributes are those of text without any.
    init(
        _ text: StyledText, paragraph: ParagraphStyle, proposal: TextProposal, traits: UITraitCollection,
        engine: TextEngine
    ) {
        scale = traits.displayScale
        var converter = AttributedTextConverter(
            font: NSAttributedString.defaultFont, color: .black, traits: traits,
            isRightToLeft: paragraph.baseWritingDirection == .rightToLeft)
        let converted = converter.text(of: text)
        (unsupported, attachments) = (converter.unsupported, converter.attachments)
        layout = engine.layout(
            converted, paragraph: converted.runs.first?.style.paragraph ?? paragraph, proposal: proposal)
    }

    /// The size, rounded up to whole pixels. Source: measured labels.
    package var size: CGSize {
        CGSize(
            width: layout.size.width.roundedUp(toScale: scale),
            height: layout.size.height.roundedUp(toScale: scale))
    }

    /// The size with the blanks at which lines wrap, rounded up to whole pixels: that of a label.
    ///
    /// Measured: labels of several lines in saved storyboards of seven projects (Xcode 11 to 26) are as wide as their
    /// widest line and the blank after it, those without room for the blank as wide as the room; and so are labels in
    /// public pictures of Apple's renderer on iOS 15, 16 and 17: 318 points where the text alone takes 314, and 374
    /// where it takes 370.
    var labelSize: CGSize {
        CGSize(width: layout.widthWithBlanks.roundedUp(toScale: scale), height: size.height)
    }

    /// The distance from the top to the first line's baseline, rounded to whole pixels as labels do; nil
    /// without text.
    var firstBaseline: CGFloat? { layout.lines.isEmpty ? nil : rounded(layout.firstBaseline) }

    /// The distance from the last line's baseline to the bottom; nil without text.
    var lastBaseline: CGFloat? {
        layout.lines.isEmpty ? nil : size.height - rounded(layout.lastBaseline)
    }

    /// The diagnostics of the text engine, and of attributes that are not drawn.
    var problems: [Diagnostic] {
        layout.diagnostics
            + unsupported.map {
                Diagnostic(.textAttribute, "attributed text: \($0) is not drawn", of: $0)
            }
    }

    /// Reports the diagnostics of the text engine, without naming a view.
    package func reportProblems() {
        for problem in problems { RenderEnvironment.current.report(problem) }
    }

    /// Returns the drawing, centered vertically with the first baseline on a whole pixel.
    func commands(in bounds: Rect) -> [DrawCommand] {
        commands(at: Point(x: bounds.minX, y: top(in: bounds)))
    }

    /// Returns the drawing with its top-left corner at `origin`, images above the text.
    func commands(at origin: Point) -> [DrawCommand] {
        var commands = layout.commands(at: origin)
        for box in layout.lines.flatMap(\.attachments) {
            guard attachments.indices.contains(box.id), let attachment = attachments[box.id] else { continue }
            let tint = attachment.image.isTemplate ? attachment.color : nil
            commands += attachment.image.commands(
                in: CGRect(box.rect.offset(by: origin)), mode: .scaleToFill, tint: tint)
        }
        return commands
    }

    /// Returns the top at which the drawing is centered vertically with the first baseline on a whole pixel.
    func top(in bounds: Rect) -> CGFloat {
        let top = bounds.minY + (bounds.height - layout.size.height) / 2
        return rounded(top + layout.firstBaseline) - layout.firstBaseline
    }

    private func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
}

extension NSTextAlignment {
    /// Returns the corresponding alignment of the text engine; natural follows the interface's direction, not
    /// the text's, as in UILabel.
    func alignment(isRightToLeft: Bool) -> ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: isRightToLeft ? .right : .left
        }
    }
}

extension NSLineBreakMode {
    /// The corresponding line break mode of the text engine.
    var mode: ParagraphStyle.LineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}
