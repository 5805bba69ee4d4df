/// An error that the compiler reports about a ported source.
package struct CompilerMessage: Hashable, Sendable {
    /// The path that the message names.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    /// What is wrong.
    package var text: String

    /// Creates a message.
    package init(file: String, line: Int, column: Int, text: String) {
        self.file = file
        self.line = line
        self.column = column
        self.text = text
    }

    /// Reads a line of the compiler's output: `path:line:column: error: text`; nil for other lines.
    package init?(_ line: some StringProtocol) {
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let column = Int(place[place.count - 1]),
            let number = Int(place[place.count - 2]), number > 0, column > 0
        else { return nil }
        self.init(
            file: place.dropLast(2).joined(separator: ":"), line: number, column: column,
            text: String(line[mark.upperBound...]))
    }

    /// Returns the errors in the output of a compiler, each once.
    package static func all(in output: String) -> [CompilerMessage] {
        var known: Set<CompilerMessage> = []
        return output.split(separator: "\n").compactMap { CompilerMessage($0) }.filter {
            known.insert($0).inserted
        }
    }
}
