import Diagnostics
import Files
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import Typography

struct WordDivisionTests {
    private func hyphenator(_ file: String) throws -> Hyphenator {
        let bytes = try readFile(Lab.fonts + "/hyphenation/" + file, as: .hyphenation)
        return try #require(Hyphenator(bytes))
    }

    private func divided(_ word: String, _ hyphenator: Hyphenator) -> String {
        let units = Array(word.utf16)
        var text = "", start = 0
        for point in hyphenator.points(in: units) {
            text += String(utf16: units[start..<point]) + "-"
            start = point
        }
        return text + String(utf16: units[start...])
    }

    @Test(
        "words of American English are divided as TeX does",
        arguments: [
            // Source: The TeXbook, appendix H, and Liang's thesis.
            "hy-phen-ation", "com-puter", "al-go-rithm", "as-so-ciate", "ta-ble", "present", "Sep-tem-ber",
            "tree",
        ])
    func american(word: String) throws {
        #expect(divided(word.replacing("-", with: ""), try hyphenator("hyph_en_US.dic")) == word)
    }

    @Test("British English is divided by its own patterns")
    func british() throws {
        let british = try hyphenator("hyph_en_GB.dic")
        #expect(divided("hyphenation", british).contains("-"))
        #expect(divided("at", british) == "at")
    }

    @Test("a pattern's odd digit divides, a higher even one forbids")
    func patterns() throws {
        // By hand: 1b allows before b, a2bc forbids between a and bc; .c1a allows after a first c.
        let text = Array("UTF-8\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\n1b\na2bc\n.c1a\n".utf8)
        let own = try #require(Hyphenator(text))
        #expect(divided("xbx", own) == "x-bx" && divided("xabcx", own) == "xabcx")
        #expect(divided("cab", own) == "c-a-b" && divided("dcab", own) == "dca-b")
    }

    @Test(
        "a file that is no dictionary is none",
        arguments: ["", "\n", "UTF-8\n", "KOI8-R\n1b\n", "1b\n", "\u{FFFE}"])
    func broken(text: String) {
        #expect(Hyphenator(Array(text.utf8)) == nil)
    }

    private func lines(_ string: String, factor: Double, width: Double, locale: String = "en") -> [String] {
        var style = ParagraphStyle()
        style.hyphenationFactor = factor
        return Lab.lines(Lab.layout(string, style: style, in: TextProposal(width: width), locale: locale))
    }

    @Test("the longest part that fits with its hyphen stays on the line")
    func longestPart() {
        let whole = Lab.layout("some hyphen-").size.width
        #expect(lines("some hyphenation", factor: 1, width: whole + 0.01) == ["some hyphen-", "ation"])
        #expect(lines("some hyphenation", factor: 1, width: whole - 0.5) == ["some hy-", "phenation"])
        #expect(lines("some hyphenation", factor: 0, width: whole + 0.01) == ["some", "hyphenation"])
    }

    @Test("a line filled to more than the factor divides no word")
    func factor() {
        let width = Lab.layout("some hyphen-").size.width + 0.01
        let filled = Lab.layout("some").size.width / width
        #expect(lines("some hyphenation", factor: filled - 0.01, width: width).first == "some")
        #expect(lines("some hyphenation", factor: filled + 0.01, width: width).first == "some hyphen-")
    }

    @Test("a first word that is too long is divided before it is broken anywhere")
    func firstWord() {
        let width = Lab.layout("hyphen-").size.width + 0.01
        #expect(lines("hyphenation", factor: 1, width: width) == ["hyphen-", "ation"])
        #expect(
            lines("\u{201C}Hyphenation.\u{201D}", factor: 1, width: width + 12).first == "\u{201C}Hyphen-")
    }

    @Test("a language without a dictionary is reported, and divided by the user's file")
    func otherLanguages() throws {
        var style = ParagraphStyle()
        style.hyphenationFactor = 1
        let proposal = TextProposal(width: 60)
        let text = AttributedText("Wortwahl", style: TextStyle(font: .system(size: 17)))
        let without = Lab.layout("Wortwahl", style: style, in: proposal, locale: "de_DE")
        #expect(without.diagnostics.map(\.message).first?.contains("'de'") == true)
        let directory = try TemporaryDirectory()
        try directory.write(Data("UTF-8\nt1w\n".utf8), to: "hyph_de.dic")
        let library = try FontLibrary(directory: Lab.fonts, additional: [directory.path])
        let layout = TextEngine(library: library, locale: "de_DE").layout(
            text, paragraph: style, proposal: proposal)
        #expect(layout.diagnostics.isEmpty && Lab.lines(layout) == ["Wort-", "wahl"])
    }

    @Test("the last line of a paragraph has more than one word where the one before can spare it")
    func pushOut() {
        func words(_ text: String, _ strategy: ParagraphStyle.LineBreakStrategy, lines: Int = 0) -> [String] {
            var style = ParagraphStyle()
            style.lineBreakStrategy = strategy
            let width = Lab.layout("aaaa aaaa aaaa").size.width + 1
            return Lab.lines(
                Lab.layout(text, style: style, in: TextProposal(width: width, maximumNumberOfLines: lines)))
        }
        let four = "aaaa aaaa aaaa aaaa"
        #expect(words(four, []) == ["aaaa aaaa aaaa", "aaaa"])
        #expect(words(four, .pushOut) == ["aaaa aaaa", "aaaa aaaa"])
        #expect(words(four, .standard, lines: 2) == ["aaaa aaaa", "aaaa aaaa"])
        // Five words leave two for the last line; a line of one word has none to move.
        #expect(words(four + " aaaa", .pushOut) == ["aaaa aaaa aaaa", "aaaa aaaa"])
        #expect(words("aaaaaaaaaaa aaaaa", .pushOut) == ["aaaaaaaaaaa", "aaaaa"])
        // If a second line is not possible, no word is moved.
        #expect(words(four, .pushOut, lines: 1).first == "aaaa aaaa aaaa")
    }
}
