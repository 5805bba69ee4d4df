/// A pattern for paths: `*` matches any part of a name, `**` any folders, `?` one character, `[a-z]` one of a
/// set.
package struct PathPattern: Sendable {
    private enum Part: Sendable {
        case anyFolders
        case name(GlobPattern)
    }

    /// The state of a partial match: the indices of the parts that the next name may match.
    private typealias Positions = Set<Int>

    /// The folder before the first part that contains wildcards.
    private let root: String
    private let parts: [Part]

    /// Creates a pattern from text; nil for a plain path without `*` and `?`.
    package init?(_ text: String) {
        func isPattern(_ name: Substring) -> Bool { name.contains { $0 == "*" || $0 == "?" } }
        guard isPattern(text[...]) else { return nil }
        let names = text.split(separator: "/").filter { $0 != "." }
        let first = names.firstIndex(where: isPattern) ?? names.count
        root = (text.hasPrefix("/") ? "/" : "") + names[..<first].joined(separator: "/")
        parts = names[first...].map { $0 == "**" ? .anyFolders : .name(GlobPattern($0)) }
    }

    /// Returns the matching files, found by walking the folders that may contain some, sorted by name.
    package func files() -> FolderWalk.Findings {
        var found: [String] = []
        let walk = FolderWalk(root: root)
        let problems = walk.forEachFolder(reached(from: [0]), isWanted: { _ in true }) { folder, positions in
            found += folder.files.filter { !positions.isEmpty && admits($0, at: positions) }
                .map { joinedPath(folder.path, $0) }
            return folder.folders.compactMap { name in
                let inside = after(name, at: positions)
                return inside.isEmpty ? nil : (name, inside)
            }
        }
        return FolderWalk.Findings(files: FolderWalk.sorted(found), problems: problems)
    }

    /// Whether a file name matches the last part.
    private func admits(_ name: String, at positions: Positions) -> Bool {
        let scalars = Array(name.unicodeScalars)
        return positions.contains { position in
            guard position == parts.count - 1, case .name(let pattern) = parts[position] else { return false }
            return pattern.matches(scalars)
        }
    }

    /// Returns the state after a folder name.
    private func after(_ name: String, at positions: Positions) -> Positions {
        let scalars = Array(name.unicodeScalars)
        var next: Positions = []
        for position in positions where position < parts.count {
            switch parts[position] {
            case .anyFolders: next.insert(position)
            case .name(let pattern):
                if position + 1 < parts.count, pattern.matches(scalars) { next.insert(position + 1) }
            }
        }
        return reached(from: next)
    }

    /// Adds the positions that are reached if `**` matches no folder.
    private func reached(from positions: Positions) -> Positions {
        var all = positions
        for position in parts.indices.dropLast() where all.contains(position) {
            if case .anyFolders = parts[position] { all.insert(position + 1) }
        }
        return all
    }
}
