import TestSupport
import Testing

@testable import InterfaceFiles

/// The tables of the texts that code asks for.
@Suite struct StringTableTests {
    @Test("a text is of the language, else English, else of the language of development")
    func order() throws {
        let directory = try TemporaryDirectory()
        try directory.write("\"a\" = \"de\";", to: "de.lproj/Words.strings")
        try directory.write("\"a\" = \"en\"; \"b\" = \"en\";", to: "en.lproj/Words.strings")
        try directory.write(
            "\"a\" = \"base\"; \"b\" = \"base\"; \"c\" = \"base\";", to: "Base.lproj/Words.strings")
        func texts(_ locale: String) -> [String: String] {
            Translation(ofTable: "Words", in: directory.path, to: locale).texts
        }
        #expect(texts("de") == ["a": "de", "b": "en", "c": "base"])
        #expect(texts("en-US") == ["a": "en", "b": "en", "c": "base"])
        #expect(Translation(ofTable: "Other", in: directory.path, to: "de").texts.isEmpty)
    }
}
