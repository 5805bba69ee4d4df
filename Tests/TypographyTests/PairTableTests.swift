import Geometry
import Scene
import Synchronization
import Testing

@testable import Typography

/// Words that are composed of known pairs have the same shape as with HarfBuzz.
struct PairTableTests {
    /// Pseudo-random printable ASCII characters, the same on every run.
    private static func characters(_ count: Int, seed: UInt64) -> String {
        var state = seed
        let bytes = (0..<count).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(0x20 + Int(state >> 33) % 95)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Every printable character between many two others.
    private static var triples: String {
        var bytes: [UInt8] = []
        for first in 0x21..<0x7F as Range<UInt8> {
            for second in 0x21..<0x7F as Range<UInt8> {
                for third in 0x21..<0x7F as Range<UInt8> where (first ^ second &* 3 ^ third &* 5) % 16 == 0 {
                    bytes += [first, second, third]
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Every printable character before every other, and before the blank that ends a word.
    private static var pairs: String {
        var bytes: [UInt8] = []
        for first in 0x21..<0x7F as Range<UInt8> {
            for second in 0x21..<0x7F as Range<UInt8> { bytes += [first, second] }
            bytes += [first, 0x20]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A feature that no font has, which prevents words from being composed of pairs.
    private func shapedWhole(_ font: FontDescriptor) -> FontDescriptor {
        var font = font
        font.features = [FontFeature(tag: "zzzz", value: 1)]
        return font
    }

    private func layout(_ text: String, _ font: FontDescriptor, _ engine: TextEngine) -> TextLayout {
        engine.layout(AttributedText(text, style: TextStyle(font: font)))
    }

    /// Whether an engine knows all pairs of a text's words, each with its blank.
    private func knows(_ text: String, _ font: FontDescriptor, _ engine: TextEngine) -> Bool {
        engine.typesetter.withLock { typesetter in
            guard let face = typesetter.font(font).face else { return false }
            let table = typesetter.pairs(in: face, script: .latin)
            return text.split(separator: " ").map { Array($0.utf16) + [0x20] }.allSatisfy {
                table.knows($0, $0.indices)
            }
        }
    }

    private func check(_ text: String, _ font: FontDescriptor, _ engine: TextEngine) {
        let known = layout(text, font, engine), whole = layout(text, shapedWhole(font), engine)
        #expect(known.size == whole.size, "\(font)")
        #expect(known.lines.map(\.runs) == whole.lines.map(\.runs), "\(font)")
    }

    @Test("a pair of characters does the same between all others, in the regular face")
    func triples() {
        let engine = Lab.engine(), font = FontDescriptor.system(size: 17)
        _ = layout(PairTableTests.pairs, font, engine)
        #expect(knows(PairTableTests.triples, font, engine))
        check(PairTableTests.triples, font, engine)
    }

    @Test(
        "a pair of characters does the same in long texts, in all faces of the system font",
        arguments: [
            FontWeight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ])
    func faces(weight: FontWeight) {
        let fonts = [
            FontDescriptor.system(size: 17, weight: weight),
            .system(size: 17, weight: weight, slant: .italic), .system(size: 34, weight: weight),
        ]
        for font in fonts {
            let engine = Lab.engine()
            _ = layout(PairTableTests.pairs, font, engine)
            let text = PairTableTests.characters(3_000, seed: 99)
            #expect(knows(text, font, engine), "\(font)")
            check(text, font, engine)
        }
    }

    @Test("lines are broken alike whether pairs are known or not", arguments: ["en", "tr", "ro", "nl"])
    func lines(locale: String) {
        let engine = Lab.engine(locale: locale), font = FontDescriptor.system(size: 17)
        for round in 0..<60 {
            let text = AttributedText(
                "fi VA To 11 " + PairTableTests.characters(60, seed: UInt64(round)),
                style: TextStyle(font: font))
            let proposal = TextProposal(width: 120)
            let fresh = Lab.engine(locale: locale).layout(text, proposal: proposal)
            #expect(engine.layout(text, proposal: proposal) == fresh)
        }
    }

    @Test("faces that are not shipped are shaped whole")
    func others() throws {
        let engine = Lab.engine()
        let record = FontFaceRecord(
            path: Lab.fonts + "/Inter-Regular.otf", indexInFile: 0, family: "Own", postScriptName: "Own",
            fullName: "Own", weight: .regular, slant: .upright, isShipped: false)
        let face = try FontFace(index: 0, record: record, file: try FontFile(path: record.path))
        #expect(!PairTable(face: face).knows([0x61], 0..<1))
        #expect(!knows("ab", .system(size: 17), engine))
    }
}
