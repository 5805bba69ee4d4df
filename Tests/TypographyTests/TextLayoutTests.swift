import Geometry
import Scene
import Testing
import Typography

struct TextLayoutTests {
    @Test("lines stand where the alignment says")
    func alignment() {
        let width = Lab.layout("abc").size.width
        for (alignment, x) in [
            (ParagraphStyle.Alignment.natural, 0.0), (.left, 0), (.center, (200 - width) / 2),
            (.right, 200 - width), (.justified, 0),
        ] {
            let layout = Lab.layout(
                "abc", style: ParagraphStyle(alignment: alignment), in: TextProposal(width: 200))
            #expect(abs(layout.lines[0].rect.minX - x) < 1e-9)
            #expect(abs(layout.size.width - width) < 1e-9)
        }
    }

    @Test("justified lines reach both edges, but for the last")
    func justified() {
        let layout = Lab.layout(
            "aa bb cc dd ee ff gg", style: ParagraphStyle(alignment: .justified), in: TextProposal(width: 90))
        #expect(layout.lines.count > 1)
        for line in layout.lines.dropLast() { #expect(abs(line.rect.maxX - 90) < 1e-9) }
        #expect(layout.lines[layout.lines.count - 1].rect.maxX < 90)
    }

    @Test("without a width, lines are aligned in the widest")
    func unlimited() {
        let layout = Lab.layout("aaaa\nb", style: ParagraphStyle(alignment: .right))
        #expect(abs(layout.lines[1].rect.maxX - layout.size.width) < 1e-9)
    }

    @Test("baselines follow the ascender and the line height")
    func baselines() {
        let layout = Lab.layout("a\nb\nc")
        #expect(abs(layout.firstBaseline - 17 * 1950 / 2048) < 1e-9)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * 17 * 2444 / 2048) < 1e-9)
    }

    @Test("the largest font of a line decides its height")
    func mixedSizes() {
        let text = AttributedText(
            "aB",
            runs: [
                .init(length: 1, style: TextStyle(font: .system(size: 10))),
                .init(length: 1, style: TextStyle(font: .system(size: 30))),
            ])
        let layout = Lab.engine().layout(text)
        #expect(abs(layout.size.height - 30 * 2444 / 2048) < 1e-9)
        #expect(Set(layout.lines[0].runs.map(\.glyphs.origin.y)).count == 1)
    }

    @Test("commands draw backgrounds, underlines, glyphs, then strikethroughs")
    func commands() {
        var style = TextStyle(font: .system(size: 17), color: Color(red: 1, green: 0, blue: 0))
        style.underline = TextStyle.Line()
        style.strikethrough = TextStyle.Line(color: .black)
        style.backgroundColor = .white
        let layout = Lab.engine().layout(AttributedText("abc", style: style))
        let commands = layout.commands(at: Point(x: 10, y: 20))
        #expect(commands.count == 4)
        guard commands.count == 4, case .draw(.fillRect(let back, .color(.white))) = commands[0],
            case .draw(.fillRect(let under, .color(style.color))) = commands[1],
            case .draw(.glyphs(let run, .color(style.color))) = commands[2],
            case .draw(.fillRect(let strike, .color(.black))) = commands[3]
        else {
            Issue.record("\(commands)")
            return
        }
        #expect(back == Rect(origin: Point(x: 10, y: 20), size: layout.size))
        #expect(run.origin == Point(x: 10, y: 20 + layout.firstBaseline))
        #expect(under.minY > run.origin.y && strike.maxY < run.origin.y)
        #expect(under.width == layout.size.width)
    }

    @Test("baselines can be brought to whole pixels")
    func snapping() {
        let layout = Lab.layout("a\nb")
        for case .draw(.glyphs(let run, _)) in layout.commands(at: Point(x: 0, y: 0.4), displayScale: 3) {
            let pixels = run.origin.y * 3
            #expect(abs(pixels - pixels.rounded()) < 1e-9)
        }
    }

    @Test("a run's bounds hold the ink of its glyphs")
    func bounds() throws {
        let library = try Lab.library.get()
        for text in ["fjQ\u{C9}\u{1EC7}", "\u{4E2D}\u{6587}", "\u{628}\u{651}\u{64E}"] {
            for run in Lab.layout(text).lines.flatMap(\.runs).map(\.glyphs) {
                for glyph in run.glyphs {
                    guard let path = library.outline(of: glyph.id, face: run.face),
                        let box = path.applying(.scale(x: run.size, y: run.size)).controlBounds
                    else { continue }
                    let placed = box.offset(by: glyph.position)
                    #expect(run.bounds.minX <= placed.minX + 1e-9 && run.bounds.maxX >= placed.maxX - 1e-9)
                    #expect(run.bounds.minY <= placed.minY + 1e-9 && run.bounds.maxY >= placed.maxY - 1e-9)
                }
            }
        }
    }

    @Test("styles may change within a word without moving its letters' advances")
    func styleChange() {
        let red = TextStyle(font: .system(size: 17), color: Color(red: 1, green: 0, blue: 0))
        let text = AttributedText(
            "HHHH",
            runs: [.init(length: 2, style: TextStyle(font: .system(size: 17))), .init(length: 2, style: red)])
        let layout = Lab.engine().layout(text)
        #expect(abs(layout.size.width - Lab.layout("HHHH").size.width) < 1e-9)
        #expect(layout.lines[0].runs.map(\.color) == [.black, red.color])
    }
}
