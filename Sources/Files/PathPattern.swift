/// A pattern for paths: `*` is any part of a name, `**` any folders, `?` one character, `[a-z]` one of some.
package struct PathPattern: Sendable {
    private enum Part: Sendable {
        case anyFolders
        case name(GlobPattern)
    }

    /// How far a path matches: the parts that its next name may be of.
    private typealias Places = Set<Int>

    /// The folder that the pattern names before its first part that is none.
    private let root: String
    private let parts: [Part]

    /// The pattern of some words; nil where they are a plain path, without `*` and `?`.
    package init?(_ text: String) {
        func isPattern(_ name: Substring) -> Bool { name.contains { $0 == "*" || $0 == "?" } }
        guard isPattern(text[...]) else { return nil }
        let names = text.split(separator: "/").filter { $0 != "." }
        let first = names.firstIndex(where: isPattern) ?? names.count
        root = (text.hasPrefix("/") ? "/" : "") + names[..<first].joined(separator: "/")
        parts = names[first...].map { $0 == "**" ? .anyFolders : .name(GlobPattern($0)) }
    }

    /// The files that match, found by a walk of the folders that may hold some, in the order of names.
    package func files() -> FolderWalk.Findings {
        var found: [String] = []
        let walk = FolderWalk(root: root)
        let problems = walk.forEachFolder(reached(from: [0]), isWanted: { _ in true }) { folder, places in
            found += folder.files.filter { !places.isEmpty && admits($0, at: places) }
                .map { joinedPath(folder.path, $0) }
            return folder.folders.compactMap { name in
                let inside = after(name, at: places)
                return inside.isEmpty ? nil : (name, inside)
            }
        }
        return FolderWalk.Findings(files: FolderWalk.sorted(found), problems: problems)
    }

    /// Whether a path ends with a file's name, as the last part says.
    private func admits(_ name: String, at places: Places) -> Bool {
        let scalars = Array(name.unicodeScalars)
        return places.contains { place in
            guard place == parts.count - 1, case .name(let pattern) = parts[place] else { return false }
            return pattern.matches(scalars)
        }
    }

    /// Where a path goes on after a folder's name.
    private func after(_ name: String, at places: Places) -> Places {
        let scalars = Array(name.unicodeScalars)
        var next: Places = []
        for place in places where place < parts.count {
            switch parts[place] {
            case .anyFolders: next.insert(place)
            case .name(let pattern):
                if place + 1 < parts.count, pattern.matches(scalars) { next.insert(place + 1) }
            }
        }
        return reached(from: next)
    }

    /// With what follows where `**` stands for no folder.
    private func reached(from places: Places) -> Places {
        var all = places
        for place in parts.indices.dropLast() where all.contains(place) {
            if case .anyFolders = parts[place] { all.insert(place + 1) }
        }
        return all
    }
}
