import Diagnostics
import Geometry
import Scene
import Typography

/// Text of one style set for a width and height, as labels and buttons show it.
struct TextBlock {
    /// How the text looks.
    struct Style {
        var font: UIFont
        var color: Color
        var alignment: NSTextAlignment
        var lineBreakMode: NSLineBreakMode
        var isRightToLeft: Bool
        /// Multiplies the size of the font.
        var fontScale: CGFloat = 1
        /// Points added after every glyph.
        var tightening: CGFloat = 0

        /// Refinements of line breaking of text without a paragraph style of its own.
        var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard
        /// What links look like.
        var linkAttributes = AttributedTextConverter.linkAttributes
        /// Whether the space that text styles want between lines counts.
        var usesFontLeading = true
        /// Whether text that wraps words ends its last line with an ellipsis where it is cut.
        var truncatesTail = false

        /// The paragraph style of text that has none of its own.
        var paragraph: ParagraphStyle {
            var paragraph = ParagraphStyle(
                alignment: alignment.alignment(isRightToLeft: isRightToLeft),
                lineBreakMode: lineBreakMode.mode)
            paragraph.lineBreakStrategy = lineBreakStrategy
            if truncatesTail, lineBreakMode == .byWordWrapping { paragraph.lineBreakMode = .byTruncatingTail }
            if isRightToLeft { paragraph.baseWritingDirection = .rightToLeft }
            return paragraph
        }

        /// The text's style.
        fileprivate var textStyle: TextStyle {
            var descriptor = font.descriptor
            descriptor.size *= fontScale
            return TextStyle(font: descriptor, color: color, kern: tightening == 0 ? nil : tightening)
        }
    }

    let layout: TextLayout
    /// What was asked for and is not drawn.
    let unsupported: [String]
    /// Device pixels a point.
    private let scale: CGFloat
    /// The pictures of attachments, by the engine's number.
    private let pictures: [AttributedTextConverter.Picture?]

    /// Sets text; an infinite width or height sets no limit, 0 lines as many as it takes.
    init(
        _ text: String, style: Style, width: CGFloat, height: CGFloat, maximumNumberOfLines: Int,
        scale: CGFloat
    ) {
        self.scale = scale
        (unsupported, pictures) = ([], [])
        layout = RenderEnvironment.current.textEngine.layout(
            AttributedText(text, style: style.textStyle), paragraph: style.paragraph,
            proposal: TextProposal(
                width: width, height: height, maximumNumberOfLines: maximumNumberOfLines))
    }

    /// Sets text of several styles; `style` stands in for what it does not say.
    init(
        _ text: StyledText, style: Style, width: CGFloat, height: CGFloat, maximumNumberOfLines: Int,
        keepsCutParagraphsWhole: Bool = false, traits: UITraitCollection
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
        (unsupported, pictures) = (converter.unsupported, converter.pictures)
        layout = RenderEnvironment.current.textEngine.layout(
            converted, paragraph: converted.runs.first?.style.paragraph ?? style.paragraph,
            proposal: TextProposal(
                width: width, height: height, maximumNumberOfLines: maximumNumberOfLines,
                keepsCutParagraphsWhole: keepsCutParagraphsWhole))
    }

    /// The extent, each length rounded up to whole pixels. Source: measured labels.
    var size: CGSize {
        CGSize(
            width: layout.size.width.roundedUp(toScale: scale),
            height: layout.size.height.roundedUp(toScale: scale))
    }

    /// From the top to the first line's baseline, rounded to whole pixels as labels do; nil without text.
    var firstBaseline: CGFloat? { layout.lines.isEmpty ? nil : rounded(layout.firstBaseline) }

    /// From the last line's baseline to the bottom; nil without text.
    var lastBaseline: CGFloat? {
        layout.lines.isEmpty ? nil : size.height - rounded(layout.lastBaseline)
    }

    /// Says what the text engine has to say, of no view in particular.
    func reportProblems() {
        let missing = unsupported.map { Diagnostic.warning("attributed text: \($0) is not drawn", hints: []) }
        for problem in layout.diagnostics + missing { RenderEnvironment.current.report(problem) }
    }

    /// The drawing, centred from top to bottom with the first baseline on a whole pixel.
    func commands(in bounds: Rect) -> [DrawCommand] {
        commands(at: Point(x: bounds.minX, y: top(in: bounds)))
    }

    /// The drawing with its top-left corner at `origin`, pictures over the words.
    func commands(at origin: Point) -> [DrawCommand] {
        var commands = layout.commands(at: origin)
        for box in layout.lines.flatMap(\.attachments) {
            guard pictures.indices.contains(box.id), let picture = pictures[box.id] else { continue }
            let tint = picture.image.isTemplate ? picture.color : nil
            commands += picture.image.commands(
                in: CGRect(box.rect.offset(by: origin)), mode: .scaleToFill, tint: tint)
        }
        return commands
    }

    /// Where the drawing begins so that it is centred with the first baseline on a whole pixel.
    func top(in bounds: Rect) -> CGFloat {
        let top = bounds.minY + (bounds.height - layout.size.height) / 2
        return rounded(top + layout.firstBaseline) - layout.firstBaseline
    }

    private func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
}

extension NSTextAlignment {
    /// The same alignment for the text engine; natural is the interface's direction, not the text's, as in
    /// UILabel.
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
    /// The same mode for the text engine.
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
