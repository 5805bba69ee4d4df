package import Diagnostics

/// Walks a project's folders for its sources: in the order of names, without what `.gitignore` files leave out,
/// what is hidden, what builds leave behind and other people's code.
///
/// Each folder is entered once, whatever leads to it: first those that lie in one another, then what links lead to
/// from there, but never a folder around the one where the walk begins.
package struct FolderWalk: Sendable {
    /// A folder on the way.
    package struct Folder {
        /// The folder, with the walk's root in front as the caller wrote it.
        package var path: String
        /// The names of the wanted files, sorted.
        package var files: [String] = []
        /// The names of the folders, sorted.
        package var folders: [String] = []
    }

    /// What a walk found.
    package struct Findings: Hashable, Sendable {
        /// The files.
        package var files: [String]
        /// What kept the walk from finding more.
        package var problems: [Diagnostic]

        /// Findings; by default nothing kept the walk.
        package init(files: [String], problems: [Diagnostic] = []) {
            self.files = files
            self.problems = problems
        }
    }

    /// Where it begins. The root itself is walked whatever its name and whoever leaves it out.
    package let root: String
    /// How many entries of folders are looked at.
    private let entryLimit: Int

    /// A walk that begins at a folder, and ends at so many entries of folders.
    /// Chosen: more than any app's sources have.
    package init(root: String, entryLimit: Int = 400_000) {
        self.root = root
        self.entryLimit = entryLimit
    }

    /// Folders of other people's code and of what builds leave behind.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "xcuserdata",
    ]
    /// Endings of folders in which nothing is a source.
    private static let skippedEndings = [".app", ".framework", ".xcframework", ".xcarchive", ".storyboardc"]

    /// Goes through the folders, superfolders first.
    ///
    /// - Parameters:
    ///   - start: What is to be known of the root.
    ///   - isWanted: Whether a file of a name is to be told of.
    ///   - visit: Takes a folder and what is to be known of it. It gives the folders inside that are to be entered,
    ///     each with what is to be known of it.
    /// - Returns: What kept the walk from finding more.
    package func forEachFolder<State>(
        _ start: State, isWanted: (String) -> Bool,
        visit: (Folder, State) -> [(name: String, state: State)]
    ) -> [Diagnostic] {
        typealias Stop = (path: String, rules: IgnoreRules, state: State)
        var left: [Stop] = [(root, IgnoreRules(in: root), start)], links: ArraySlice<Stop> = []
        var progress = Progress(root: root, entriesLeft: entryLimit)
        while !progress.isOver, let (path, rules, state) = left.popLast() ?? links.popFirst() {
            guard let listing = progress.enter(path, rules) else { continue }
            let linked = Set(listing.entries.lazy.filter(\.isLink).map { Array($0.name.utf8) })
            var inside: [Stop] = []
            for (name, state) in visit(FolderWalk.folder(path, listing, rules, isWanted), state) {
                let path = joinedPath(path, name)
                let stop = (path, rules.entering(name, at: path), state)
                if linked.contains(Array(name.utf8)) { links.append(stop) } else { inside.append(stop) }
            }
            left += inside.reversed()
        }
        return progress.problems(isComplete: left.isEmpty && links.isEmpty)
    }

    /// The files whose names are wanted, each with its folders in front, in the order of the names of folders and
    /// files.
    package func files(where isWanted: (String) -> Bool) -> Findings {
        var found: [String] = []
        let problems = forEachFolder((), isWanted: isWanted) { folder, _ in
            found += folder.files.map { joinedPath(folder.path, $0) }
            return folder.folders.map { ($0, ()) }
        }
        return Findings(files: FolderWalk.sorted(found), problems: problems)
    }

    /// Paths in the order of the names in them.
    static func sorted(_ paths: [String]) -> [String] {
        paths.sorted { first, second in
            first.utf8.lexicographicallyPrecedes(second.utf8) { FolderWalk.rank($0) < FolderWalk.rank($1) }
        }
    }

    /// A name ends before any other letter comes.
    private static func rank(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }

    private static func folder(
        _ path: String, _ listing: FolderListing, _ rules: IgnoreRules, _ isWanted: (String) -> Bool
    ) -> Folder {
        var folder = Folder(path: path)
        for entry in listing.entries where !entry.name.hasPrefix(".") {
            let name = entry.name
            switch entry.type {
            case .folder:
                if !skipped.contains(name), !skippedEndings.contains(where: name.hasSuffix),
                    !rules.leaveOut(name, isFolder: true)
                {
                    folder.folders.append(name)
                }
            case .file:
                if isWanted(name), !rules.leaveOut(name, isFolder: false) { folder.files.append(name) }
            default: continue
            }
        }
        return folder
    }
}

extension FolderWalk {
    /// What was entered so far, and what could not be.
    private struct Progress {
        let root: String
        var entriesLeft: Int
        private var entered: Set<FileIdentity> = []
        private let around: Set<FileIdentity>
        private var unreadable: [FileError] = []
        private var namesWithoutText = 0
        private let entryLimit: Int

        init(root: String, entriesLeft: Int) {
            self.root = root
            self.entriesLeft = entriesLeft
            entryLimit = entriesLeft
            around = FileIdentity.folders(around: root)
        }

        var isOver: Bool { entriesLeft <= 0 }

        /// What is in a folder; nil where it was entered before, or cannot be.
        mutating func enter(_ path: String, _ rules: IgnoreRules) -> FolderListing? {
            guard let identity = FileIdentity(of: path), !around.contains(identity),
                entered.insert(identity).inserted
            else { return nil }
            unreadable += rules.problems
            do throws(FileError) {
                let listing = try FolderListing(of: path, limit: entriesLeft)
                entriesLeft -= listing.entries.count
                namesWithoutText += listing.unreadableNames
                return listing
            } catch {
                unreadable.append(error)
                return nil
            }
        }

        func problems(isComplete: Bool) -> [Diagnostic] {
            var problems: [Diagnostic] = []
            if isOver {
                problems.append(
                    .warning(
                        "'\(root)' holds more than \(entryLimit) files and folders; the rest is not looked at",
                        hints: ["name a folder inside it, or leave some out with .gitignore"]))
            }
            if let first = unreadable.first {
                var problem = first.diagnostic
                problem.severity = .warning
                if unreadable.count > 1 { problem.notes.append("and \(unreadable.count - 1) more") }
                problems.append(problem)
            }
            if namesWithoutText > 0 {
                problems.append(
                    .warning("'\(root)' holds names that are not UTF-8 text; \(namesWithoutText) left out"))
            }
            return problems
        }
    }
}
