import Glibc

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What it is, links followed; nil for a link to nothing.
    package var type: FileType?
    /// Whether it is a link.
    package var isLink: Bool
}

/// The entries of a folder in the ascending order of the bytes of their names; nil where it cannot be read.
///
/// - Parameters:
///   - path: The folder.
///   - limit: How many are read at most.
/// - Returns: The entries, links with what they lead to.
package func folderEntries(of path: String, limit: Int = .max) -> [FolderEntry]? {
    namesAndTypes(in: path, limit: limit)?.map { name, hint in
        if let type = hint { return FolderEntry(name: name, type: type, isLink: false) }
        let whole = path.isEmpty ? name : path.hasSuffix("/") ? path + name : path + "/" + name
        var information = stat()
        let isLink = lstat(whole, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
        return FolderEntry(name: name, type: FileType(at: whole), isLink: isLink)
    }
}

/// The names in a folder in the ascending order of their bytes; nil where it cannot be read.
package func fileNames(in path: String, limit: Int = .max) -> [String]? {
    namesAndTypes(in: path, limit: limit)?.map(\.name)
}

/// Names, each with what it is where the folder says so and it is no link.
private func namesAndTypes(in path: String, limit: Int) -> [(name: String, type: FileType?)]? {
    guard !path.utf8.contains(0), let directory = opendir(path.isEmpty ? "." : path) else { return nil }
    defer { closedir(directory) }
    var found: [(name: String, type: FileType?)] = []
    while found.count < limit, let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard name != ".", name != ".." else { continue }
        let type = Int(entry.pointee.d_type)
        found.append((name, type == DT_UNKNOWN || type == DT_LNK ? nil : FileType(mode: mode_t(type) << 12)))
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}
