/// A place in an input file.
public struct Place: Hashable, Sendable {
    /// The file as the user named it.
    public var file: String
    /// 1-based; nil for the file as a whole.
    public var line: Int?
    /// 1-based, counted in characters; nil for the line as a whole.
    public var column: Int?

    /// A file, or a line and column of it.
    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension Place: CustomStringConvertible {
    /// `file:line:column`, as compilers print it and editors jump to it.
    public var description: String {
        ([file.replacing("\n", with: "\\n")] + [line, column].compactMap { $0.map(String.init) }).joined(
            separator: ":")
    }
}
