import Glibc

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
    /// The name, without the folder's path.
    package var name: String
    /// The type of the target, following links; nil for a broken link.
    package var type: FileType?
    /// Whether the entry is a link.
    package var isLink: Bool
}

/// The contents of a folder, sorted by the bytes of the names.
package struct FolderListing {
    /// The entries, sorted by the bytes of their names.
    package var entries: [FolderEntry]
    /// The number of names that are not valid UTF-8 and were omitted.
    package var invalidNameCount: Int

    /// Reads a folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder; an empty path is the working directory.
    ///   - limit: The maximum number of entries to read.
    /// - Throws: If the folder cannot be read.
    package init(of path: String, limit: Int = .max) throws(FileError) {
        let names = try FolderNames(of: path, limit: limit)
        invalidNameCount = names.unreadable
        entries = names.found.map { name, type in
            if let type { return FolderEntry(name: name, type: type, isLink: false) }
            let whole = joinedPath(path, name)
            var information = stat()
            let isLink = lstat(whole, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
            return FolderEntry(name: name, type: FileType(at: whole), isLink: isLink)
        }
    }
}

/// Returns the names in a folder, sorted by their bytes; nil if it cannot be read.
package func fileNames(in path: String) -> [String]? {
    (try? FolderNames(of: path, limit: .max))?.found.map(\.name)
}

/// Names, each with its type if the folder provides it and the entry is not a link.
private struct FolderNames {
    var found: [(name: String, type: FileType?)] = []
    var unreadable = 0

    init(of path: String, limit: Int) throws(FileError) {
        guard !path.utf8.contains(0) else { throw .missing(path: path) }
        guard let directory = opendir(path.isEmpty ? "." : path) else {
            throw .unreadable(path: path, reason: systemErrorText())
        }
        defer { closedir(directory) }
        while found.count + unreadable < limit, let entry = readdir(directory) {
            let type = Int(entry.pointee.d_type)
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let name else {
                unreadable += 1
                continue
            }
            guard name != ".", name != ".." else { continue }
            let isKnown = type != DT_UNKNOWN && type != DT_LNK
            found.append((name, isKnown ? FileType(mode: mode_t(type) << 12) : nil))
        }
        found.sort { $0.name.precedesByBytes($1.name) }
    }
}

extension String {
    /// Whether its UTF-8 bytes come before those of another string; unlike `<`, whatever is canonically equivalent.
    fileprivate func precedesByBytes(_ other: String) -> Bool {
        let order = utf8.withContiguousStorageIfAvailable { first in
            other.utf8.withContiguousStorageIfAvailable { second in
                guard let start = first.baseAddress, let otherStart = second.baseAddress else {
                    return first.count < second.count
                }
                let common = memcmp(start, otherStart, min(first.count, second.count))
                return common == 0 ? first.count < second.count : common < 0
            }
        }
        return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
