import Glibc

/// Which file or folder it is, whatever name it has.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt
    private let number: UInt

    /// What a path leads to, links followed; nil where there is nothing.
    init?(of path: String) {
        var information = stat()
        guard !path.utf8.contains(0), stat(path.isEmpty ? "." : path, &information) == 0 else { return nil }
        device = UInt(information.st_dev)
        number = UInt(information.st_ino)
    }

    /// The folders that one lies in.
    static func folders(around folder: String) -> Set<FileIdentity> {
        var found: Set<FileIdentity> = []
        var path = realPath(of: folder) ?? "/"
        while path != "/", path != "." {
            path = directoryName(of: path)
            if let identity = FileIdentity(of: path) { found.insert(identity) }
        }
        return found
    }
}

/// A path without links and dots; nil where it leads nowhere.
package func realPath(of path: String) -> String? {
    guard !path.utf8.contains(0), let found = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
}

/// A name in a folder; an empty path is the working directory.
package func joinedPath(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
}
