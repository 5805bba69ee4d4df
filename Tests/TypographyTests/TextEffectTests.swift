import Geometry
import Scene
import Testing
import Typography

struct TextEffectTests {
    private let font = FontDescriptor.system(size: 20)

    private func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
        var style = TextStyle(font: font)
        change(&style)
        return style
    }

    private func layout(_ string: String, _ style: TextStyle, in paragraph: ParagraphStyle = .init())
        -> TextLayout
    {
        Lab.engine().layout(AttributedText(string, style: style), paragraph: paragraph)
    }

    private func width(_ string: String) -> Double { Lab.layout(string, font: font).size.width }

    @Test("a stroke draws the outlines, and the glyphs below them where asked")
    func stroke() {
        for fills in [false, true] {
            let stroked = style { $0.stroke = TextStyle.Stroke(width: 0.1, color: .white, fills: fills) }
            let commands = layout("I", stroked).commands(at: .zero)
            let lines = commands.compactMap { command -> (Double, Paint)? in
                if case .draw(.strokePath(_, let line, let paint)) = command {
                    (line.width, paint)
                } else {
                    nil
                }
            }
            // A tenth of 20 points.
            #expect(lines.count == 1 && lines.first?.0 == 2 && lines.first?.1 == .color(.white))
            #expect(commands.count == (fills ? 2 : 1))
        }
    }

    @Test("outlines are marked half a line beyond the glyphs")
    func strokeBounds() throws {
        let plain = try #require(layout("I", TextStyle(font: font)).inkBounds)
        let stroked = try #require(layout("I", style { $0.stroke = TextStyle.Stroke(width: 0.1) }).inkBounds)
        #expect(abs(stroked.width - plain.width - 2) < 1e-9 && abs(stroked.height - plain.height - 2) < 1e-9)
    }

    @Test("a blurred shadow lies below the glyphs that cast it")
    func blurredShadow() {
        let shadow = TextStyle.Shadow(offset: Point(x: 1, y: 2), color: .black, radius: 3)
        let commands = layout("ab", style { $0.shadow = shadow }).commands(at: .zero)
        guard commands.count == 3, case .push(.shadow(let cast, let area)) = commands[0],
            case .draw(.glyphs) = commands[1], commands[2] == .pop
        else {
            Issue.record("no group with a shadow")
            return
        }
        #expect(cast == Shadow(color: .black, offset: Point(x: 1, y: 2), radius: 3))
        #expect(area.width > 0 && area.height > 0)
    }

    @Test("a line by word leaves out blanks")
    func byWord() {
        var line = TextStyle.Line()
        line.skipsBlanks = true
        let rects = layout("ab cd", style { $0.underline = line }).lines.flatMap(\.decorations).map(\.rect)
        #expect(rects.count == 2)
        #expect(
            abs(rects.map(\.width).reduce(0, +) - (width("ab cd") - width("a a") + 2 * width("a"))) < 1e-9)
    }

    @Test(
        "dashes are drawn as such",
        arguments: [
            (TextStyle.Line.Dash.dot, [3.0, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
            (.dashDotDot, [10, 3, 3, 3, 3, 3]),
        ])
    func dashes(dash: TextStyle.Line.Dash, lengths: [Double]) {
        var line = TextStyle.Line(.thick)
        line.dash = dash
        let commands = layout("ab", style { $0.underline = line }).commands(at: Point(x: 7, y: 0))
        guard case .draw(.strokePath(let path, let style, _)) = commands[0] else {
            Issue.record("no line")
            return
        }
        // Lengths count in the line's thickness; the first dash begins with the text.
        #expect(style.dashes == lengths.map { $0 * style.width } && style.dashPhase == 0)
        #expect(path.controlBounds?.minX == 7)
    }

    @Test("expansion is the logarithm of a factor")
    func expansion() throws {
        let wide = layout("ab", style { $0.expansion = 0.6931471805599453 })
        #expect(abs(wide.size.width - 2 * width("ab")) < 1e-9)
        let narrow = try #require(layout("ab", style { $0.expansion = -0.6931471805599453 }).inkBounds)
        let plain = try #require(layout("ab", TextStyle(font: font)).inkBounds)
        #expect(abs(narrow.width - plain.width / 2) < 1e-9 && abs(narrow.height - plain.height) < 1e-9)
    }

    @Test("leaning glyphs stand on the same baseline")
    func obliqueness() throws {
        let commands = layout("I", style { $0.obliqueness = 0.25 }).commands(at: Point(x: 10, y: 30))
        guard case .push(.transform(let lean)) = commands[0], case .draw(.glyphs(let run, _)) = commands[1]
        else {
            Issue.record("no transform")
            return
        }
        // A point four above the baseline moves one to the right.
        let top = Point(x: run.origin.x, y: run.origin.y - 4)
        let moved = lean.apply(top)
        #expect(lean.apply(run.origin) == run.origin)
        #expect(abs(moved.x - top.x - 1) < 1e-9 && moved.y == top.y)
    }

    @Test("an override turns the order of letters, an embedding only that of what has no direction")
    func directions() {
        let plain = Lab.glyphs(layout("abc!", TextStyle(font: font)))
        let override = style { $0.directions = [.init(isRightToLeft: true, isOverride: true)] }
        #expect(Lab.glyphs(layout("abc!", override)) == plain.reversed())
        let embedding = style { $0.directions = [.init(isRightToLeft: true)] }
        #expect(Lab.glyphs(layout("abc!", embedding)) == [plain[3]] + plain.prefix(3))
        let back = style { $0.directions = [.init(isRightToLeft: true), .init(isRightToLeft: false)] }
        #expect(Lab.glyphs(layout("abc!", back)) == plain)
    }

    @Test("text after a tab ends, centres or has its point at the stop")
    func tabAlignment() {
        func tabbed(_ text: String, _ stop: ParagraphStyle.TabStop) -> TextLayout {
            var paragraph = ParagraphStyle()
            paragraph.tabStops = [stop]
            return layout(text, TextStyle(font: font), in: paragraph)
        }
        #expect(abs(tabbed("a\tbcd", .init(100, .trailing)).size.width - 100) < 1e-9)
        #expect(abs(tabbed("a\tbcd", .init(100, .center)).size.width - (100 + width("bcd") / 2)) < 1e-9)
        let point = UInt16(UInt8(ascii: "."))
        let decimal = tabbed("a\t12.345", .init(100, .trailing, terminators: [point]))
        // Figures and the point have no pair kerning in the system font, so that the rest is as wide as alone.
        #expect(abs(decimal.size.width - (100 + width(".345"))) < 0.5)
        // If the text is too long for the tab stop, it begins at the tab.
        let long = tabbed("a\tbcdefghijklmnop", .init(40, .trailing))
        #expect(abs(long.size.width - width("a") - width("bcdefghijklmnop")) < 1e-9)
    }

    @Test("columns that end at stops stand on wrapped lines too")
    func tabWrapping() {
        var paragraph = ParagraphStyle()
        paragraph.tabStops = [.init(100, .trailing)]
        let layout = Lab.engine().layout(
            AttributedText("a\tb\nc\tde", style: TextStyle(font: font)), paragraph: paragraph,
            proposal: TextProposal(width: 100))
        #expect(layout.lines.count == 2)
        for line in layout.lines { #expect(abs(line.rect.maxX - 100) < 1e-9) }
    }
}
