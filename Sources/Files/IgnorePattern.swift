/// One line of a `.gitignore` file.
///
/// Source: the documentation of gitignore, "Pattern format".
struct IgnorePattern: Hashable, Sendable {
    private enum Segment: Hashable, Sendable {
        /// `**`
        case anyFolders
        /// A name.
        case name(GlobPattern)
    }

    /// Whether what it matches is taken back in.
    let isNegated: Bool
    private let isForFoldersOnly: Bool
    private let segments: [Segment]

    /// The pattern of a line; nil for a blank one or a comment.
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
        // What ends in `/**` is all inside, not the folder itself.
        if segments.last == .anyFolders { segments.append(.name(GlobPattern("*"))) }
        self.segments = segments
    }

    /// Whether it matches a path below the folder of its file.
    func matches(_ path: ArraySlice<[Unicode.Scalar]>, isFolder: Bool) -> Bool {
        guard isFolder || !isForFoldersOnly else { return false }
        return matchesWithStars(
            count: path.count, parts: segments.count, isStar: { segments[$0] == .anyFolders },
            matches: { part, item in
                guard case .name(let pattern) = segments[part] else { return false }
                return pattern.matches(path[path.startIndex + item])
            })
    }

    /// A space at the end counts where a backslash stands before it.
    private static func withoutTrailingSpaces(_ line: String) -> String {
        var text = line[...]
        while let last = text.last, last == " " || last.isNewline || last == "\t" {
            if text.dropLast().last == "\\", last == " " { break }
            text.removeLast()
        }
        return String(text)
    }
}
