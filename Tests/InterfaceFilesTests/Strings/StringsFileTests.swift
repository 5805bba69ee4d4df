import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import InterfaceFiles

/// Strings files in all formats.
@Suite struct StringsFileTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

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

    private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        ("\u{FEFF}" + text).utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    private func written(_ bytes: [UInt8]) throws -> StringsFile.Reading {
        StringsFile.strings(atPath: try directory.write(Data(bytes), to: "Main.strings"))
    }

    @Test func everyEncodingAndLineEnd() throws {
        for end in ["\n", "\r\n", "\r"] {
            let text = "// ü" + end + "\"k\" = \"ö\";" + end + "\"l\" = \"x\";"
            for bytes in [
                Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(text, isBigEndian: false),
                utf16(text, isBigEndian: true),
            ] {
                let found = try written(bytes)
                #expect(found.problem == nil)
                #expect(found.entries == ["k": "ö", "l": "x"])
            }
        }
        #expect(
            try written([0x22, 0xC3, 0x28]).problem?.message == "the file is neither UTF-8 nor UTF-16 text")
    }

    @Test func propertyListsInEveryEncoding() throws {
        func list(_ encoding: String) -> String {
            "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\r<plist version=\"1.0\">\r"
                + "<dict><key>k</key><string>ö</string></dict></plist>"
        }
        for bytes in [
            [0xEF, 0xBB, 0xBF] + Array(list("UTF-8").utf8), utf16(list("UTF-16"), isBigEndian: true),
            // Saved anew by an editor that left the declaration.
            utf16(list("UTF-8"), isBigEndian: false),
        ] {
            let found = try written(bytes)
            #expect(found.problem == nil)
            #expect(found.entries == ["k": "ö"])
        }
    }

    @Test func whatVersionControlLeavesIsNoTranslation() throws {
        let pointer = try written(Array("version https://git-lfs.github.com/spec/v1\n".utf8))
        #expect(pointer.entries.isEmpty && pointer.problem?.code.name == "file.pointer")
        let text = "\"a\" = \"1\";\n<<<<<<< HEAD\n\"b\" = \"2\";\n=======\n\"b\" = \"3\";\n>>>>>>> topic\n"
        let conflict = try written(Array(text.utf8))
        #expect(conflict.entries.isEmpty && conflict.problem?.code.name == "file.conflict")
        #expect(conflict.problem?.place?.line == 2)
    }
}
