import Diagnostics
import Testing

@testable import Typography

@Suite("Words of Thai, Lao, Khmer and Burmese")
struct DictionaryTests {
    /// "Thai language" and "beautiful", two words.
    private let thai =
        "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}\u{E2A}\u{E27}\u{E22}\u{E07}\u{E32}\u{E21}"

    private func layout(
        _ text: String, _ source: WordDictionaries.Source, width: Double = 60
    ) throws -> TextLayout {
        let engine = TextEngine(library: try Lab.library.get(), dictionaries: source)
        return engine.layout(
            AttributedText(text, style: TextStyle(font: .system(size: 17))),
            proposal: TextProposal(width: width))
    }

    /// Diagnostics about dictionaries: no shipped font supports these scripts, which is reported as well.
    private func messages(_ layout: TextLayout) -> [String] {
        layout.diagnostics.map(\.message).filter { $0.contains("break") }
    }

    @Test("another ICU than the pinned one is told of, the pinned one is not")
    func otherVersion() throws {
        let expected = "Thai lines break by ICU 74; pictures are pinned with 72"
        #expect(messages(try layout(thai, .other(version: 74))) == [expected])
        #expect(messages(try layout(thai, .pinned)) == [])
    }

    @Test("without ICU lines break between grapheme clusters, which is told")
    func absent() throws {
        let layout = try layout("\u{E01}\u{E33}\u{E01}\u{E35}\u{E48}\u{E01}\u{E38}", .absent, width: 1)
        #expect(messages(layout) == ["no ICU finds the words of Thai: lines break anywhere"])
        let lines = Lab.lines(layout).map { $0.unicodeScalars.map(\.value) }
        #expect(lines == [[0xE01, 0xE33], [0xE01, 0xE35, 0xE48], [0xE01, 0xE38]])
        var flags = [UInt8](repeating: 0, count: 5)
        let units: [UInt16] = [0x61, 0xE01, 0xE35, 0xE01, 0x62]
        #expect(WordDictionaries(source: .absent).mark(units, flags: &flags, bit: 1) == [.thai])
        #expect(flags == [0, 0, 0, 1, 0])
    }

    @Test("text that fits, and text of other scripts, asks for no dictionary")
    func unasked() throws {
        #expect(messages(try layout(thai, .absent, width: 1000)) == [])
        for text in [
            "Hello brave new world", "\u{4E00}\u{4E8C}\u{4E09}\u{56DB}\u{4E94}", "\u{5D0}\u{5D1} \u{5D2}",
        ] {
            #expect(messages(try layout(text, .absent, width: 30)) == [])
        }
    }

    @Test(
        "words are found where the machine has the pinned ICU",
        .enabled(if: WordDictionaries.Source.installed == .pinned))
    func words() throws {
        // Source: the two words of the sentence; "beautiful" is one word in dictionaries.
        let breaks = Lab.engine().lineBreaks(in: Array(thai.utf16))
        #expect(breaks == [4, 7] || breaks == [7])
    }
}
