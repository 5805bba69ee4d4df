package import Diagnostics

/// Why a file could not be read or written.
package enum FileError: Error, Hashable, Sendable {
    /// There is no file at the path.
    case missing(path: String)
    /// The path is not a regular file; only regular files are read and written.
    case notAFile(path: String, FileType)
    /// The file is larger than the limit of its kind.
    case tooLarge(path: String, FileKind)
    /// The file could not be read; the reason is that of the system.
    case unreadable(path: String, reason: String)
    /// The file could be read, but has not the content that it stands for.
    case content(path: String, ContentProblem)
    /// The file or its directory could not be written; the reason is that of the system.
    case unwritable(path: String, reason: String)

    /// The path of the file.
    package var path: String {
        switch self {
        case .missing(let path), .notAFile(let path, _), .tooLarge(let path, _), .unreadable(let path, _),
            .content(let path, _), .unwritable(let path, _):
            path
        }
    }

    /// The reason, without the path.
    package var reason: String {
        switch self {
        case .missing: "no such file or directory"
        case .notAFile(_, let type): "it is \(type.noun), not a file"
        case .tooLarge(_, let kind):
            "it is larger than \(kind.byteLimit >> 20) MB, the most that is read of \(kind.noun)"
        case .content(_, let problem): "it \(problem.predicate)"
        case .unreadable(_, let reason), .unwritable(_, let reason): reason
        }
    }

    /// The code of its diagnostic.
    package var code: DiagnosticCode {
        switch self {
        case .missing: .fileMissing
        case .notAFile: .fileType
        case .tooLarge: .fileSize
        case .unreadable: .fileUnreadable
        case .content(_, let problem): problem.code
        case .unwritable: .fileUnwritable
        }
    }

    /// Suggestions for fixing the problem.
    package var hints: [String] {
        switch self {
        case .missing, .unreadable, .unwritable: []
        case .content(_, let problem): problem.hints
        case .notAFile(_, .folder): ["name a file inside it"]
        case .notAFile: ["copy what it gives into a file, and name that"]
        case .tooLarge(_, let kind): ["make it smaller, or check that it is \(kind.noun)"]
        }
    }

    /// A diagnostic that names the file.
    package var diagnostic: Diagnostic {
        let verb =
            switch self {
            case .unwritable: "write"
            default: "read"
            }
        return Diagnostic(
            code, "cannot \(verb) '\(path)': \(reason)", at: Place(file: path, line: line), hints: hints)
    }

    /// The line that it concerns, counted from 1; nil for the file as a whole.
    package var line: Int? {
        if case .content(_, let problem) = self { problem.line } else { nil }
    }
}
