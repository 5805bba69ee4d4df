/// One line of a `.gitignore` file.
///
/// Source: the documentation of gitignore, "Pattern format".
struct IgnorePattern: Hashable, Sendable {
    private enum Segment: Hashable, Sendable {
        /// `**`: any number of folders.
        case anyFolders
        /// One component of a path.
        case name(GlobPattern)
    }

    /// Whether the pattern re-includes what it matches.
    let isNegated: Bool
    private let isForFoldersOnly: Bool
    private let segments: [Segment]

    /// Creates the pattern of a line; nil for a blank line or a comment.
    init?(line: some StringProtocol) {
        var text = IgnorePattern.withoutTrailingSpaces(String(line))
        guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
        isNegated = text.hasPrefix("!")
        if isNegated { text.removeFirst() }
        isForFoldersOnly = text.hasSuffix("/")
        if isForFoldersOnly { text.removeLast() }
        let isAnchored = text.contains("/")
        if text.hasPrefix("/") { text.removeFirst() }
        guard !text.isEmpty else { return nil }
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        var segments: [Segment] = isAnchored ? [] : [.anyFolders]
        for name in names {
            let segment: Segment = name == "**" ? .anyFolders : .name(GlobPattern(name))
            if segment != .anyFolders || segments.last != .anyFolders { segments.append(segment) }
        }
        // A pattern that ends in `/**` matches the contents of a folder, not the folder itself.
        if segments.last == .anyFolders { segments.append(.name(GlobPattern("*"))) }
        self.segments = segments
    }

    /// Whether the pattern matches a path relative to the folder of its file.
    func matches(_ path: ArraySlice<[Unicode.Scalar]>, isFolder: Bool) -> Bool {
        guard isFolder || !isForFoldersOnly else { return false }
        return matchesWithWildcards(
            count: path.count, parts: segments.count, isStar: { segments[$0] == .anyFolders },
            matches: { part, item in
                guard case .name(let pattern) = segments[part] else { return false }
                return pattern.matches(path[path.startIndex + item])
            })
    }

    /// Removes trailing spaces, except one that is escaped by a backslash.
    private static func withoutTrailingSpaces(_ line: String) -> String {
        var text = line[...]
        while let last = text.last, last == " " || last.isNewline || last == "\t" {
            if text.dropLast().last == "\\", last == " " { break }
            text.removeLast()
        }
        return String(text)
    }
}
