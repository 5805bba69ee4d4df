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

    /// Source: "Bundle Structures" of Apple's documentation: resources that are in no language's folder are searched after
    /// those that are.
    @Test("a table outside the folders of languages is for all of them")
    func allLanguages() throws {
        let directory = try TemporaryDirectory()
        try directory.write("\"a\" = \"de\";", to: "de.lproj/Words.strings")
        try directory.write("\"a\" = \"all\"; \"b\" = \"all\";", to: "Words.strings")
        #expect(Translation(ofTable: "Words", in: directory.path, to: "de").texts == ["a": "de", "b": "all"])
        #expect(
            Translation(ofTable: "Words", in: directory.path, to: "fr").texts == ["a": "all", "b": "all"])
    }
}
