import Files

/// A path with all links followed.
struct RealPath: Hashable {
    private let text: String

    /// Follows the links of a path; nil if there is no such file.
    init?(_ path: String) {
        guard !path.isEmpty, let resolved = realPath(of: path) else { return nil }
        text = resolved
    }

    /// Follows the links of the innermost folder on a path that exists.
    init?(existingPartOf path: String) {
        var path = path[...]
        while !path.isEmpty {
            if let found = RealPath(String(path)) {
                self = found
                return
            }
            guard let end = path.lastIndex(of: "/") else { break }
            path = path[..<end]
        }
        return nil
    }

    /// Whether a file is in this folder or is the folder.
    func contains(_ other: RealPath) -> Bool { other.text == text || other.text.hasPrefix(text + "/") }

    /// Whether a file is in this folder or is the folder.
    func contains(_ path: String) -> Bool { RealPath(path).map(contains) ?? false }
}
