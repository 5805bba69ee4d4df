package import Diagnostics

extension DiagnosticCode {
    static let fileMissing = DiagnosticCode(
        "file.missing", .error, "file not found",
        cause: "No file has the path, or a folder on the way to it is missing.",
        remedy: "Check the spelling of the path and the folder that it is relative to.")
    static let fileType = DiagnosticCode(
        "file.type", .error, "not a regular file",
        cause:
            "The path leads to a folder, a device, a pipe or a socket; only regular files are read and written.",
        remedy: "Name a file inside the folder, or copy what the device gives into a file.")
    package static let fileSize = DiagnosticCode(
        "file.size", .error, "file too large",
        cause: "The file has more bytes than are read of its kind.",
        remedy: "Make the file smaller, or divide it.")
    static let fileUnreadable = DiagnosticCode(
        "file.unreadable", .error, "file cannot be read",
        cause: "The system refused to read the file, most often for want of permission.",
        remedy: "Give the user who runs the tool permission to read the file.")
    package static let filePointer = DiagnosticCode(
        "file.pointer", .error, "Git LFS pointer in place of the file",
        cause:
            "The repository keeps the file in Git LFS, and what is on disk is the pointer to it. Nothing that it takes "
            + "part in is compared with goldens or recorded.",
        remedy:
            "Run `git lfs pull`; in continuous integration, check out with LFS, for example `lfs: true` of "
            + "`actions/checkout`.")
    package static let fileConflict = DiagnosticCode(
        "file.conflict", .error, "merge conflict in the file",
        cause:
            "A merge has left lines that begin with `<<<<<<<`, `=======` or `>>>>>>>`. Nothing that the file takes part "
            + "in is compared with goldens or recorded.",
        remedy: "Keep one side of each conflict, and delete the lines of the markers.")
    package static let fileEncoding = DiagnosticCode(
        "file.encoding", .error, "file is not text",
        cause: "A text file is neither UTF-8 nor UTF-16 with a byte-order mark.",
        remedy: "Save the file as UTF-8.")
    static let fileUnwritable = DiagnosticCode(
        "file.unwritable", .error, "file cannot be written",
        cause: "The system refused to write the file or to make its folder.",
        remedy: "Check the permissions of the folder and the space on the disk.")
    static let fileFolder = DiagnosticCode(
        "file.folder", .warning, "folder not searched completely",
        cause: "A folder cannot be read, holds too many entries, or has names that are not UTF-8.",
        remedy:
            "Name a folder inside it, mend its permissions or names, or leave parts out with `.gitignore`.")

    /// The codes of this module.
    package static let filesCodes: [DiagnosticCode] = [
        fileMissing, fileType, fileSize, fileUnreadable, filePointer, fileConflict, fileEncoding,
        fileUnwritable, fileFolder,
    ]

    /// The codes that say that version control has left something else in place of a file's content.
    package static let replacedContentCodes: Set<DiagnosticCode> = [filePointer, fileConflict]
}
