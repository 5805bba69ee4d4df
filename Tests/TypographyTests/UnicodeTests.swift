import Testing

@testable import Typography

@Suite("Unicode 15.0, whatever the machine has")
struct UnicodeTests {
    private func lineBreaks(_ units: [UInt16], _ tailoring: LineBreaker.Tailoring) -> [Int] {
        var flags = [UInt8](repeating: 0, count: units.count)
        _ = LineBreaker.mark(units, tailoring: tailoring, flags: &flags, bit: 1)
        return flags.indices.filter { flags[$0] != 0 }
    }

    @Test("the tables are of the version that is named")
    func version() {
        #expect(TextEngine.versions.contains { $0.name == "Unicode" && $0.version == "15.0.0" })
    }

    @Test("lines end where Unicode's tests have it")
    func lines() throws {
        for row in try UnicodeTables.rows("LineBreakTest.txt") {
            let (units, expected) = UnicodeTables.boundaries(row)
            #expect(lineBreaks(units, .none) == expected, "\(row)")
        }
    }

    @Test("grapheme clusters end where Unicode's tests have it")
    func graphemes() throws {
        for row in try UnicodeTables.rows("GraphemeBreakTest.txt") {
            let (units, expected) = UnicodeTables.boundaries(row)
            #expect(Lab.engine().graphemeBoundaries(in: units) == expected, "\(row)")
        }
    }

    @Test("levels and order of mixed directions are those of Unicode's tests")
    func directions() throws {
        for row in try UnicodeTables.rows("BidiCharacterTest.txt") {
            let fields = row.split(separator: ";", omittingEmptySubsequences: false)
                .map { $0.split(separator: " ").map(String.init) }
            let characters = fields[0].compactMap { UInt32($0, radix: 16) }
            let direction: ParagraphStyle.WritingDirection =
                fields[1] == ["0"] ? .leftToRight : fields[1] == ["1"] ? .rightToLeft : .natural
            let (base, levels) = Lab.engine().bidiLevels(
                of: characters.flatMap(UnicodeTables.units(of:)), direction: direction)
            var unit = 0, found: [(index: Int, level: UInt8)] = []
            for (index, expected) in fields[3].enumerated() {
                if expected != "x" { found.append((index, levels[unit])) }
                unit += UnicodeTables.units(of: characters[index]).count
            }
            #expect(fields[2] == [String(base)], "\(row)")
            #expect(fields[3].filter { $0 != "x" } == found.map { String($0.level) }, "\(row)")
            let order = TextEngine.visualOrder(of: found.map(\.level)).map { String(found[$0].index) }
            #expect(fields[4] == order, "\(row)")
        }
    }

    @Test("the one pass over a text finds the line ends that the rules find one by one")
    func plainLines() {
        let samples = UnicodeTables.samples { $0.lineBreakClass.rawValue }
        #expect(samples.count == 43)
        var seed: UInt64 = 14
        for _ in 0..<1500 {
            let units = UnicodeTables.text(of: samples, seed: &seed)
            let codes = units.map { String($0, radix: 16) }
            #expect(lineBreaks(units, .none) == PlainLineBreaker.breaks(in: units, isCLDR: false), "\(codes)")
            let found = lineBreaks(units, LineBreaker.Tailoring())
            #expect(found == PlainLineBreaker.breaks(in: units, isCLDR: true), "\(codes)")
        }
    }

    @Test("what is taken to stand alone is a cluster by the rules")
    func clustersApart() {
        let alone = (UInt16.min...0xFFFF).filter(GraphemeBoundaries.standsAlone)
        #expect(alone.count > 40_000)
        let joining = alone.filter { unit in
            switch CharacterProperties(UInt32(unit)).graphemeClass {
            case .other, .hangulLV, .hangulLVT: false
            default: true
            }
        }
        #expect(joining.isEmpty)
    }

    @Test("text that is taken to run to the right has no character that runs otherwise")
    func rightwards() {
        let missed = (UInt32.min...0x10FFFF).filter { character in
            switch CharacterProperties(character).bidiClass {
            case .right, .arabicLetter, .arabicNumber, .leftEmbedding, .leftOverride, .rightEmbedding,
                .rightOverride, .popDirection, .leftIsolate, .rightIsolate, .firstStrongIsolate, .popIsolate:
                !(UnicodeTables.units(of: character).first.map(BidiLevels.mayRunLeft) ?? false)
            default: false
            }
        }
        #expect(missed.isEmpty, "\(missed.prefix(9).map { String($0, radix: 16) })")
    }

    @Test("numbers and hyphens that begin a line stay whole, quotation marks are brackets in Chinese")
    func tailoring() {
        // Source: CLDR 42's rules of line breaking; the standard's own breaks after the hyphen and the point.
        func pieces(_ text: String, _ locale: String) -> [String] {
            let units = Array(text.utf16)
            let ends = [0] + Lab.engine(locale: locale).lineBreaks(in: units) + [units.count]
            return zip(ends, ends.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
        }
        #expect(pieces("a -b .5 a-b", "en") == ["a ", "-b ", ".5 ", "a-", "b"])
        #expect(pieces("\u{4E00}\u{201C}\u{4E00}\u{201D}\u{4E00}", "en").count == 1)
        let chinese = ["\u{4E00}", "\u{201C}\u{4E00}\u{201D}", "\u{4E00}"]
        for locale in ["zh-Hant", "ja_JP"] {
            #expect(pieces(chinese.joined(), locale) == chinese)
        }
    }

    @Test("directions told beside the text are embeddings that nothing inside can end")
    func embeddings() {
        func levels(_ text: String, _ range: Range<Int>, isOverride: Bool = false) -> [UInt8]? {
            let direction = TextStyle.Direction(isRightToLeft: true, isOverride: isOverride)
            return BidiLevels.of(
                Array(text.utf16), direction: .leftToRight,
                embeddings: [BidiLevels.Embedding(range: range, directions: [direction])]
            ).levels
        }
        #expect(levels("ab12c", 1..<4) == [0, 2, 2, 2, 0])
        #expect(levels("ab12c", 1..<4, isOverride: true) == [0, 1, 1, 1, 0])
        #expect(levels("a\u{202C}!c", 0..<3) == [2, 2, 1, 0])
        #expect(levels("a\u{2067}b!c", 0..<3)?.suffix(2) == [0, 0])
    }
}
