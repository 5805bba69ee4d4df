/// The hyphenation points of a language's words: Liang's algorithm on the patterns of a dictionary file.
///
/// Source: F. M. Liang, Word Hy-phen-a-tion by Com-put-er, 1983; the files are those of the Hyphen library
/// (`hyph_*.dic`): patterns of letters with digits between them, an odd digit for a place to divide at.
final class Hyphenator {
    /// A pattern's digits: one before each letter and one after the last.
    private var patterns: [[UInt16]: [UInt8]] = [:]
    private var longest = 0
    /// The least letters before and after a hyphen.
    private var least = (before: 2, after: 2)

    /// The longest word that is divided, in UTF-16 units. Chosen: no language has longer ones in use.
    static let wordLimit = 64
    private static let dot = UInt16(UInt8(ascii: "."))

    /// Patterns from a file in UTF-8 or Latin-1; nil for other encodings and for files without any.
    ///
    /// Of a file in levels the last one counts, that of words without hyphens of their own. Patterns that change
    /// letters are left out.
    init?(_ bytes: [UInt8]) {
        var lines = bytes.split { $0 == 0x0A || $0 == 0x0D }[...]
        guard let first = lines.popFirst() else { return nil }
        let encoding = String(decoding: first, as: UTF8.self).trimmedOfBlanks
        guard encoding == "UTF-8" || encoding == "ISO8859-1" else { return nil }
        for line in lines {
            let text =
                encoding == "UTF-8"
                ? Array(String(decoding: line, as: UTF8.self).utf16) : line.map { UInt16($0) }
            read(text)
        }
        guard !patterns.isEmpty else { return nil }
    }

    private func read(_ line: [UInt16]) {
        guard let first = line.first, first != UInt16(UInt8(ascii: "%")) else { return }
        if first >= UInt16(UInt8(ascii: "A")), first <= UInt16(UInt8(ascii: "Z")) {
            return readSetting(String(decoding: line, as: UTF16.self).trimmedOfBlanks)
        }
        var letters: [UInt16] = [], digits: [UInt8] = [0]
        for unit in line {
            switch unit {
            case 0x30...0x39: digits[digits.count - 1] = UInt8(unit - 0x30)
            case 0x2F: return
            case ...0x20: break
            default:
                letters.append(unit)
                digits.append(0)
            }
        }
        guard !letters.isEmpty, letters.count <= Hyphenator.wordLimit else { return }
        longest = max(longest, letters.count)
        patterns[letters] = digits
    }

    private func readSetting(_ line: String) {
        let fields = line.split(separator: " ")
        let number = fields.dropFirst().first.flatMap { Int($0) }.map { max(1, min($0, 16)) }
        switch (fields.first, number) {
        case ("LEFTHYPHENMIN", let number?): least.before = number
        case ("RIGHTHYPHENMIN", let number?): least.after = number
        case ("NEXTLEVEL", _):
            patterns = [:]
            longest = 0
        default: break
        }
    }

    /// The numbers of units that may precede a hyphen, ascending; the word holds letters only.
    func points(in word: [UInt16]) -> [Int] {
        guard word.count >= least.before + least.after, word.count <= Hyphenator.wordLimit else { return [] }
        let lower = Array(String(decoding: word, as: UTF16.self).lowercased().utf16)
        guard lower.count == word.count else { return [] }
        let text = [Hyphenator.dot] + lower + [Hyphenator.dot]
        var values = [UInt8](repeating: 0, count: text.count + 1)
        for start in text.indices {
            for end in start + 1..<min(text.count, start + longest) + 1 {
                guard let digits = patterns[Array(text[start..<end])] else { continue }
                for (offset, digit) in digits.enumerated() {
                    values[start + offset] = max(values[start + offset], digit)
                }
            }
        }
        // The value before the word's unit `n` is at `n + 1`, for the dot before the word.
        return (least.before...word.count - least.after).filter { values[$0 + 1] & 1 == 1 }
    }
}

extension String {
    fileprivate var trimmedOfBlanks: String {
        String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
