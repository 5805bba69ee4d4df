/// Changes to a text that keep its lines: each line of the result is the same line of the text.
struct TextEdits {
    private struct Edit {
        var range: Range<Int>
        var text: String
        /// Whether the range becomes white space, and edits inside it are dropped.
        var isBlank: Bool
    }

    private var edits: [Edit] = []

    /// Replaces a range of UTF-8 offsets; the line breaks in it follow the new text.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text, isBlank: false))
    }

    /// Replaces all but the line breaks of a range by spaces.
    mutating func blank(_ range: Range<Int>) {
        edits.append(Edit(range: range, text: "", isBlank: true))
    }

    /// Inserts a text without line breaks.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text, isBlank: false))
    }

    /// Returns the changed text. Of two edits where one is inside the other, the outer one is made.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let ordered = edits.enumerated().sorted { first, second in
            let (left, right) = (first.element.range, second.element.range)
            if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
            if left.isEmpty != right.isEmpty { return left.isEmpty }
            if left.count != right.count { return left.count > right.count }
            return first.offset < second.offset
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 1024)
        var offset = 0
        for (_, edit) in ordered where edit.range.lowerBound >= offset {
            result += bytes[offset..<edit.range.lowerBound]
            let old = bytes[edit.range]
            if edit.isBlank {
                result += old.map { TextEdits.isLineBreak($0) ? $0 : UInt8(ascii: " ") }
            } else {
                result += Array(edit.text.utf8) + old.filter(TextEdits.isLineBreak)
            }
            offset = edit.range.upperBound
        }
        return result + bytes[offset...]
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
