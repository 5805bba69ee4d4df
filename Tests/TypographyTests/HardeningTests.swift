import Diagnostics
import Geometry
import Scene
import Testing

@testable import Typography

struct HardeningTests {
    @Test(
        "odd sizes give finite layouts", arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300, 1e-300])
    func sizes(size: Double) {
        let layout = Lab.layout("Hello \u{4E2D}\u{1F600}", size: size, in: TextProposal(width: 100))
        #expect(layout.size.isFinite && layout.size.width >= 0 && layout.size.height >= 0)
        for case .draw(let drawing) in layout.commands(at: .zero) {
            #expect(drawing.bounds?.isFinite == true)
        }
    }

    @Test("odd rooms", arguments: [Double.nan, .infinity, -5, 0, 1e300, 1e-300])
    func rooms(length: Double) {
        let proposal = TextProposal(width: length, height: length, maximumNumberOfLines: -3)
        let layout = Lab.layout("Hello brave new \u{4E2D}\u{6587} world", in: proposal)
        #expect(layout.size.isFinite)
        #expect(!layout.lines.isEmpty)
    }

    @Test("odd paragraph styles", arguments: [Double.nan, .infinity, -1e300, 1e300])
    func styles(value: Double) {
        var style = ParagraphStyle()
        style.lineSpacing = value
        style.paragraphSpacing = value
        style.firstLineHeadIndent = value
        style.headIndent = value
        style.tailIndent = value
        style.minimumLineHeight = value
        style.maximumLineHeight = value
        style.lineHeightMultiple = value
        style.defaultTabInterval = value
        style.tabStops = [.init(value, .trailing), .init(-value, .center)]
        style.hyphenationFactor = value
        style.lineBreakStrategy = .standard
        var text = TextStyle(font: .system(size: 17), kern: value)
        text.font.leading = value
        text.baselineOffset = value
        text.shadow = TextStyle.Shadow(offset: Point(x: value, y: value), color: .black)
        text.shadow?.radius = value
        text.stroke = TextStyle.Stroke(width: value, fills: true)
        (text.obliqueness, text.expansion) = (value, value)
        text.underline = TextStyle.Line(.double)
        text.underline?.dash = .dashDotDot
        text.underline?.skipsBlanks = true
        text.directions = [.init(isRightToLeft: true, isOverride: true)]
        text.attachment = TextStyle.Attachment(id: 0, width: value, ascent: value, descent: value)
        let layout = Lab.engine().layout(
            AttributedText("Hello\tbrave\n\u{FFFC}world", style: text), paragraph: style,
            proposal: TextProposal(width: 60))
        #expect(layout.size.isFinite)
        for case .draw(let drawing) in layout.commands(at: .zero) {
            #expect(drawing.bounds?.isFinite != false)
        }
    }

    @Test("runs that cover too little, too much or nothing")
    func runs() {
        let style = TextStyle(font: .system(size: 17))
        let engine = Lab.engine()
        #expect(engine.layout(AttributedText("abc", runs: [])).size == .zero)
        for runs in [[1], [.max, .max], [-5, 2], [0, 0, 0]] {
            let text = AttributedText("a\u{1F600}\nc", runs: runs.map { .init(length: $0, style: style) })
            #expect(engine.layout(text).lines.count == 2)
        }
        // A run that ends inside a surrogate pair does not split the character.
        let split = AttributedText(
            "\u{1F600}b", runs: [.init(length: 1, style: style), .init(length: 9, style: style)])
        #expect(Lab.glyphs(engine.layout(split)).filter { $0 == 0 }.isEmpty)
    }

    @Test("noncharacters, unpaired controls and lone marks")
    func oddCharacters() {
        for text in [
            "\u{FFFE}\u{FFFF}\u{1FFFF}", "\u{202E}abc", "abc\u{202C}\u{2069}", "\u{2066}\u{2067}\u{2068}",
            "\u{301}\u{302}", "\u{0}\u{7F}\u{85}\u{9F}", "\u{10FFFF}", "\u{E0001}", "\u{FE0F}\u{200D}",
        ] {
            #expect(Lab.layout(text, in: TextProposal(width: 50)).size.isFinite)
        }
    }

    @Test("100 000 marks on one base")
    func marks() {
        let layout = Lab.layout(
            "a" + String(repeating: "\u{301}", count: 100_000), in: TextProposal(width: 300))
        #expect(layout.size.isFinite)
    }

    @Test("a text of 10 MB is cut and reported")
    func hugeText() {
        let text = String(repeating: "Hello brave new world. ", count: 450_000)
        let layout = Lab.layout(
            text, style: ParagraphStyle(alignment: .natural, lineBreakMode: .byTruncatingTail),
            in: TextProposal(width: 300, maximumNumberOfLines: 2))
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(layout.diagnostics.count == 1)
    }

    @Test("directions one in another without end")
    func deepDirections() {
        var style = TextStyle(font: .system(size: 17))
        style.directions = (0..<1000).map { .init(isRightToLeft: $0 % 2 == 0) }
        let layout = Lab.engine().layout(AttributedText("abc", style: style))
        #expect(Lab.glyphs(layout).count == 3)
    }

    @Test("many tabs and an endless word that may be divided end")
    func longLines() {
        var style = ParagraphStyle()
        style.tabStops = [.init(1e9, .trailing), .init(90, .trailing, terminators: [0x2E])]
        style.hyphenationFactor = 1
        style.lineBreakStrategy = .standard
        for text in ["a\t", "hyphenation", "12345.", "some words "] {
            let long = String(repeating: text, count: 20_000)
            #expect(Lab.layout(long, style: style, in: TextProposal(width: 100)).size.isFinite)
        }
    }

    @Test("a long text in no width ends")
    func noWidth() {
        let layout = Lab.layout(String(repeating: "a ", count: 12_000), in: TextProposal(width: 0))
        #expect(layout.lines.count == LineLayout.lineLimit)
        #expect(layout.isTruncated)
    }

    @Test("caches change no result")
    func caches() {
        let warm = Lab.engine(locale: "zh")
        let texts = ["Hello", "\u{4E2D}\u{6587} abc", "\u{633}\u{644}\u{627}\u{645}", "a\nb\nHello", ""]
        for _ in 0..<2 {
            for text in texts {
                for width in [40.0, 100, .infinity] {
                    let attributed = AttributedText(text, style: TextStyle(font: .system(size: 17)))
                    let proposal = TextProposal(width: width)
                    let fresh = Lab.engine(locale: "zh").layout(attributed, proposal: proposal)
                    #expect(warm.layout(attributed, proposal: proposal) == fresh)
                }
            }
        }
    }
}
