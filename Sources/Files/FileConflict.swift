/// Finds what Git writes into a file that two sides have changed and that nobody has merged.
///
/// Source: git-merge, "How conflicts are presented": lines of seven characters `<`, `=`, `>`, and `|` in the styles
/// diff3 and zdiff3; all but `=` with the name of a side behind a space.
package enum FileConflict {
    /// Returns the first marker in a text of UTF-8; nil if it has none.
    package static func first(in text: [UInt8], as kind: FileKind) -> ContentProblem? {
        text.withUnsafeBufferPointer { first(in: $0, as: kind) }
    }

    private static let feed = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")

    private static func first(in text: UnsafeBufferPointer<UInt8>, as kind: FileKind) -> ContentProblem? {
        var line = 1, start = 0
        var separators: [(line: Int, start: Int)] = []
        while start < text.count {
            if let marker = marker(at: start, in: text) {
                guard marker == UInt8(ascii: "=") else {
                    return conflict(
                        separators.first?.line ?? line, separators.isEmpty ? marker : UInt8(ascii: "="))
                }
                separators.append((line, start))
            }
            var end = start
            while end < text.count, text[end] != feed, text[end] != carriageReturn { end += 1 }
            let isPair = end + 1 < text.count && text[end] == carriageReturn && text[end + 1] == feed
            start = end + (isPair ? 2 : 1)
            line += 1
        }
        // Where a text may have such a line, it counts between lines of the format alone.
        let found = separators.first {
            !kind.mayHaveLinesOfText || isBetweenLinesOfFormat($0.start, in: text)
        }
        return found.map { conflict($0.line, UInt8(ascii: "=")) }
    }

    private static func conflict(_ line: Int, _ marker: UInt8) -> ContentProblem {
        let character = Character(Unicode.Scalar(marker))
        return .conflict(line: line, marker: String(repeating: character, count: 7))
    }

    /// Returns the character of the marker that a line is; nil for other lines.
    private static func marker(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt8? {
        let first = text[start], end = start + 7
        switch first {
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
        default: return nil
        }
        guard end <= text.count, text[start..<end].allSatisfy({ $0 == first }) else { return nil }
        guard end < text.count, text[end] != feed, text[end] != carriageReturn else { return first }
        return text[end] == UInt8(ascii: " ") && first != UInt8(ascii: "=") ? first : nil
    }

    /// Whether the line before ends, and the one after begins, with what markup and entries of strings have there.
    private static func isBetweenLinesOfFormat(_ start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = text[..<start].last { $0 > 0x20 }, after = text[(start + 7)...].first { $0 > 0x20 }
        let ends = Array(">;".utf8), starts = Array("<\"/".utf8)
        return before.map(ends.contains) ?? true && after.map(starts.contains) ?? true
    }
}
