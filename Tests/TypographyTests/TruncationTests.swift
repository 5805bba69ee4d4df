import Geometry
import Scene
import Testing
import Typography

struct TruncationTests {
    private func style(_ mode: ParagraphStyle.LineBreakMode) -> ParagraphStyle {
        ParagraphStyle(alignment: .natural, lineBreakMode: mode)
    }

    private func text(_ mode: ParagraphStyle.LineBreakMode, _ proposal: TextProposal) -> TextLayout {
        Lab.layout("The quick brown fox jumps over the dog", style: style(mode), in: proposal)
    }

    @Test("one line ends, begins or is broken with an ellipsis, and fits")
    func oneLine() {
        let proposal = TextProposal(width: 120, maximumNumberOfLines: 1)
        for (mode, first, last) in [
            (ParagraphStyle.LineBreakMode.byTruncatingTail, "The quick", "\u{2026}"),
            (.byTruncatingHead, "\u{2026}", "over the dog"), (.byTruncatingMiddle, "The q", "he dog"),
        ] {
            let layout = text(mode, proposal)
            let line = Lab.lines(layout)[0]
            #expect(line.hasPrefix(first) && line.hasSuffix(last), "\(line)")
            #expect(line.filter { $0 == "\u{2026}" }.count == 1)
            #expect(layout.isTruncated)
            #expect(layout.size.width <= 120 && layout.size.width > 100)
            #expect(layout.lines.count == 1)
        }
    }

    @Test("no blank stands before the ellipsis")
    func noBlankBeforeEllipsis() {
        for width in stride(from: 40.0, through: 200, by: 3) {
            let layout = text(.byTruncatingTail, TextProposal(width: width, maximumNumberOfLines: 1))
            #expect(!Lab.lines(layout)[0].contains(" \u{2026}"))
            #expect(layout.size.width <= width + 0.001)
        }
    }

    @Test("of several lines only the last is cut, from all that is left")
    func lastLine() {
        let layout = text(.byTruncatingTail, TextProposal(width: 130, maximumNumberOfLines: 2))
        #expect(Lab.lines(layout)[0] == "The quick brown")
        #expect(Lab.lines(layout)[1].hasPrefix("fox jumps") && Lab.lines(layout)[1].hasSuffix("\u{2026}"))
        #expect(layout.isTruncated)
    }

    @Test("lines that do not fit the height are dropped, never the first")
    func height() {
        let two = text(.byTruncatingTail, TextProposal(width: 120, height: 45))
        #expect(two.lines.count == 2 && two.isTruncated)
        #expect(Lab.lines(two)[1].hasSuffix("\u{2026}"))
        #expect(text(.byTruncatingTail, TextProposal(width: 120, height: 5)).lines.count == 1)
        #expect(!text(.byTruncatingTail, TextProposal(width: 120, height: 1000)).isTruncated)
    }

    @Test("wrapping modes drop what does not fit without an ellipsis")
    func wrapping() {
        let layout = text(.byWordWrapping, TextProposal(width: 130, maximumNumberOfLines: 1))
        #expect(Lab.lines(layout) == ["The quick brown"])
        #expect(layout.isTruncated)
    }

    @Test("clipping keeps the line whole and tells where to cut it")
    func clipping() {
        let layout = text(.byClipping, TextProposal(width: 120, maximumNumberOfLines: 1))
        #expect(Lab.lines(layout) == ["The quick brown fox jumps over the dog"])
        #expect(layout.clipWidth == 120)
        #expect(
            layout.commands(at: .zero).first
                == .push(
                    .clip(
                        .init(
                            Rect(
                                x: 0, y: -layout.size.height, width: 120, height: 3 * layout.size.height)))))
    }

    @Test("an ellipsis shows that further paragraphs are hidden")
    func hiddenParagraph() {
        let layout = Lab.layout(
            "one\ntwo", style: style(.byTruncatingTail), in: TextProposal(width: 120, maximumNumberOfLines: 1)
        )
        #expect(Lab.lines(layout) == ["one\u{2026}"])
        #expect(layout.isTruncated)
    }

    @Test("where not even the ellipsis fits, it stands alone")
    func tiny() {
        let layout = text(.byTruncatingTail, TextProposal(width: 1, maximumNumberOfLines: 1))
        #expect(Lab.lines(layout) == ["\u{2026}"])
    }

    @Test("in text that runs left the ellipsis stands at the left")
    func rightToLeft() throws {
        let text = String(repeating: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", count: 10)
        let layout = Lab.layout(
            text, style: style(.byTruncatingTail), in: TextProposal(width: 120, maximumNumberOfLines: 1))
        let first = try #require(layout.lines.first?.runs.min { $0.glyphs.origin.x < $1.glyphs.origin.x })
        #expect(first.glyphs.text == "\u{2026}")
    }
}
