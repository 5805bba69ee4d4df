import Diagnostics

/// The text of an input file, and the way from an offset inside one of its scalars back to a column.
final class SourceText {
    /// The file as the user named it.
    let file: String
    /// The whole text.
    let text: String
    /// The lines, broken where YAML breaks them; only an error asks for them.
    private lazy var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)

    /// A text under its file's name.
    init(_ text: String, file: String) {
        self.text = text
        self.file = file
    }

    /// The place of the character at `offset` (in unicode scalars) of a scalar that begins at `start`:
    /// exact where the scalar stands letter by letter in its line up to there, else the scalar's begin.
    func place(of offset: Int, in scalar: YAMLScalar, startingAt start: Place) -> Place {
        guard offset >= 0, let number = start.line, let column = start.column,
            scalar.style == .plain || scalar.style == .quoted, let line = line(number)?.unicodeScalars
        else { return start }
        let quotes = scalar.style == .quoted ? 1 : 0
        let written = line.dropFirst(column - 1 + quotes).prefix(offset)
        guard written.elementsEqual(scalar.text.unicodeScalars.prefix(offset)) else { return start }
        return Place(file: file, line: number, column: column + quotes + offset)
    }

    /// The place of a byte, for errors of the reader itself.
    func place(ofCharacter offset: Int) -> Place {
        let before = text.prefix(max(0, offset))
        let line = before.reduce(into: 1) { count, character in if character.isNewline { count += 1 } }
        let column = before.reversed().prefix { !$0.isNewline }.count + 1
        return Place(file: file, line: line, column: column)
    }

    /// A line by its 1-based number.
    func line(_ number: Int) -> Substring? {
        lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }
}
