import Files
import Foundation

/// The files that differ from a revision of Git, as the command `git` lists them.
struct ChangedFiles {
    /// The absolute paths of files that were changed, added or deleted, also without being committed.
    let paths: [String]

    /// Lists the files of the repository around a file.
    ///
    /// - Throws: `CommandFailure` if there is no repository, no such revision or no `git`.
    init(since revision: String, around file: String) throws {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw CommandFailure.usage("--only-changed: '\(revision)' is not a revision")
        }
        let folder = directoryName(of: file)
        let root = try ChangedFiles.git(["rev-parse", "--show-toplevel"], in: folder)
        let top = root.hasSuffix("\n") ? String(root.dropLast()) : root
        let tracked = try ChangedFiles.git(
            ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", "\(revision)^{commit}", "--"],
            in: top)
        let others = try ChangedFiles.git(["ls-files", "--others", "--exclude-standard", "-z"], in: top)
        paths = (tracked + others).split(separator: "\0").map { "\(top)/\($0)" }
    }

    /// Runs git and returns its output.
    private static func git(_ arguments: [String], in folder: String) throws -> String {
        do throws(GitCommand.Failure) {
            return try GitCommand(folder: folder).run(arguments)
        } catch {
            throw CommandFailure.usage(
                "--only-changed: \(error.reason)",
                hints: error.hints.isEmpty
                    ? ["it takes a revision: a branch, a tag or a commit"] : error.hints)
        }
    }
}
