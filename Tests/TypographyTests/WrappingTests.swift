import Geometry
import Scene
import Testing
import Typography

struct WrappingTests {
    private let wide = TextProposal(width: 100)

    @Test("words go to the next line, and blanks at the end do not count")
    func words() {
        let layout = Lab.layout("Hello brave   new world", in: wide)
        #expect(Lab.lines(layout) == ["Hello brave", "new world"])
        #expect(layout.lines.allSatisfy { $0.rect.width <= 100 })
        #expect(abs(layout.lines[0].rect.width - Lab.layout("Hello brave").size.width) < 1e-9)
        #expect(!layout.isTruncated)
    }

    @Test("a text that fits exactly is one line")
    func exactFit() {
        let width = Lab.layout("Hello brave new").size.width
        #expect(Lab.layout("Hello brave new", in: TextProposal(width: width)).lines.count == 1)
        #expect(Lab.layout("Hello brave new", in: TextProposal(width: width - 0.1)).lines.count == 2)
    }

    @Test("no line begins with a closing mark nor ends with an opening one")
    func kinsoku() {
        let text = "\u{4E2D}\u{6587}\u{FF0C}\u{300C}\u{4E00}\u{4E8C}\u{4E09}\u{300D}\u{3002}\u{3042}\u{3063}"
        let closing: Set<Character> = ["\u{FF0C}", "\u{300D}", "\u{3002}", "\u{3063}"]
        for locale in ["en", "zh-Hans", "ja"] {
            for width in stride(from: 54.0, through: 180, by: 9) {
                let layout = Lab.layout(text, in: TextProposal(width: width), locale: locale)
                for line in Lab.lines(layout) {
                    #expect(line.first.map { !closing.contains($0) } ?? false, "\(width) \(locale)")
                    #expect(line.last != "\u{300C}", "\(width) \(locale)")
                }
            }
        }
    }

    @Test("Chinese breaks between any two ideographs")
    func ideographs() {
        let layout = Lab.layout(
            "\u{4E00}\u{4E8C}\u{4E09}\u{56DB}\u{4E94}\u{516D}", in: TextProposal(width: 52))
        #expect(Lab.lines(layout) == ["\u{4E00}\u{4E8C}\u{4E09}", "\u{56DB}\u{4E94}\u{516D}"])
    }

    @Test("Korean breaks between words where labels' strategy asks for it")
    func hangul() {
        let text = "\u{C548}\u{B155} \u{D558}\u{C138}\u{C694}"
        var style = ParagraphStyle()
        #expect(Lab.lines(Lab.layout(text, style: style, in: TextProposal(width: 60))).count == 2)
        #expect(
            Lab.lines(Lab.layout(text, style: style, in: TextProposal(width: 60))).last
                != "\u{D558}\u{C138}\u{C694}")
        style.lineBreakStrategy = .standard
        #expect(
            Lab.lines(Lab.layout(text, style: style, in: TextProposal(width: 60))).last
                == "\u{D558}\u{C138}\u{C694}")
    }

    @Test("Thai breaks between words of the dictionary")
    func thai() {
        // "Thai language" of two words, neither of which is broken.
        let layout = Lab.layout(
            "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}", in: TextProposal(width: 45))
        #expect(Lab.lines(layout) == ["\u{E20}\u{E32}\u{E29}\u{E32}", "\u{E44}\u{E17}\u{E22}"])
    }

    @Test("a word longer than the line is broken between characters")
    func longWord() {
        let layout = Lab.layout("abcdefghijklmnopqrstuvwxyz", in: wide)
        #expect(layout.lines.count == 3)
        #expect(Lab.lines(layout).joined() == "abcdefghijklmnopqrstuvwxyz")
    }

    @Test("by character, lines are filled whatever the words")
    func byCharacter() {
        let style = ParagraphStyle(alignment: .natural, lineBreakMode: .byCharWrapping)
        #expect(
            Lab.lines(Lab.layout("Hello brave new world", style: style, in: wide)).first == "Hello brave n")
    }

    @Test("a soft hyphen shows where the line ends with it, and only there")
    func softHyphen() {
        let text = "extra\u{AD}ordinary"
        #expect(abs(Lab.layout(text).size.width - Lab.layout("extraordinary").size.width) < 1e-9)
        #expect(Lab.lines(Lab.layout(text, in: TextProposal(width: 80))) == ["extra\u{AD}-", "ordinary"])
    }

    @Test("a blank that must not break does not")
    func noBreakSpace() {
        let layout = Lab.layout("aaaa bbbb\u{A0}cccc", in: TextProposal(width: 85))
        #expect(Lab.lines(layout) == ["aaaa", "bbbb\u{A0}cccc"])
    }

    @Test("newlines end lines; one at the end adds none")
    func newlines() {
        #expect(Lab.layout("a\nb").lines.count == 2)
        #expect(Lab.layout("a\r\nb\u{2028}c").lines.count == 3)
        #expect(Lab.layout("a\n\nb").lines.count == 3)
        #expect(Lab.layout("a\n").lines.count == 1)
    }

    @Test("a tab reaches to the next multiple of 28 points")
    func tabs() throws {
        let layout = Lab.layout("a\tb\tc")
        let origins = layout.lines[0].runs.map(\.glyphs).compactMap { $0.text == "a" ? nil : $0.origin.x }
        #expect(origins == [28, 56])
    }

    @Test("nothing has no size; an empty line has height")
    func empty() {
        #expect(Lab.layout("").size == .zero)
        #expect(Lab.layout("").lines.isEmpty)
        #expect(Lab.layout("\n").size == Size(width: 0, height: 17 * 2444 / 2048))
    }

    @Test("line spacing stands between lines, multiples above the text")
    func spacing() {
        let height = 17.0 * 2444 / 2048
        var style = ParagraphStyle()
        style.lineSpacing = 5
        #expect(abs(Lab.layout("a\nb", style: style).size.height - (2 * height + 5)) < 1e-9)
        style = ParagraphStyle()
        style.lineHeightMultiple = 2
        let layout = Lab.layout("a", style: style)
        #expect(abs(layout.size.height - 2 * height) < 1e-9)
        #expect(abs(layout.firstBaseline - (2 * height - 17.0 * 494 / 2048)) < 1e-9)
        style = ParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight) = (30, 30)
        #expect(Lab.layout("a\nb", style: style).size.height == 60)
    }

    @Test("indents")
    func indents() {
        var style = ParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 10, -10)
        let layout = Lab.layout("Hello brave new world", style: style, in: wide)
        #expect(layout.lines[0].rect.minX == 20)
        #expect(layout.lines[1].rect.minX == 10)
        #expect(layout.lines.allSatisfy { $0.rect.maxX <= 90 })
    }
}
