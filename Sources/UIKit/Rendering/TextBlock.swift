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
    }

    let layout: TextLayout
    /// Device pixels a point.
    private let scale: CGFloat

    /// Sets text; an infinite width or height sets no limit, 0 lines as many as it takes.
    init(
        _ text: String, style: Style, width: CGFloat, height: CGFloat, maximumNumberOfLines: Int,
        scale: CGFloat
    ) {
        self.scale = scale
        var paragraph = ParagraphStyle(
            alignment: style.alignment.alignment(isRightToLeft: style.isRightToLeft),
            lineBreakMode: style.lineBreakMode.mode)
        paragraph.lineBreakStrategy = .standard
        if style.isRightToLeft { paragraph.baseWritingDirection = .rightToLeft }
        layout = RenderEnvironment.current.textEngine.layout(
            AttributedText(text, style: TextStyle(font: style.font.descriptor, color: style.color)),
            paragraph: paragraph,
            proposal: TextProposal(
                width: width, height: height, maximumNumberOfLines: maximumNumberOfLines))
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

    /// The drawing, centred from top to bottom with the first baseline on a whole pixel.
    func commands(in bounds: Rect) -> [DrawCommand] {
        layout.commands(at: Point(x: bounds.minX, y: top(in: bounds)))
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
