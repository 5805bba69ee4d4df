package import Diagnostics
package import Files

/// Why a file could not be read.
package struct FileReadError: Error {
    /// One error at the file.
    package var diagnostic: Diagnostic

    /// The diagnostic of a strings file, which the screen can be drawn without.
    var untranslated: Diagnostic {
        // What version control has left in its place is no matter of translation.
        guard !DiagnosticCode.replacedContentCodes.contains(diagnostic.code) else { return diagnostic }
        return Diagnostic(
            .translationUnreadable, diagnostic.message, at: diagnostic.place, hints: diagnostic.hints)
    }
}

/// Returns the bytes of a file.
///
/// - Parameters:
///   - path: the path of the file.
///   - file: the file as the user named it.
///   - kind: the kind of file.
///   - count: the number of bytes to read from the start; nil for all.
/// - Returns: the bytes, or why the file could not be read.
package func fileBytes(
    atPath path: String, file: String, as kind: FileKind, first count: Int? = nil
) -> Result<[UInt8], FileReadError> {
    do throws(FileError) {
        if let count { return .success(try readFile(path, as: kind, first: count)) }
        return .success(try readFile(path, as: kind))
    } catch {
        return .failure(FileReadError(diagnostic: error.diagnostic(ofFileNamed: file)))
    }
}

/// Returns the text of a file, as `fileBytes` returns its bytes.
func fileText(atPath path: String, file: String, as kind: FileKind) -> Result<String, FileReadError> {
    do throws(FileError) {
        return .success(try readText(path, as: kind))
    } catch {
        return .failure(FileReadError(diagnostic: error.diagnostic(ofFileNamed: file)))
    }
}

extension FileError {
    /// Returns the error located at the file, as other diagnostics of screen files are.
    fileprivate func diagnostic(ofFileNamed file: String) -> Diagnostic {
        let message =
            switch self {
            case .missing: "the file does not exist"
            case .tooLarge(_, let kind): "the file is larger than \(kind.byteLimit >> 20) MB"
            case .notAFile(_, let type): "this is \(type.noun), not a file"
            case .content(_, let problem): "the file \(problem.predicate)"
            case .unreadable, .unwritable: "the file cannot be read: \(reason)"
            }
        return Diagnostic(code, message, at: Place(file: file, line: line), hints: hints)
    }
}
