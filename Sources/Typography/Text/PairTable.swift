import CHarfBuzz

/// How HarfBuzz shapes printable ASCII characters in one face and script, pair by pair, as recorded from words
/// that were shaped.
///
/// A word all of whose pairs are known needs no further shaping. That holds for faces in which a character's
/// glyph is always the same and its advance depends on the next character alone; shipped faces of the system
/// font are such, which a test proves, and a table that sees anything else is never used again.
final class PairTable {
    /// One character in a word.
    struct Entry {
        var glyph: UInt32
        /// The advance in font units, without kerning.
        var nominal: Double
        /// The advance in font units before the next character.
        var natural: Double
        /// Whether breaking before it changes the shapes on both sides.
        var isUnsafe: Bool
    }

    private let face: FontFace
    private var isUsable: Bool
    private var glyphs = [UInt32](repeating: 0, count: PairTable.count)
    private var advances = [Double](repeating: 0, count: PairTable.count)
    /// Kerning in font units times two, and one more where it is unsafe to break; `unknown` where not seen.
    private var pairs: [Int16]

    private static let first: UInt16 = 0x20
    private static let count = 0x7F - 0x20
    private static let unknown = Int16.min

    init(face: FontFace) {
        self.face = face
        isUsable = face.record.isShipped
        pairs = [Int16](
            repeating: PairTable.unknown, count: face.record.isShipped ? PairTable.count * PairTable.count : 0
        )
    }

    /// Whether all characters and pairs of a word are known.
    func knows(_ units: [UInt16], _ range: Range<Int>) -> Bool {
        guard isUsable else { return false }
        var before = -1
        for index in range {
            let unit = units[index]
            guard unit >= PairTable.first, unit < 0x7F else { return false }
            let place = Int(unit - PairTable.first)
            guard glyphs[place] != 0 else { return false }
            if before >= 0, pairs[before * PairTable.count + place] == PairTable.unknown { return false }
            before = place
        }
        return true
    }

    /// A character of a word that is known; `before` and `next` are nil at its ends.
    func entry(_ unit: UInt16, before: UInt16?, next: UInt16?) -> Entry {
        let place = Int(unit - PairTable.first)
        let kerning = next.map { Double(pairs[pair(unit, $0)] >> 1) } ?? 0
        let isUnsafe = before.map { pairs[pair($0, unit)] & 1 == 1 } ?? false
        return Entry(
            glyph: glyphs[place], nominal: advances[place], natural: advances[place] + kerning,
            isUnsafe: isUnsafe)
    }

    private func pair(_ first: UInt16, _ second: UInt16) -> Int {
        Int(first - PairTable.first) * PairTable.count + Int(second - PairTable.first)
    }

    /// Records how HarfBuzz shaped a word, unless it has other characters.
    func learn(_ output: HarfBuzzOutput, of units: [UInt16], _ range: Range<Int>) {
        guard isUsable, range.allSatisfy({ units[$0] >= PairTable.first && units[$0] < 0x7F }) else { return }
        isUsable = output.infos.count == range.count && takes(output, of: units, range)
    }

    private func takes(_ output: HarfBuzzOutput, of units: [UInt16], _ range: Range<Int>) -> Bool {
        let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
        for index in range {
            let info = output.infos[index - range.lowerBound]
            let position = output.positions[index - range.lowerBound]
            let place = Int(units[index] - PairTable.first)
            if glyphs[place] == 0 {
                glyphs[place] = Unicode.Scalar(units[index]).map(face.glyph) ?? 0
                advances[place] = face.advance(of: glyphs[place])
            }
            guard info.codepoint == glyphs[place], info.codepoint != 0, Int(info.cluster) == index,
                position.x_offset == 0, position.y_offset == 0, position.y_advance == 0
            else { return false }
            let kerning = position.x_advance - Int32(advances[place])
            guard index + 1 < range.upperBound else { return kerning == 0 }
            let next = output.infos[index + 1 - range.lowerBound].mask & unsafe != 0
            guard abs(kerning) < 8192, index > range.lowerBound || info.mask & unsafe == 0 else {
                return false
            }
            let seen = Int16(kerning) << 1 | (next ? 1 : 0), known = pair(units[index], units[index + 1])
            guard pairs[known] == PairTable.unknown || pairs[known] == seen else { return false }
            pairs[known] = seen
        }
        return true
    }
}
