import Diagnostics

/// Why bytes are not an XML file that is read here.
struct XMLProblem: Error {
    /// One sentence.
    var message: String
    /// 1-based; nil for the file as a whole.
    var line: Int?
    /// What to do.
    var hints: [String] = []

    /// The problem at its place in a file.
    func diagnostic(file: String) -> Diagnostic {
        .error(message, at: Place(file: file, line: line), hints: hints)
    }
}
