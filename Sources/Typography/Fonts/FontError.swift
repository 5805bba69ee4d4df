package import Diagnostics
package import Files

/// Why fonts could not be opened.
package enum FontError: Error, Hashable, Sendable {
    /// A directory that cannot be listed.
    case directoryUnreadable(path: String)
    /// A shipped face whose file is not in the fonts directory.
    case faceMissing(file: String, directory: String)
    /// A file that cannot be read, or is not the font itself.
    case unreadableFile(FileError)
    /// A file that is not a font, or is damaged.
    case unusableFile(path: String, reason: String)
}

extension FontError {
    /// The error for people.
    package var diagnostic: Diagnostic {
        switch self {
        case .directoryUnreadable(let path):
            Diagnostic(
                .fontFolder, "the font directory '\(path)' cannot be read",
                hints: ["check the path; the shipped fonts are written by scripts/fetch-fonts.py"])
        case .faceMissing(let file, let directory):
            Diagnostic(
                .fontFolder, "the font file '\(file)' is missing from '\(directory)'", of: file,
                hints: ["write it again with scripts/fetch-fonts.py"])
        case .unreadableFile(let error):
            Diagnostic(
                error.code == .filePointer ? error.code : .fontUnreadable,
                "the font file '\(error.path)' is left out: \(error.reason)", of: error.path,
                hints: error.hints)
        case .unusableFile(let path, let reason):
            Diagnostic(.fontUnreadable, "the font file '\(path)' is left out: \(reason)", of: path)
        }
    }
}
