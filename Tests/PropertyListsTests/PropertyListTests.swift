import Files
import Foundation
import Testing

@testable import PropertyLists

/// Property lists as written by Foundation, and those that expand to more than their size.
@Suite struct PropertyListTests {
    private static let sample: [String: any Sendable] = [
        "plain": "word", "umlaut": "späť 😀", "number": 7, "negative": -300, "large": Int.max, "real": 2.5,
        "yes": true, "no": false, "list": ["a", "b"], "marks": "<&> \"'\n\t",
        "date": Date(timeIntervalSinceReferenceDate: 86_400.0 * 400 + 3723), "data": Data([0, 1, 254, 255]),
        "long": String(repeating: "x", count: 300), "empty": [String](),
        "%d apples": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["one": "an apple", "other": "apples"]]
            as [String: any Sendable],
    ]
    private static let expected: [String: PropertyList] = [
        "plain": .string("word"), "umlaut": .string("späť 😀"), "number": .integer(7),
        "negative": .integer(-300), "large": .integer(.max), "real": .real(2.5), "yes": .boolean(true),
        "no": .boolean(false), "list": .array([.string("a"), .string("b")]), "marks": .string("<&> \"'\n\t"),
        "date": .date(86_400.0 * 400 + 3723), "data": .data([0, 1, 254, 255]),
        "long": .string(String(repeating: "x", count: 300)), "empty": .array([]),
        "%d apples": .dictionary([
            "NSStringLocalizedFormatKey": .string("%#@n@"),
            "n": .dictionary(["one": .string("an apple"), "other": .string("apples")]),
        ]),
    ]

    private func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
        try PropertyList(bytes, as: .strings)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func whatFoundationWritesIsRead(format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: Self.sample, format: format, options: 0)
        let entries = try #require(try read([UInt8](data)).dictionary)
        #expect(entries.count == Self.expected.count)
        for (key, value) in Self.expected { #expect(entries[key] == value, "\(key)") }
    }

    @Test func whatIsWrittenIsRead() throws {
        let list = PropertyList.dictionary(Self.expected)
        #expect(try read(list.xml) == list)
        let object = try PropertyListSerialization.propertyList(from: Data(list.xml), format: nil)
        let entries = try #require(object as? [String: Any])
        #expect(entries["date"] as? Date == Date(timeIntervalSinceReferenceDate: 86_400.0 * 400 + 3723))
        #expect(entries["marks"] as? String == "<&> \"'\n\t")
        #expect(entries["data"] as? Data == Data([0, 1, 254, 255]))
        #expect(entries["large"] as? Int == .max && entries["yes"] as? Bool == true)
    }

    @Test(arguments: [
        "0001-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2000-02-29T12:30:15Z", "2001-01-01T00:00:00Z",
        "2026-11-27T21:00:00Z", "2100-03-01T00:00:00Z",
    ])
    func dates(text: String) throws {
        let seconds = try #require(PropertyListDate.seconds(of: text[...]))
        #expect(
            Date(timeIntervalSinceReferenceDate: seconds) == ISO8601DateFormatter().date(from: text)
                || text < "1583")
        if text > "0005" { #expect(PropertyListDate.text(ofSeconds: seconds) == text) }
    }

    @Test func numbersAndWrongValues() throws {
        func value(_ element: String) throws -> PropertyList {
            try read(Array("<plist>\n\(element)</plist>".utf8))
        }
        #expect(try value("<integer> 0x1F </integer>") == .integer(31))
        #expect(try value("<integer>-0x10</integer>") == .integer(-16))
        #expect(try value("<real>1e-3</real>") == .real(0.001))
        for element in [
            "<integer>seven</integer>", "<real></real>", "<date>today</date>", "<data>!</data>", "<view/>",
            "",
        ] {
            let error = #expect(throws: PropertyListError.self) { try value(element) }
            #expect(error?.line == (element.isEmpty ? 1 : 2), "\(element)")
        }
    }

    @Test func everyEncodingIsRead() throws {
        let xml =
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n<plist version=\"1.0\"><dict><key>name</key>"
            + "<string>Grüße</string></dict></plist>"
        for text in [xml, "{ name = \"Grüße\"; }"] {
            let units = ("\u{FEFF}" + text).utf16
            for bytes in [
                units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
                units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, Array(("\u{FEFF}" + text).utf8),
            ] { #expect(try read(bytes) == .dictionary(["name": .string("Grüße")])) }
        }
    }

    // MARK: OpenStep's format

    @Test func bracesAroundTheEntriesOfAFileMayBeLeftOut() throws {
        let list = try read(Array("/* c */ a = b;\n\"c d\" = (e);\n".utf8))
        #expect(list == .dictionary(["a": .string("b"), "c d": .array([.string("e")])]))
        #expect(try read(Array("word".utf8)) == .string("word"))
        let error = #expect(throws: PropertyListError.self) { try read(Array("a = b;\nc = d".utf8)) }
        #expect(error?.line == 2)
    }

    @Test func theFormatOfXcodeProjectsIsRead() throws {
        let text = """
            // !$*UTF8*$!
            {
                /* a comment */ objects = {
                    0A1B /* App */ = {isa = PBXGroup; children = (C1, "C 2", ); path = a/b.swift; };
                };
                quoted = "a \\"b\\" \\n\\t\\\\ \\U00e4 \\Ud83d\\Ude00 \\101 späť";
                single = 'x y';
                data = <0f A1 ff>;
                empty = "";
                url = https://example.com;
            }
            """
        let list = try read(Array(text.utf8))
        let entries = try #require(list.dictionary)
        let group = entries["objects"]?.dictionary?["0A1B"]?.dictionary
        #expect(group?["children"]?.strings == ["C1", "C 2"])
        #expect(group?["path"] == .string("a/b.swift"))
        #expect(entries["quoted"] == .string("a \"b\" \n\t\\ ä 😀 A späť"))
        #expect(entries["single"] == .string("x y") && entries["empty"] == .string(""))
        #expect(entries["data"] == .data([0x0F, 0xA1, 0xFF]))
        #expect(entries["url"] == .string("https://example.com"))
    }

    @Test(arguments: [
        ("{\n a = b\n}", 3, "';'"), ("{\n a b;\n}", 2, "'='"), ("{ a = (b c) }", 1, "','"),
        ("{\n\n a = \"b;\n}", 3, "string"), ("{ a = /* b; }", 1, "comment"), ("{ a = <0>; }", 1, "data"),
        ("{ a = b; } c", 1, "more text"), ("", 1, "ends"), ("{ a = %; }", 1, "'%'"),
    ])
    func whatIsWrongHasALine(text: String, line: Int, part: String) {
        let error = #expect(throws: PropertyListError.self) { try read(Array(text.utf8)) }
        #expect(error?.line == line)
        #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    }

    // MARK: Limits

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
        #expect(try read(bomb(levels: 2)).dictionary?["a"]?.dictionary?["j"] == .string("x"))
        #expect(throws: PropertyListError.tooLarge(.standard)) { try read(bomb(levels: 8)) }
        var loop = bomb(levels: 1)
        // The dictionary contains itself.
        for index in 19..<29 { loop[index] = 0 }
        #expect(throws: PropertyListError.tooDeep(.standard)) { try read(loop) }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func everyCutAndEveryFlippedByteEnds(format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: Self.sample, format: format, options: 0)
        let bytes = [UInt8](data)
        for index in bytes.indices {
            _ = try? read(Array(bytes[..<index]))
            for bit in 0..<8 where format == .binary || bit == index % 8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                _ = try? read(changed)
            }
        }
    }

    @Test func everyCutAndEveryFlippedByteOfTextEnds() {
        let bytes = Array("// c\n{ a = (b, \"c\\U00e4\\101\", <0f>); /* d */ e = { f = 'g'; }; }".utf8)
        for index in bytes.indices {
            _ = try? read(Array(bytes[..<index]))
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                _ = try? read(changed)
            }
        }
    }

    @Test func entitiesAreRefused() {
        let bomb = """
            <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa">]>
            <plist><dict><key>k</key><string>&a;</string></dict></plist>
            """
        let error = #expect(throws: PropertyListError.self) { try read(Array(bomb.utf8)) }
        #expect(error?.message.contains("entities") == true)
    }

    @Test(arguments: ["<dict><key>k</key>", "(", "{ k = "])
    func depthIsBounded(opening: String) {
        let deep =
            (opening.hasPrefix("<") ? "<?xml version=\"1.0\"?>" : "") + String(repeating: opening, count: 40)
        let closing = opening.hasPrefix("<") ? String(repeating: "</dict>", count: 40) : ""
        let error = #expect(throws: PropertyListError.self) { try read(Array((deep + closing).utf8)) }
        #expect(error?.message == PropertyListError.tooDeep(.standard).message)
    }

    @Test func whatVersionControlLeavesIsNamed() {
        let error = #expect(throws: PropertyListError.self) {
            try PropertyList(Array("{\n<<<<<<< HEAD\n}".utf8), as: .catalogEntry)
        }
        #expect(error?.line == 2)
    }
}
