package import Diagnostics

/// Walks a project's folders in the order of names, skipping files ignored by `.gitignore`, hidden files,
/// build products and third-party code.
///
/// Each folder is visited once, regardless of the links that lead to it: first the nested folders, then the
/// targets of links, but never a folder that contains the root of the walk.
package struct FolderWalk: Sendable {
    /// A visited folder.
    package struct Folder {
        /// The path of the folder, which begins with the root as the caller wrote it.
        package var path: String
        /// The names of the matching files, sorted.
        package var files: [String] = []
        /// The names of the subfolders, sorted.
        package var folders: [String] = []
    }

    /// The results of a walk.
    package struct Findings: Hashable, Sendable {
        /// The paths of the files.
        package var files: [String]
        /// The problems that prevented the walk from finding more files.
        package var problems: [Diagnostic]

        /// Creates results, by default without problems.
        package init(files: [String], problems: [Diagnostic] = []) {
            self.files = files
            self.problems = problems
        }
    }

    /// The folder where the walk begins. It is walked whatever its name, even if it is ignored.
    package let root: String
    /// The maximum number of folder entries to examine.
    private let entryLimit: Int
    /// Whether folders with third-party code are entered, too.
    private let includesThirdParty: Bool

    /// Creates a walk that begins at a folder and ends after a number of folder entries.
    /// Chosen: more than any app's sources have.
    package init(root: String, entryLimit: Int = 400_000, includesThirdParty: Bool = false) {
        self.root = root
        self.entryLimit = entryLimit
        self.includesThirdParty = includesThirdParty
    }

    /// Names of folders with build products.
    private static let skipped: Set<String> = ["DerivedData", "build", "node_modules", "xcuserdata"]
    /// Extensions of folders that contain no sources, or templates of them, whose names are gaps.
    private static let skippedEndings = [".app", ".xcarchive", ".storyboardc", ".docc", ".xctemplate"]
    /// Names of folders with third-party code, which repositories often ignore.
    private static let thirdParty: Set<String> = ["Pods", "Carthage"]
    /// Extensions of such folders.
    private static let thirdPartyEndings = [".framework", ".xcframework"]

    /// Whether a folder is entered, by its name.
    private func enters(_ name: String, _ rules: IgnoreRules) -> Bool {
        if FolderWalk.thirdParty.contains(name)
            || FolderWalk.thirdPartyEndings.contains(where: name.hasSuffix)
        {
            return includesThirdParty
        }
        return !FolderWalk.skipped.contains(name)
            && !FolderWalk.skippedEndings.contains(where: name.hasSuffix)
            && !rules.ignores(name, isFolder: true)
    }

    /// Visits the folders, each before its subfolders.
    ///
    /// - Parameters:
    ///   - start: The state of the root.
    ///   - isWanted: Whether to report a file with a name.
    ///   - visit: Receives a folder and its state. Returns the subfolders to enter, each with its state.
    /// - Returns: The problems that prevented the walk from finding more files.
    package func forEachFolder<State>(
        _ start: State, isWanted: (String) -> Bool,
        visit: (Folder, State) -> [(name: String, state: State)]
    ) -> [Diagnostic] {
        typealias Stop = (path: String, rules: IgnoreRules, state: State)
        var pending: [Stop] = [(root, IgnoreRules(in: root), start)], links: ArraySlice<Stop> = []
        var progress = Progress(root: root, entriesLeft: entryLimit)
        while !progress.isOver, let (path, rules, state) = pending.popLast() ?? links.popFirst() {
            guard let listing = progress.enter(path, rules) else { continue }
            let linked = Set(listing.entries.lazy.filter(\.isLink).map { Array($0.name.utf8) })
            var inside: [Stop] = []
            for (name, state) in visit(folder(path, listing, rules, isWanted), state) {
                let path = joinedPath(path, name)
                let stop = (path, rules.entering(name, at: path), state)
                if linked.contains(Array(name.utf8)) { links.append(stop) } else { inside.append(stop) }
            }
            pending += inside.reversed()
        }
        return progress.problems(isComplete: pending.isEmpty && links.isEmpty)
    }

    /// Returns the paths of all files with matching names, sorted by folder and file names.
    package func files(where isWanted: (String) -> Bool) -> Findings {
        var found: [String] = []
        let problems = forEachFolder((), isWanted: isWanted) { folder, _ in
            found += folder.files.map { joinedPath(folder.path, $0) }
            return folder.folders.map { ($0, ()) }
        }
        return Findings(files: FolderWalk.sorted(found), problems: problems)
    }

    /// Returns paths sorted by their components.
    static func sorted(_ paths: [String]) -> [String] {
        paths.sorted { first, second in
            first.utf8.lexicographicallyPrecedes(second.utf8) { FolderWalk.rank($0) < FolderWalk.rank($1) }
        }
    }

    /// The path separator sorts before any other character.
    private static func rank(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }

    private func folder(
        _ path: String, _ listing: FolderListing, _ rules: IgnoreRules, _ isWanted: (String) -> Bool
    ) -> Folder {
        var folder = Folder(path: path)
        for entry in listing.entries where !entry.name.hasPrefix(".") {
            let name = entry.name
            switch entry.type {
            case .folder:
                if enters(name, rules) { folder.folders.append(name) }
            case .file:
                if isWanted(name), !rules.ignores(name, isFolder: false) { folder.files.append(name) }
            default: continue
            }
        }
        return folder
    }
}

extension FolderWalk {
    /// The folders visited so far, and those that could not be.
    private struct Progress {
        let root: String
        var entriesLeft: Int
        private var entered: Set<FileIdentity> = []
        private let around: Set<FileIdentity>
        private var unreadable: [FileError] = []
        private var invalidNameCount = 0
        private let entryLimit: Int

        init(root: String, entriesLeft: Int) {
            self.root = root
            self.entriesLeft = entriesLeft
            entryLimit = entriesLeft
            around = FileIdentity.folders(around: root)
        }

        var isOver: Bool { entriesLeft <= 0 }

        /// Returns the contents of a folder; nil if it was visited before or cannot be read.
        mutating func enter(_ path: String, _ rules: IgnoreRules) -> FolderListing? {
            guard let identity = FileIdentity(of: path), !around.contains(identity),
                entered.insert(identity).inserted
            else { return nil }
            unreadable += rules.problems
            do throws(FileError) {
                let listing = try FolderListing(of: path, limit: entriesLeft)
                entriesLeft -= listing.entries.count
                invalidNameCount += listing.invalidNameCount
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
                    Diagnostic(
                        .fileFolder,
                        "'\(root)' holds more than \(entryLimit) files and folders; the rest is not searched",
                        hints: ["name a folder inside it, or leave some out with .gitignore"]))
            }
            if let first = unreadable.first {
                let error = first.diagnostic
                problems.append(
                    Diagnostic(
                        .fileFolder, error.message, at: error.place,
                        notes: unreadable.count > 1 ? ["and \(unreadable.count - 1) more"] : [],
                        hints: error.hints))
            }
            if invalidNameCount > 0 {
                problems.append(
                    Diagnostic(
                        .fileFolder,
                        "'\(root)' holds names that are not UTF-8 text; \(invalidNameCount) left out"))
            }
            return problems
        }
    }
}
