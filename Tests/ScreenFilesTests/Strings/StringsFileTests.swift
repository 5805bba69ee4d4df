import Diagnostics
import Foundation
import Testing

@testable import ScreenFiles

/// Strings files in all formats.
@Suite struct StringsFileTests {
    private func parse(_ text: String) -> (entries: [String: String], problem: String?) {
        var parser = StringsFileParser(text, file: "f")
        let (entries, problem) = parser.parse()
        return (entries, problem?.description)
    }

    @Test func entriesCommentsAndEscapes() {
        let found = parse(
            #"""
            /* Class = "UILabel"; */ "a.text" = "One \"two\"\nthree \U00e4\uD83D\uDE00";
            // "b" = "not this";
            plain_key = word; "alone";
            "a.title"   =
              "späť";
            """#)
        #expect(found.problem == nil)
        #expect(
            found.entries == [
                "a.text": "One \"two\"\nthree ä😀", "plain_key": "word", "alone": "alone", "a.title": "späť",
            ])
    }

    @Test func whatIsNoEntryIsSaidOnceAndTheRestIsRead() {
        let found = parse("\"a\" = \"1\";\n\"b\" \"2\";\n= ;\n\"c\" = \"3\";\n\"d\" = \"open")
        #expect(found.entries == ["a": "1", "c": "3"])
        #expect(found.problem?.contains("f:2") == true)
    }

    @Test func everyEncoding() {
        let text = "\"k\" = \"ö\";"
        let utf16 = Array(text.utf16)
        let little = utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
            #expect(StringsFile.text(bytes) == text)
        }
        #expect(
            StringsFile.text([0xEF, 0xBB, 0xBF] + Array(text.utf8)).map { parse($0).entries } == ["k": "ö"])
        #expect(StringsFile.text([0x22, 0xC3, 0x28]) == nil)
    }
}
