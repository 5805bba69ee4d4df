import Glibc

/// What a path leads to, links followed.
public enum FileType: Hashable, Sendable {
    /// A regular file: the only thing that is read and written.
    case file
    /// A folder.
    case folder
    /// A pipe with a name.
    case pipe
    /// A socket.
    case socket
    /// A device.
    case device

    /// The type in the mode that the system gives.
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }

    /// What a path leads to; nil where there is nothing, or nothing that may be known.
    package init?(at path: String) {
        var information = stat()
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        self.init(mode: information.st_mode)
    }

    /// The word for people.
    package var words: String {
        switch self {
        case .file: "a file"
        case .folder: "a folder"
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .device: "a device"
        }
    }
}
