import Geometry
import Scene
import Testing
import Typography

/// Text of several styles on one line: boxes, shadows, tab stops, raised words, lines along the text.
struct StyledTextTests {
    private let plain = TextStyle(font: .system(size: 17))

    private func width(_ string: String) -> Double { Lab.layout(string).size.width }

    private func layout(
        _ string: String, _ runs: [(Int, TextStyle)], paragraph: ParagraphStyle = ParagraphStyle()
    ) -> TextLayout {
        let runs = runs.map { AttributedText.Run(length: $0.0, style: $0.1) }
        return Lab.engine().layout(AttributedText(string, runs: runs), paragraph: paragraph)
    }

    @Test("a box stands on the baseline like a character and makes its line as high as itself")
    func attachment() {
        var box = plain
        box.attachment = TextStyle.Attachment(id: 7, width: 20, ascent: 30, descent: 5)
        let layout = layout("a\u{FFFC}b", [(1, plain), (1, box), (1, plain)])
        let a = width("a"), b = width("b")
        #expect(abs(layout.size.width - (a + 20 + b)) < 1e-9)
        // The text reaches 16.1865 points up and 4.1006 down.
        #expect(abs(layout.size.height - 35) < 1e-9)
        #expect(layout.firstBaseline == 30)
        let boxes = layout.lines.flatMap(\.attachments)
        #expect(boxes.map(\.id) == [7])
        #expect(boxes.map(\.rect) == [Rect(x: a, y: 0, width: 20, height: 35)])
    }

    @Test("a box smaller than the text changes no line height")
    func smallAttachment() {
        var box = plain
        box.attachment = TextStyle.Attachment(id: 0, width: 8, ascent: 8, descent: 0)
        let layout = layout("a\u{FFFC}", [(1, plain), (1, box)])
        #expect(abs(layout.size.height - 20.287109375) < 1e-9)
        #expect(abs((layout.lines[0].attachments.first?.rect.minY ?? 0) - (16.1865234375 - 8)) < 1e-9)
    }

    @Test("lines may end on both sides of a box")
    func breaksAtAttachment() {
        var box = plain
        box.attachment = TextStyle.Attachment(id: 0, width: 60, ascent: 10, descent: 0)
        let text = AttributedText(
            "a\u{FFFC}b",
            runs: [(1, plain), (1, box), (1, plain)].map { AttributedText.Run(length: $0.0, style: $0.1) })
        let layout = Lab.engine().layout(text, proposal: TextProposal(width: 61))
        #expect(layout.lines.count == 3)
    }

    @Test("an object character without a box is a missing character")
    func noAttachment() {
        #expect(layout("\u{FFFC}", [(1, plain)]).lines.flatMap(\.attachments).isEmpty)
    }

    @Test("a shadow is drawn behind the words, moved")
    func shadow() throws {
        var style = plain
        style.shadow = TextStyle.Shadow(offset: Point(x: 2, y: 3), color: .white)
        let commands = layout("ab", [(2, style)]).commands(at: .zero)
        #expect(commands.count == 2)
        guard case .draw(.glyphs(let shadow, let paint)) = try #require(commands.first),
            case .draw(.glyphs(let words, _)) = try #require(commands.last)
        else {
            Issue.record("no glyphs")
            return
        }
        #expect(shadow.origin - words.origin == Point(x: 2, y: 3))
        #expect(paint == .color(.white))
    }

    @Test("tabs reach the stops of the style, then the default ones")
    func tabStops() {
        var style = ParagraphStyle()
        style.tabStops = [.init(100), .init(30)]
        #expect(abs(layout("a\tb", [(3, plain)], paragraph: style).size.width - (30 + width("b"))) < 1e-9)
        let two = layout("a\tb\tc", [(5, plain)], paragraph: style)
        #expect(abs(two.size.width - (100 + width("c"))) < 1e-9)
        // The default stops are multiples of 28: the first beyond 100 and a letter is 112.
        let three = layout("a\tb\tc\td", [(7, plain)], paragraph: style)
        #expect(abs(three.size.width - (112 + width("d"))) < 1e-9)
    }

    @Test("a stop counts from the edge, not from the indent")
    func tabStopAfterIndent() {
        var style = ParagraphStyle()
        style.tabStops = [.init(50)]
        style.firstLineHeadIndent = 20
        #expect(abs(layout("a\tb", [(3, plain)], paragraph: style).size.width - (50 + width("b"))) < 1e-9)
    }

    @Test("a raised word makes the line higher by what it is raised")
    func baselineOffset() {
        var raised = plain
        raised.baselineOffset = 5
        let layout = layout("ab", [(1, plain), (1, raised)])
        #expect(abs(layout.size.height - 25.287109375) < 1e-9)
        #expect(abs(layout.firstBaseline - 21.1865234375) < 1e-9)
        let origins = layout.lines[0].runs.map(\.glyphs.origin.y)
        #expect(abs(origins[0] - origins[1] - 5) < 1e-9)
    }

    @Test("a multiple of the line height goes above the text")
    func lineHeightMultiple() {
        var style = ParagraphStyle()
        style.lineHeightMultiple = 2
        let layout = layout("a", [(1, plain)], paragraph: style)
        #expect(abs(layout.size.height - 2 * 20.287109375) < 1e-9)
        #expect(abs(layout.firstBaseline - (20.287109375 + 16.1865234375)) < 1e-9)
    }

    @Test("kern is added after every glyph, the last one too")
    func kern() {
        var kerned = plain
        kerned.kern = 2
        #expect(abs(layout("HHH", [(3, kerned)]).size.width - (width("HHH") + 6)) < 1e-9)
    }
}
