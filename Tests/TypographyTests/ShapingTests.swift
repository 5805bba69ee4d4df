import Geometry
import Scene
import Testing

@testable import Typography

struct ShapingTests {
    @Test("Arabic letters change with their neighbours")
    func arabicJoining() {
        // Beh alone, at the start, in the middle and at the end of a word.
        let alone = Lab.glyphs(Lab.layout("\u{628}"))
        let word = Lab.glyphs(Lab.layout("\u{628}\u{628}\u{628}"))
        #expect(alone.count == 1 && word.count == 3)
        #expect(Set(word).union(alone).count == 4)
    }

    @Test("a ZWJ sequence, a skin tone, a flag and a keycap are one glyph each")
    func emojiSequences() {
        for emoji in [
            "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
            "\u{1F469}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468}", "\u{1F44D}\u{1F3FD}", "\u{1F1E8}\u{1F1F3}",
            "1\u{FE0F}\u{20E3}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", "\u{2764}\u{FE0F}",
            "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        ] {
            let layout = Lab.layout(emoji)
            #expect(Lab.glyphs(layout).filter { $0 != 0 }.count == 1, "\(emoji)")
            #expect(Lab.faces(layout) == ["NotoColorEmoji"], "\(emoji)")
            #expect(layout.size.width > 20 && layout.size.width < 22.5, "\(emoji)")
            #expect(layout.diagnostics.isEmpty)
        }
    }

    @Test("signs that can be emoji stay text unless asked")
    func textPresentation() {
        #expect(Lab.faces(Lab.layout("\u{A9} 1 # \u{2192}")).allSatisfy { $0 == "Inter-Regular" })
        #expect(Lab.faces(Lab.layout("\u{2600}\u{FE0E}")).allSatisfy { $0 != "NotoColorEmoji" })
    }

    @Test("Devanagari puts the vowel sign i before its consonant")
    func devanagariReordering() {
        let consonant = Lab.glyphs(Lab.layout("\u{915}"))
        let syllable = Lab.glyphs(Lab.layout("\u{915}\u{93F}"))
        #expect(syllable.count == 2)
        #expect(syllable.last == consonant.first)
    }

    @Test("pairs are kerned, unless kern is 0")
    func kerning() {
        let engine = Lab.engine()
        func width(_ string: String, kern: Double?) -> Double {
            let style = TextStyle(font: .system(size: 17), kern: kern)
            return engine.layout(AttributedText(string, style: style)).size.width
        }
        let apart = width("A", kern: nil) + width("V", kern: nil)
        #expect(width("AV", kern: nil) < apart - 0.5)
        #expect(abs(width("AV", kern: 0) - apart) < 1e-9)
        // Two glyphs, and no pair kerning difference but the 3 points each.
        #expect(abs(width("HH", kern: 3) - width("HH", kern: nil) - 6) < 1e-9)
    }

    @Test("arrows and operators stay the characters that were written")
    func noContextualArrows() {
        #expect(Lab.glyphs(Lab.layout("->")).count == 2)
        let mono = FontDescriptor(family: .system(.monospaced), size: 17)
        #expect(
            Lab.glyphs(Lab.layout("!=", font: mono)) == Lab.glyphs(Lab.layout("!", font: mono))
                + Lab.glyphs(Lab.layout("=", font: mono)))
    }

    @Test("Han characters take the form of the language")
    func hanVariants() {
        let simplified = Lab.glyphs(Lab.layout("\u{76F4}\u{9AA8}", locale: "zh-Hans"))
        let japanese = Lab.glyphs(Lab.layout("\u{76F4}\u{9AA8}", locale: "ja_JP"))
        let traditional = Lab.glyphs(Lab.layout("\u{76F4}\u{9AA8}", locale: "zh-Hant-TW"))
        #expect(simplified != japanese)
        #expect(simplified != traditional)
        #expect(traditional == Lab.glyphs(Lab.layout("\u{76F4}\u{9AA8}", locale: "zh_HK")))
    }

    @Test("a line with both directions is ordered as Unicode says")
    func bidirectional() throws {
        // Source: UAX #9; alef bet in a paragraph that runs right.
        let layout = Lab.layout("ab \u{5D0}\u{5D1} cd")
        let line = try #require(layout.lines.first)
        let starts = line.runs.map { ($0.glyphs.text, $0.glyphs.origin.x) }.sorted { $0.1 < $1.1 }.map(\.0)
        // A run of blanks alone draws nothing and is left out.
        #expect(starts.joined() == "ab \u{5D0}\u{5D1}cd")
        let hebrew = try #require(line.runs.first { $0.glyphs.text.contains("\u{5D0}") })
        let alef = Lab.glyphs(Lab.layout("\u{5D0}")), bet = Lab.glyphs(Lab.layout("\u{5D1}"))
        #expect(hebrew.glyphs.glyphs.map(\.id) == bet + alef)
    }

    @Test("a paragraph that begins with Hebrew runs left, and stands at the right")
    func rightToLeft() throws {
        let layout = Lab.layout("\u{5D0}\u{5D1} abc", in: TextProposal(width: 200))
        let line = try #require(layout.lines.first)
        #expect(abs(line.rect.maxX - 200) < 1e-9)
        let order = line.runs.sorted { $0.glyphs.origin.x < $1.glyphs.origin.x }.map(\.glyphs.text)
        #expect(order.first?.contains("abc") == true)
        var style = ParagraphStyle()
        style.baseWritingDirection = .leftToRight
        let left = try #require(Lab.layout("\u{5D0}\u{5D1} abc", style: style).lines.first)
        #expect(left.rect.minX == 0)
        #expect(left.runs.last?.glyphs.text.contains("abc") == true)
    }

    @Test("levels are reordered by rule L2")
    func visualOrder() {
        #expect(BidiLevels.visualOrder([0, 0, 0]) == [0, 1, 2])
        #expect(BidiLevels.visualOrder([0, 1, 1, 0]) == [0, 2, 1, 3])
        #expect(BidiLevels.visualOrder([1, 2, 1]) == [2, 1, 0])
        #expect(BidiLevels.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
        #expect(BidiLevels.visualOrder([]) == [])
    }

    @Test("words are as wide together as alone, and shaped the same a second time")
    func words() {
        for weight in [FontWeight.regular, .bold, .black] {
            let font = FontDescriptor.system(size: 17, weight: weight)
            func width(_ text: String) -> Double { Lab.layout(text, font: font).size.width }
            for (first, second) in [("AV. ", "To"), ("WAVE, ", "LT"), ("Ty\u{E9} ", "\u{2018}x\u{2019}")] {
                #expect(abs(width(first + second) - width(first) - width(second)) < 1e-9)
            }
            let engine = Lab.engine()
            let text = AttributedText("AVAST AVAST, averse AVAST", style: TextStyle(font: font))
            let again = AttributedText("AVAST averse AVAST, AVAST", style: TextStyle(font: font))
            let warm = [engine.layout(text), engine.layout(again)]
            #expect(warm == [Lab.engine().layout(text), Lab.engine().layout(again)])
        }
    }

    @Test("a mark on a blank stays with it")
    func markedBlank() {
        // U+0301 on the blank between the words: one cluster, and no break before the mark.
        let glyphs = Lab.glyphs(Lab.layout("ab \u{301}cd"))
        #expect(glyphs.count >= 5)
        #expect(Lab.layout("ab \u{301}cd").size.width == Lab.layout("ab cd").size.width)
    }

    @Test("letters that look alike but are written otherwise are texts of their own")
    func canonicalEquivalents() {
        let engine = Lab.engine()
        let style = TextStyle(font: .system(size: 17))
        let composed = AttributedText("caf\u{E9}", style: style)
        let decomposed = AttributedText("cafe\u{301}", style: style)
        #expect(composed != decomposed)
        #expect(engine.layout(composed).lines[0].textRange == 0..<4)
        #expect(engine.layout(decomposed).lines[0].textRange == 0..<5)
    }
}
