/// A location in an input file.
public struct Place: Hashable, Sendable {
    /// The file as the user named it.
    public var file: String
    /// The line, starting at 1; nil for the file as a whole.
    public var line: Int?
    /// The column in characters, starting at 1; nil for the line as a whole.
    public var column: Int?

    /// Creates a location.
    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension Place: CustomStringConvertible {
    /// `file:line:column`, the format of compilers, which editors recognize.
    public var description: String {
        ([file.replacing("\n", with: "\\n")] + [line, column].compactMap { $0.map(String.init) }).joined(
            separator: ":")
    }
}
