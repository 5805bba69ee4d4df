import Glibc

/// Identifies a file or folder independently of its name.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt
    private let number: UInt

    /// Creates the identity of the target of a path, following links; nil if there is none.
    package init?(of path: String) {
        var information = stat()
        guard !path.utf8.contains(0), stat(path.isEmpty ? "." : path, &information) == 0 else { return nil }
        device = UInt(information.st_dev)
        number = UInt(information.st_ino)
    }

    /// Returns the identities of all folders that contain a folder.
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

/// Returns a path without links and dots; nil if it does not exist.
package func realPath(of path: String) -> String? {
    guard !path.utf8.contains(0), let found = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
}

/// Returns a path from the root, whether it exists or not; the path itself if there is no working directory.
package func absolutePath(of path: String) -> String {
    guard !path.hasPrefix("/"), let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    var rest = Substring(path)
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest.isEmpty || rest == "."
        ? String(cString: current) : joinedPath(String(cString: current), String(rest))
}

/// Returns the path of a name in a folder; an empty folder is the working directory.
package func joinedPath(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
}
