import Files
import Foundation
import Maquette

/// The files of a revision of Git, in a temporary folder.
///
/// They are read from the repository with an index of their own: neither the repository nor its working tree is
/// touched, and none of its hooks runs.
struct RevisionTree: Sendable {
    /// The revision as the user named it.
    let revision: String
    /// The top folder of the repository.
    let repository: String
    /// The folder with the files, as they are in the top folder.
    let folder: String

    private let root: RevisionFolder

    /// The options that keep the repository's own settings from running programs and leaving out files.
    private static let settings = [
        "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "core.sparseCheckout=false",
    ]

    /// Finds a revision of the repository around a folder, and writes its files.
    ///
    /// - Parameters:
    ///   - revision: A branch, a tag or a commit.
    ///   - repository: The top folder of the repository.
    ///   - file: The only file that is needed, relative to the top folder; nil for all.
    /// - Throws: `CommandFailure` if there is no such revision, or its files cannot be written.
    init(of revision: String, in repository: String, file: String?) throws {
        self.revision = revision
        self.repository = repository
        let commit = try RevisionTree.commit(revision, in: repository)
        guard let root = RevisionFolder() else {
            let problem = TemporaryFolder.problem(errno)
            throw RevisionTree.failure(problem.reason, hints: problem.hints)
        }
        self.root = root
        folder = root.path + "/files"
        do {
            var git = GitCommand(folder: repository)
            git.environment["GIT_INDEX_FILE"] = root.path + "/index"
            _ = try git.run(RevisionTree.settings + ["read-tree", commit])
            _ = try git.run(
                RevisionTree.settings + ["checkout-index", "--quiet", "--prefix=\(folder)/"]
                    + (file.map { ["--", $0] } ?? ["--all"]))
            // The boundary of the project, as in the repository.
            try FileManager.default.createDirectory(
                atPath: folder + "/.git", withIntermediateDirectories: true)
        } catch let failure as GitCommand.Failure {
            remove()
            throw RevisionTree.failure(
                "the files of '\(revision)' cannot be read: \(failure.reason)", hints: failure.hints)
        } catch {
            remove()
            throw RevisionTree.failure(
                "the files of '\(revision)' cannot be written: \(error.localizedDescription)")
        }
    }

    /// Removes the files.
    func remove() { root.remove() }

    /// Returns the object id of a revision.
    private static func commit(_ revision: String, in repository: String) throws -> String {
        do throws(GitCommand.Failure) {
            let output = try GitCommand(folder: repository).run(
                ["rev-parse", "--verify", "\(revision)^{commit}"])
            return output.split(separator: "\n").first.map(String.init) ?? ""
        } catch {
            guard error.isMissingRevision else {
                throw failure("'\(revision)' cannot be read: \(error.reason)", hints: error.hints)
            }
            throw CommandFailure.usage(
                "'\(revision)' is not a revision of the repository in '\(repository)'",
                hints: error.hints.isEmpty
                    ? ["before the colon stands a branch, a tag or a commit; 'git log' lists them"]
                    : error.hints)
        }
    }

    private static func failure(_ message: String, hints: [String] = []) -> CommandFailure {
        CommandFailure(status: .failure, diagnostics: [Diagnostic(.commandUsage, message, hints: hints)])
    }
}
