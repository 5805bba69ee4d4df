import Diagnostics
import Foundation
import ScreenDocuments
import TestSupport
import Testing

@testable import InterfaceFiles

/// Strings whose variables expand to more than their size.
@Suite struct MultipliedFormTests {
    /// Twenty variables, each of which references the next twice: a million words.
    @Test func variablesThatMultiplyAreRefusedAndTheRestIsRead() throws {
        var rules: [String: Any] = ["NSStringLocalizedFormatKey": "%#@a@"]
        let names = (0..<20).map { String(UnicodeScalar(UInt8(97 + $0))) }
        for (name, next) in zip(names, names.dropFirst()) {
            rules[name] = ["other": "%#@\(next)@%#@\(next)@"]
        }
        rules["t"] = ["other": "word"]
        let list: [String: Any] = [
            "bomb": rules, "good": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["other": "%d pears"]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let directory = try TemporaryDirectory()
        let file = try directory.write(data, to: "words.stringsdict")
        let found = StringsFile.forms(atPath: file, LocalizedForms(idiom: .phone))
        #expect(found.entries == ["good": "%d pears"])
        #expect(found.problem?.message.contains("'bomb'") == true)
    }
}
