import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Property lists as written by Foundation, and those that expand to more than their size.
@Suite struct PropertyListTests {
    private let sample: [String: Any] = [
        "plain": "word", "umlaut": "späť 😀", "number": 7, "list": ["a", "b"],
        "long": String(repeating: "x", count: 300),
        "%d apples": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["one": "an apple", "other": "apples"]],
    ]

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func whatFoundationWritesIsRead(format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: sample, format: format, options: 0)
        let entries = try #require(try PropertyList(fileBytes: [UInt8](data)).entries)
        #expect(entries.count == 6)
        #expect(entries["plain"] == .text("word"))
        #expect(entries["umlaut"] == .text("späť 😀"))
        #expect(entries["number"] == .other && entries["list"] == .other)
        #expect(entries["long"]?.words?.count == 300)
        let rule = PropertyList.dictionary(["one": .text("an apple"), "other": .text("apples")])
        #expect(
            entries["%d apples"]
                == .dictionary(["NSStringLocalizedFormatKey": .text("%#@n@"), "n": rule]))
    }

    /// Returns a binary list of dictionaries, each referencing the next under ten keys: 10^`levels` values.
    private func bomb(levels: Int) -> [UInt8] {
        var bytes = Array("bplist00".utf8), offsets: [Int] = []
        for level in 0..<levels {
            offsets.append(bytes.count)
            bytes += [0xDA]
            bytes += (0..<10).map { UInt8(levels + 1 + $0) }
            bytes += [UInt8](repeating: UInt8(level + 1), count: 10)
        }
        offsets.append(bytes.count)
        bytes += [0x51, 0x78]
        for key in 0..<10 {
            offsets.append(bytes.count)
            bytes += [0x51, UInt8(0x61 + key)]
        }
        let table = bytes.count
        bytes += offsets.map { UInt8($0) }
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [UInt8](repeating: 0, count: 7) + [UInt8(offsets.count)]
        bytes += [UInt8](repeating: 0, count: 15) + [UInt8(table)]
        return bytes
    }

    @Test func partsThatNameOneAnotherManyTimesAreRefused() throws {
        #expect(try PropertyList(fileBytes: bomb(levels: 2)).entries?["a"]?.entries?["j"] == .text("x"))
        #expect(throws: PropertyList.Problem.tooLarge) { try PropertyList(fileBytes: bomb(levels: 8)) }
        var loop = bomb(levels: 1)
        // The dictionary contains itself.
        for index in 19..<29 { loop[index] = 0 }
        #expect(throws: PropertyList.Problem.tooDeep) { try PropertyList(fileBytes: loop) }
    }

    @Test func everyCutAndEveryFlippedByteEnds() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: sample, format: .binary, options: 0)
        let bytes = [UInt8](data)
        for index in bytes.indices {
            _ = try? PropertyList(fileBytes: Array(bytes[..<index]))
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                _ = try? PropertyList(fileBytes: changed)
            }
        }
    }

    @Test func entitiesAreRefused() {
        let bomb = """
            <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa">]>
            <plist><dict><key>k</key><string>&a;</string></dict></plist>
            """
        do throws(PropertyList.Problem) {
            _ = try PropertyList(fileBytes: Array(bomb.utf8))
            Issue.record("read")
        } catch { #expect(error.message.contains("entities")) }
    }

    @Test func depthIsBounded() {
        let deep =
            "<?xml?>" + String(repeating: "<dict><key>k</key>", count: 40)
            + String(repeating: "</dict>", count: 40)
        #expect(throws: PropertyList.Problem.self) { try PropertyList(fileBytes: Array(deep.utf8)) }
    }

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
