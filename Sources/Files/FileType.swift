import Glibc

/// The type of the target of a path, following links.
package enum FileType: Hashable, Sendable {
    /// A regular file, the only type that is read and written.
    case file
    /// A folder, which can be listed.
    case folder
    /// A named pipe.
    case pipe
    /// A socket of the file system.
    case socket
    /// A device, or any other special file.
    case device

    /// Creates the type from the mode in a file's status.
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }

    /// Creates the type of the target of a path; nil if it does not exist or cannot be accessed.
    package init?(at path: String) {
        var information = stat()
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        self.init(mode: information.st_mode)
    }

    /// The name of the type for messages.
    package var noun: String {
        switch self {
        case .file: "a file"
        case .folder: "a folder"
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .device: "a device"
        }
    }
}
