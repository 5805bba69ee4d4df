package import Diagnostics

/// Why the bytes of a file are not the content that people gave it: version control has left something else there,
/// or they are text in an encoding that is not read.
package enum ContentProblem: Error, Hashable, Sendable {
    /// The file is a pointer of Git LFS to its content.
    case pointer
    /// A merge has left a marker such as `<<<<<<<` at the start of a line, counted from 1.
    case conflict(line: Int, marker: String)
    /// The bytes are neither UTF-8 nor UTF-16.
    case encoding

    /// What the file is or has, as a sentence without its subject.
    package var predicate: String {
        switch self {
        case .pointer: "is a Git LFS pointer, not the file itself; run 'git lfs pull'"
        case .conflict(let line, let marker):
            "has a conflict of a merge: line \(line) begins with '\(marker)'"
        case .encoding: "is neither UTF-8 nor UTF-16 text"
        }
    }

    /// The line that it concerns, counted from 1; nil for the file as a whole.
    package var line: Int? {
        if case .conflict(let line, _) = self { line } else { nil }
    }

    /// The code of its diagnostic.
    package var code: DiagnosticCode {
        switch self {
        case .pointer: .filePointer
        case .conflict: .fileConflict
        case .encoding: .fileEncoding
        }
    }

    /// Suggestions for fixing the problem.
    package var hints: [String] {
        switch self {
        case .pointer: ["in continuous integration, check the repository out with the files of Git LFS"]
        case .conflict:
            ["keep one side of the conflict, and delete the lines of '<<<<<<<', '=======' and '>>>>>>>'"]
        case .encoding: ["save the file as UTF-8"]
        }
    }

    /// Returns a diagnostic at a file, with the line.
    package func diagnostic(ofFileNamed file: String) -> Diagnostic {
        Diagnostic(code, "the file \(predicate)", at: Place(file: file, line: line), hints: hints)
    }
}
