package import Diagnostics

/// The text of an input file. Converts offsets in scalars to columns.
package final class SourceText {
    /// The file as the user named it.
    package let file: String
    /// The whole text.
    package let text: String
    /// The lines, separated as in YAML; only used for errors.
    private lazy var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)

    /// Creates a text with the name of its file.
    package init(_ text: String, file: String) {
        self.text = text
        self.file = file
    }

    /// Returns the location of the character at `offset` (in Unicode scalars) of a scalar that begins at
    /// `start`. It is exact if the scalar is written verbatim on its line up to that character, otherwise the
    /// start of the scalar.
    package func place(of offset: Int, in scalar: YAMLScalar, startingAt start: Place) -> Place {
        guard offset >= 0, let number = start.line, let column = start.column,
            scalar.style == .plain || scalar.style == .quoted, let line = line(number)?.unicodeScalars
        else { return start }
        let quotes = scalar.style == .quoted ? 1 : 0
        let written = line.dropFirst(column - 1 + quotes).prefix(offset)
        guard written.elementsEqual(scalar.text.unicodeScalars.prefix(offset)) else { return start }
        return Place(file: file, line: number, column: column + quotes + offset)
    }

    /// Returns the location of a character offset, for errors of the parser itself.
    package func place(ofCharacter offset: Int) -> Place {
        let before = text.prefix(max(0, offset))
        let line = before.reduce(into: 1) { count, character in if character.isNewline { count += 1 } }
        let column = before.reversed().prefix { !$0.isNewline }.count + 1
        return Place(file: file, line: line, column: column)
    }

    /// Returns the line with a number, starting at 1.
    package func line(_ number: Int) -> Substring? {
        lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }
}
