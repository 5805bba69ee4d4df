import Diagnostics
import Geometry

/// The layout of one text: finds the lines that fit, then places them.
struct LineLayout {
    let typesetter: Typesetter
    let source: TextSource
    let paragraphStyle: ParagraphStyle
    let proposal: TextProposal

    /// The most lines of a layout. Chosen: more than any screen can show, so that a long text in no width
    /// costs no more than a long text.
    static let lineLimit = 10_000

    /// A line found.
    struct Found {
        var paragraph: Paragraph
        var style: ParagraphStyle
        /// The paragraph's first unit in the text.
        var offset: Int
        var span: LineSpan
        var box: LineBox
        /// From the layout's top.
        var top: Double
        /// From the leading edge.
        var indent: Double
        /// The width for glyphs after indents.
        var room: Double
        /// How the line is to be cut, if it is.
        var truncation: LineComposer.Truncation?
    }

    /// The finished layout.
    func run() -> TextLayout {
        var finder = LineFinder(pass: self)
        finder.find()
        var layout = TextLayout.empty
        layout.isTruncated = finder.isTruncated
        let container =
            proposal.width < .infinity
            ? proposal.width : finder.lines.map { $0.indent + $0.width }.max() ?? 0
        for (index, found) in finder.lines.enumerated() {
            let composer = LineComposer(typesetter: typesetter, found: found, container: container)
            let (line, width) = composer.compose()
            layout.lines.append(line)
            layout.size.width = max(layout.size.width, found.indent + width)
            let whole = index < finder.lines.count - 1 ? max(width, found.widthWithBlanks) : width
            layout.widthWithBlanks = max(layout.widthWithBlanks, found.indent + whole)
            layout.size.height = found.top + found.box.height
            if found.room < .infinity, width > found.room + LineFiller.tolerance, isClipping {
                layout.clipWidth = container
            }
        }
        layout.diagnostics = LayoutDiagnostics.of(finder, source: source, library: typesetter.library)
        return layout
    }

    private var isClipping: Bool { paragraphStyle.lineBreakMode == .byClipping }

    /// The style of a paragraph: its own, or the text's.
    func style(of paragraph: Paragraph) -> ParagraphStyle {
        paragraph.firstStyle?.style.paragraph ?? paragraphStyle
    }
}

extension LineLayout.Found {
    /// What the line adds to the layout's width: blanks at the end count where the paragraph ends, as far
    /// as there is room.
    var width: Double {
        span.isWrapped ? span.visibleWidth : widthWithBlanks
    }

    /// The line's width with the blanks at its end, as far as there is room.
    var widthWithBlanks: Double { max(span.visibleWidth, min(span.fullWidth, room)) }
}
