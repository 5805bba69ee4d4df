import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import Typography

/// Fonts whose tables contain implausible values.
struct AbsurdFontTests {
    /// The bytes of a shipped face with a number of a table replaced: 16 bits at an offset from its start.
    private static func font(_ changes: [(table: String, offset: Int, value: UInt16)]) throws -> Data {
        let file = Lab.fonts + "/NotoSans" + "Hebrew-Regular.ttf"
        var data = try Data(contentsOf: URL(filePath: file))
        func number(_ position: Int) -> Int { Int(data[position]) << 8 | Int(data[position + 1]) }
        for record in 0..<number(4) {
            let entry = 12 + 16 * record
            let tag = String(decoding: data[entry..<entry + 4], as: UTF8.self)
            let start = number(entry + 8) << 16 | number(entry + 10)
            for change in changes where change.table == tag {
                data[start + change.offset] = UInt8(change.value >> 8)
                data[start + change.offset + 1] = UInt8(change.value & 0xFF)
            }
        }
        return data
    }

    static let absurdities: [(String, [(table: String, offset: Int, value: UInt16)])] = [
        ("a line as high as the sky", [("hhea", 4, 0x7FFF), ("OS/2", 68, 0x7FFF), ("OS/2", 74, 0xFFFF)]),
        ("a bottom above the top", [("hhea", 4, 0x8000), ("hhea", 6, 0x7FFF), ("OS/2", 70, 0x7FFF)]),
        ("no height at all", [("hhea", 4, 0), ("hhea", 6, 0), ("OS/2", 68, 0), ("OS/2", 70, 0)]),
        ("a gap of 32 ems", [("hhea", 8, 0x7FFF), ("OS/2", 72, 0x7FFF)]),
        ("an em of no units", [("head", 18, 0)]), ("an em of one unit", [("head", 18, 1)]),
        ("an em of too many units", [("head", 18, 0xFFFF)]),
        ("an underline below the floor", [("post", 8, 0x8000), ("post", 10, 0x7FFF)]),
        ("no advances", [("hhea", 34, 0)]), ("too many advances", [("hhea", 34, 0xFFFF)]),
        ("too many glyphs", [("maxp", 4, 0xFFFF)]), ("no glyphs", [("maxp", 4, 0)]),
        ("capitals larger than letters can be", [("OS/2", 88, 0x7FFF), ("OS/2", 86, 0x8000)]),
    ]

    @Test("a font with absurd figures gives a sensible layout", arguments: absurdities)
    func absurd(name: String, changes: [(table: String, offset: Int, value: UInt16)]) throws {
        let directory = try TemporaryDirectory()
        try directory.write(AbsurdFontTests.font(changes), to: "Absurd.ttf")
        let library = try FontLibrary(directory: Lab.fonts, additional: [directory.path])
        let record = library.faces.last
        let font = FontDescriptor(family: .named(record?.postScriptName ?? ""), size: 20)
        var style = TextStyle(font: font)
        style.underline = TextStyle.Line()
        let layout = TextEngine(library: library).layout(
            AttributedText("\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc", style: style),
            proposal: TextProposal(width: 100))
        // Neither zero nor more than four em above and four below the baseline and a gap of two.
        #expect(layout.size.isFinite && layout.size.height > 1 && layout.size.height <= 20 * 10 * 2)
        for case .draw(let drawing) in layout.commands(at: .zero) {
            #expect(drawing.bounds?.isFinite == true)
        }
    }
}
