import Diagnostics
import Files

/// Why a file's bytes could not be had.
struct FileRefusal: Error {
    /// One error, at the file.
    var diagnostic: Diagnostic

    /// For a file without which the screen is drawn all the same.
    var warning: Diagnostic {
        var warning = diagnostic
        warning.severity = .warning
        return warning
    }
}

/// The bytes of a file.
///
/// - Parameters:
///   - path: where it lies.
///   - file: the file as the user named it.
///   - kind: what it is read as.
///   - count: how many bytes from its beginning are wanted; nil for all.
/// - Returns: the bytes, or why there are none.
func fileBytes(
    atPath path: String, file: String, as kind: FileKind, first count: Int? = nil
) -> Result<[UInt8], FileRefusal> {
    do throws(FileError) {
        if let count { return .success(try readFile(path, as: kind, first: count)) }
        return .success(try readFile(path, as: kind))
    } catch {
        return .failure(FileRefusal(diagnostic: error.diagnostic(ofFileNamed: file)))
    }
}

extension FileError {
    /// The error at a file, as all that is said of screen files is.
    fileprivate func diagnostic(ofFileNamed file: String) -> Diagnostic {
        let message =
            switch self {
            case .missing: "the file does not exist"
            case .tooLarge(_, let kind): "the file is larger than \(kind.byteLimit >> 20) MB"
            case .notAFile(_, let type): "this is \(type.words), not a file"
            case .unreadable, .unwritable: "the file cannot be read: \(reason)"
            }
        return .error(message, at: Place(file: file), hints: hints)
    }
}
