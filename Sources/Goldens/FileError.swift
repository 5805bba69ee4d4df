public import Diagnostics

/// Why a file could not be read or written.
public enum FileError: Error, Hashable, Sendable {
    /// The file could not be read; the reason is the system's.
    case unreadable(path: String, reason: String)
    /// The file or its directory could not be written; the reason is the system's.
    case unwritable(path: String, reason: String)

    /// The error as a diagnostic that names the file.
    public var diagnostic: Diagnostic {
        switch self {
        case .unreadable(let path, let reason):
            .error("cannot read '\(path)': \(reason)", at: Place(file: path))
        case .unwritable(let path, let reason):
            .error("cannot write '\(path)': \(reason)", at: Place(file: path))
        }
    }
}
