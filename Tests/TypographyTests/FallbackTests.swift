import Diagnostics
import Geometry
import Scene
import Testing
import Typography

struct FallbackTests {
    @Test(
        "each script has its face",
        arguments: [
            ("A", "Inter-Regular"), ("\u{3A9}", "Inter-Regular"), ("\u{416}", "Inter-Regular"),
            ("\u{4E2D}", "NotoSansCJKsc-Regular"), ("\u{3042}", "NotoSansCJKsc-Regular"),
            ("\u{D55C}", "NotoSansCJKsc-Regular"), ("\u{3105}", "NotoSansCJKsc-Regular"),
            ("\u{FF0C}", "NotoSansCJKsc-Regular"), ("\u{633}", "NotoSansArabic-Regular"),
            ("\u{5D0}", "NotoSansHebrew-Regular"), ("\u{E01}", "NotoSansThai-Regular"),
            ("\u{915}", "NotoSansDevanagari-Regular"), ("\u{531}", "NotoSansArmenian-Regular"),
            ("\u{985}", "NotoSansBengali-Regular"), ("\u{10D0}", "NotoSansGeorgian-Regular"),
            ("\u{A05}", "NotoSansGurmukhi-Regular"), ("\u{1780}", "NotoSansKhmer-Regular"),
            ("\u{E81}", "NotoSansLao-Regular"), ("\u{B85}", "NotoSansTamil-Regular"),
            ("\u{C05}", "NotoSansTelugu-Regular"), ("\u{A85}", "NotoSansGujarati-Regular"),
            ("\u{C85}", "NotoSansKannada-Regular"), ("\u{D05}", "NotoSansMalayalam-Regular"),
            ("\u{B05}", "NotoSansOriya-Regular"), ("\u{D85}", "NotoSansSinhala-Regular"),
            ("\u{1000}", "NotoSansMyanmar-Regular"), ("\u{F40}", "NotoSerifTibetan-Regular"),
            ("\u{1200}", "NotoSansEthiopic-Regular"), ("\u{780}", "NotoSansThaana-Regular"),
            ("\u{13A0}", "NotoSansCherokee-Regular"), ("\u{D7A3}", "NotoSansCJKsc-Regular"),
            ("\u{2440}", "NotoSansSymbols2-Regular"), ("\u{1F600}", "NotoColorEmoji"),
        ])
    func faceForScript(character: String, face: String) {
        let layout = Lab.layout(character)
        #expect(Lab.faces(layout) == [face])
        #expect(layout.diagnostics.isEmpty)
        #expect(!Lab.glyphs(layout).contains(0))
    }

    @Test("every syllable of Hangul is drawn, also where it is written in its letters")
    func hangul() {
        // 19 · 21 · 28 syllables from U+AC00 on; each is a first letter, a vowel and 27 or no last letters.
        let syllables = (0..<11_172).compactMap { Unicode.Scalar(0xAC00 + $0) }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: syllables)
        let layout = Lab.layout(String(text))
        #expect(layout.diagnostics.isEmpty)
        #expect(Lab.glyphs(layout).count == 11_172 && !Lab.glyphs(layout).contains(0))
        #expect(Lab.glyphs(Lab.layout("\u{1112}\u{1161}\u{11AB}")) == Lab.glyphs(Lab.layout("\u{D55C}")))
    }

    @Test(
        "syllables of Indic scripts, Myanmar and Sinhala are joined and reordered by their fonts",
        arguments: [
            // The vowel sign e precedes its consonant; the conjunct is one glyph or a smaller second one.
            ("\u{DAF}\u{DD9}", "Sinhala e"), ("\u{1000}\u{1031}", "Myanmar e"),
            ("\u{D15}\u{D46}", "Malayalam e"),
        ])
    func reordering(text: String, name: String) {
        let consonant = String(text.unicodeScalars.prefix(1))
        let alone = Lab.glyphs(Lab.layout(consonant)), joined = Lab.glyphs(Lab.layout(text))
        #expect(joined.count == 2 && joined.last == alone.first, "\(name)")
    }

    @Test(
        "a consonant after a virama hangs below the one before",
        arguments: ["\u{C15}\u{C4D}", "\u{C95}\u{CCD}"])
    func conjuncts(kaVirama: String) {
        // Telugu and Kannada: ka, virama, ka. Neither the virama nor a second full letter is visible.
        let ka = String(kaVirama.unicodeScalars.prefix(1))
        let letter = Lab.glyphs(Lab.layout(ka)), both = Lab.glyphs(Lab.layout(kaVirama + ka))
        #expect(letter.count == 1 && both.count == 2)
        #expect(both.first == letter.first && both.last != letter.first)
    }

    @Test("a bold label falls back to bold faces")
    func weight() {
        let font = FontDescriptor.system(size: 17, weight: .semibold)
        #expect(Lab.faces(Lab.layout("a\u{4E2D}", font: font)) == ["Inter-SemiBold", "NotoSansCJKsc-Bold"])
        for (letter, name) in [("\u{985}", "Bengali"), ("\u{B85}", "Tamil"), ("\u{10D0}", "Georgian")] {
            #expect(Lab.faces(Lab.layout(letter, font: font)) == ["NotoSans\(name)-Bold"])
        }
    }

    @Test("weights, slants and cuts of the system font")
    func systemFaces() {
        func face(_ size: Double, _ weight: FontWeight, _ slant: FontSlant = .upright) -> [String] {
            Lab.faces(Lab.layout("a", font: .system(size: size, weight: weight, slant: slant)))
        }
        #expect(face(17, .ultraLight) == ["Inter-Thin"])
        #expect(face(17, .black, .italic) == ["Inter-BlackItalic"])
        #expect(face(34, .bold) == ["InterDisplay-Bold"])
        #expect(face(34, .bold, .italic) == ["Inter-BoldItalic"])
    }

    @Test("a cluster is never split over faces")
    func clusterStaysWhole() {
        // A Hebrew letter with a point, and a Latin letter with a mark that only composes.
        #expect(Lab.faces(Lab.layout("\u{5E9}\u{5C1}")) == ["NotoSansHebrew-Regular"])
        #expect(Lab.faces(Lab.layout("o\u{302}\u{301}")) == ["Inter-Regular"])
    }

    @Test("a character that no font has is a box, reported once with its code")
    func missing() {
        let layout = Lab.layout("a\u{13000}b\u{13000}\u{FFFE}")
        #expect(layout.diagnostics.count == 1)
        #expect(layout.diagnostics.first?.message.contains("U+13000, U+FFFE") == true)
        #expect(Lab.glyphs(layout).filter { $0 == 0 }.count == 3)
    }

    @Test("control and invisible characters draw nothing and are not reported")
    func invisible() {
        let layout = Lab.layout("a\u{1}\u{200B}\u{FEFF}\u{200E}b")
        #expect(layout.diagnostics.isEmpty)
        #expect(abs(layout.size.width - Lab.layout("ab").size.width) < 1e-9)
    }

    @Test("fallback does not change the height of a line")
    func lineHeight() {
        let plain = Lab.layout("a").size.height
        for text in ["\u{4E2D}", "\u{E17}\u{E35}\u{E48}", "\u{1F600}", "\u{633}"] {
            #expect(Lab.layout(text).size.height == plain)
        }
    }
}
