import Files

/// The state of the files in a repository, as Git lists it.
struct GitRepository {
    /// The top folder.
    let top: String
    /// Runs in the top folder.
    let command: GitCommand

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - top: The top folder.
    ///   - isInside: Whether it is inside another one, for which the variables of the process are.
    init(top: String, isInside: Bool = false) {
        self.top = top
        command = GitCommand(folder: top, environment: ["GIT_OPTIONAL_LOCKS": "0"], isInside: isInside)
    }

    /// Returns the absolute path of a file.
    func path(_ name: String) -> String { joinedPath(top, name) }

    /// Options against settings that keep changes from being noticed.
    private static let settings = [
        "-c", "core.fsmonitor=false", "-c", "core.checkStat=default", "-c", "core.trustctime=true",
    ]

    /// A path that differs from a revision.
    struct Difference {
        /// The path relative to the top folder.
        var path: String
        fileprivate var oldMode, newMode, oldObject: String

        /// Whether it is or was a submodule.
        var isSubmoduleChange: Bool { oldMode == submoduleMode || newMode == submoduleMode }
        /// Whether it is a submodule.
        var isSubmodule: Bool { newMode == submoduleMode }
        /// The commit of the submodule that the revision has recorded; nil if it was none.
        var recordedCommit: String? { oldMode == submoduleMode ? oldObject : nil }
    }

    /// Returns what differs from a revision, also without being committed.
    func differences(since revision: String) throws(GitCommand.Failure) -> [Difference] {
        let output = try command.run(
            GitRepository.settings + [
                "diff", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff", "--ignore-submodules=none",
                "-z", revision, "--",
            ])
        let fields = output.split(separator: "\0", omittingEmptySubsequences: false)
        // Source: git-diff(1), "Raw output format": `:100644 100644 <object> <object> M`, then the path.
        return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
            let parts = fields[index].dropFirst().split(separator: " ")
            guard parts.count == 5 else { return nil }
            return Difference(
                path: String(fields[index + 1]), oldMode: String(parts[0]), newMode: String(parts[1]),
                oldObject: String(parts[2]))
        }
    }

    /// A file that Git tracks.
    struct Entry {
        /// What it is.
        enum Kind { case file, link, submodule }

        /// The path relative to the top folder.
        var path: String
        /// What it is.
        var kind: Kind
        /// Its object; the commit of a submodule.
        var object: String
        /// Whether Git looks for changes of it.
        var isLookedAt: Bool
    }

    /// Returns the files that are tracked.
    func entries() throws(GitCommand.Failure) -> [Entry] {
        let output = try command.run(GitRepository.settings + ["ls-files", "--stage", "-v", "-z"])
        return output.split(separator: "\0").compactMap { line in
            // Source: git-ls-files(1): `H 100644 <object> 0<tab>path`; a lower-case letter is an entry that is assumed
            // to be unchanged, `S` one that is not looked at.
            guard let tab = line.firstIndex(of: "\t") else { return nil }
            let parts = line[..<tab].split(separator: " ")
            guard parts.count == 4, let tag = parts[0].first else { return nil }
            let kind: Entry.Kind =
                parts[1] == submoduleMode ? .submodule : parts[1] == linkMode ? .link : .file
            return Entry(
                path: String(line[line.index(after: tab)...]), kind: kind, object: String(parts[2]),
                isLookedAt: !tag.isLowercase && tag != "S")
        }
    }

    /// Returns the files that are neither tracked nor ignored; repositories inside end in a slash.
    func others() throws(GitCommand.Failure) -> [String] {
        try names(["ls-files", "--others", "--exclude-standard", "-z"])
    }

    /// Returns the files that are ignored; of folders in which all is, the folders alone, which end in a slash.
    func ignored() throws(GitCommand.Failure) -> [String] {
        try names(["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"])
    }

    /// Whether files may be absent because only a part of the repository is checked out.
    var isSparse: Bool { (try? command.run(["config", "--bool", "core.sparseCheckout"])) == "true\n" }

    private func names(_ arguments: [String]) throws(GitCommand.Failure) -> [String] {
        try command.run(GitRepository.settings + arguments).split(separator: "\0").map(String.init)
    }
}

/// Source: gitformat-index(5), "Index entry".
private let submoduleMode = "160000", linkMode = "120000"
