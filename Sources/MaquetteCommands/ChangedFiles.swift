import Files
import Foundation
import GoldenPlans
import Maquette

/// The files that differ from a revision of Git, as the command `git` lists them, and what it cannot list.
///
/// Git lists the changes of files that it tracks, and files that it does not know. What it says nothing of counts as
/// changed: files that are marked in the index to be skipped, submodules whose recorded commit is not there, repositories
/// inside, and what links out of the repository lead to.
struct ChangedFiles {
    /// What was found.
    private(set) var changes = FileChanges()
    /// The files whose changes must be listed.
    private let wanted: Set<String>
    /// The top folders of the repositories that were looked through.
    private var repositories: [String] = []
    /// Links in these, whose targets may be elsewhere.
    private var links: [String] = []
    private var files = FileEnumeration()

    /// The greatest number of submodules inside one another. Chosen: more than any project has.
    private static let depthLimit = 16

    /// Lists the files of the repository around a file.
    ///
    /// - Parameters:
    ///   - revision: A branch, a tag or a commit.
    ///   - file: A file of the repository.
    ///   - wanted: The files whose changes matter, absolute and without links.
    ///   - folders: Folders that are searched by the names of files in them, absolute and without links.
    /// - Throws: `CommandFailure` if there is no repository, no such revision or no `git`.
    init(since revision: String, around file: String, wanted: Set<String>, folders: Set<String>) throws {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw CommandFailure.usage("--only-changed: '\(revision)' is not a revision")
        }
        self.wanted = wanted
        changes.listed = []
        do throws(GitCommand.Failure) {
            let repository = GitRepository(top: try GitCommand(folder: directoryName(of: file)).topFolder())
            try add(repository, since: "\(revision)^{commit}", depth: 0)
        } catch {
            throw CommandFailure.usage(
                "--only-changed: \(error.reason)",
                hints: error.hints.isEmpty
                    ? ["it takes a revision: a branch, a tag or a commit"] : error.hints)
        }
        for path in links.filter(isElsewhere) + folders.filter(isElsewhere) { files.add(path) }
        changes.paths.formUnion(files.paths)
        addNamesByLinks()
        if files.isIncomplete { changes.isUnknown = true }
    }

    /// Adds the paths of changed files by links that lead to them: screens know images by the names of the links.
    private mutating func addNamesByLinks() {
        let targets = links.compactMap { link in realPath(of: link).map { (link, $0) } }
        guard !targets.isEmpty else { return }
        let places = Set(targets.map(\.1))
        var below: [String: [String]] = [:]
        for path in changes.paths {
            var folder = path
            while folder != "/", folder != "." {
                if places.contains(folder) {
                    below[folder, default: []].append(String(path.dropFirst(folder.count)))
                }
                folder = directoryName(of: folder)
            }
        }
        for (link, target) in targets {
            for rest in below[target] ?? [] { changes.paths.insert(link + rest) }
        }
    }

    /// Adds what a repository says, and what it says nothing of.
    private mutating func add(
        _ repository: GitRepository, since revision: String, depth: Int
    ) throws(GitCommand.Failure) {
        let differences = try repository.differences(since: revision)
        let entries = try repository.entries(), others = try repository.others()
        let ignored = try repository.ignored()
        repositories.append(repository.top)
        var recorded: [String: String?] = [:]
        for difference in differences {
            guard difference.isSubmoduleChange else {
                changes.paths.insert(repository.path(difference.path))
                continue
            }
            // The files of a submodule that was removed are not known.
            if !difference.isSubmodule { changes.isUnknown = true }
            recorded[difference.path] = .some(difference.recordedCommit)
        }
        let isSparse = repository.isSparse
        for entry in entries {
            let path = repository.path(entry.path)
            switch entry.kind {
            case .submodule: addSubmodule(path, since: recorded[entry.path] ?? entry.object, depth: depth)
            case .link: links.append(path)
            case .file: break
            }
            guard entry.isLookedAt || isSparse && FileType(at: path) == nil else {
                changes.paths.insert(path)
                continue
            }
            if wanted.contains(path) { changes.listed?.insert(path) }
        }
        for other in others {
            let path = repository.path(other)
            if path.hasSuffix("/") {
                files.add(String(path.dropLast()))
            } else {
                changes.paths.insert(path)
                if FileEnumeration.isLink(path) { links.append(path) }
            }
        }
        changes.ignored.formUnion(ignored.map(repository.path))
    }

    /// Adds a submodule: what differs from a commit of its repository, or all of its files if that is not known.
    private mutating func addSubmodule(_ path: String, since commit: String?, depth: Int) {
        guard FileType(at: path) == .folder else { return }
        if let commit, depth < ChangedFiles.depthLimit {
            let repository = GitRepository(top: path, isInside: true)
            var more = self
            do throws(GitCommand.Failure) {
                if try repository.command.topFolder() == path {
                    try more.add(repository, since: "\(commit)^{commit}", depth: depth + 1)
                    self = more
                    return
                }
            } catch {
                // It is not known what differs; all of its files are added.
            }
        }
        files.add(path)
    }

    /// Whether a path leads to a place of which no repository has said anything.
    private func isElsewhere(_ path: String) -> Bool {
        // A link that leads nowhere is a file of its own.
        guard let real = realPath(of: path) else { return false }
        let around = repositories.filter { real == $0 || real.hasPrefix($0 + "/") }
        guard let top = around.max(by: { $0.count < $1.count }) else { return true }
        if real.hasPrefix(top + "/.git/") { return true }
        // A folder in which all is ignored stands for what it holds.
        var place = real
        while place.count > top.count {
            if changes.ignored.contains(place + "/") || changes.ignored.contains(place) { return true }
            place = directoryName(of: place)
        }
        return false
    }
}

/// Finds the files in folders, also those that links lead to.
private struct FileEnumeration {
    /// The paths of the files, and of links to files.
    private(set) var paths: Set<String> = []
    /// Whether there are more, or some could not be found.
    private(set) var isIncomplete = false
    private var entered: Set<FileIdentity> = []
    /// Chosen: what is looked through in less than a second.
    private var entriesLeft = 200_000

    /// Adds a file, or all files in a folder.
    mutating func add(_ path: String) {
        var pending = [path]
        while !isIncomplete, let path = pending.popLast() {
            guard let real = realPath(of: path) else { continue }
            guard FileType(at: real) == .folder else {
                // Under the name of a link, too.
                paths.formUnion([path, real])
                continue
            }
            guard let identity = FileIdentity(of: real), entered.insert(identity).inserted else { continue }
            do throws(FileError) {
                let entries = try FolderListing(of: real, limit: entriesLeft).entries
                entriesLeft -= entries.count
                isIncomplete = entriesLeft <= 0
                pending += entries.filter { $0.name != ".git" }.map { joinedPath(real, $0.name) }
            } catch {
                isIncomplete = true
            }
        }
    }

    /// Whether there is a link at a path.
    static func isLink(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
    }
}
