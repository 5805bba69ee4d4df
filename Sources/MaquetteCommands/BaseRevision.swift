import Files
import Foundation
import GoldenPlans
import Goldens
import Maquette
import Synchronization

/// The revision that goldens which are only digests were made from, and its screens.
final class BaseRevision: Sendable {
    private let configuration: String
    private let lockPath: String
    private let requested: String?
    private let overrides: GoldenPlan.Overrides
    private let workers: Int
    private let context: ToolContext
    private let state = Mutex(State())

    private struct State {
        var tree: RevisionTree?
        var diagnostics: [Diagnostic] = []
    }

    /// Creates the revision; Git is called only if a picture is needed.
    ///
    /// - Parameters:
    ///   - requested: A branch, a tag or a commit; nil for the last commit that changed the digests.
    ///   - configuration: The configuration of the run.
    ///   - lockPath: The file with the digests.
    ///   - overrides: The options that replace conditions of the configuration.
    ///   - workers: The number of threads that read inputs.
    ///   - context: The context of the command.
    init(
        _ requested: String?, configuration: String, lockPath: String, overrides: GoldenPlan.Overrides,
        workers: Int, in context: ToolContext
    ) {
        self.context = context
        self.requested = requested
        self.configuration = configuration
        self.lockPath = lockPath
        self.workers = workers
        var conditions = GoldenPlan.Overrides()
        conditions.matrix = overrides.matrix
        self.overrides = conditions
    }

    /// Returns the plan of the revision; nil, with a diagnostic, if there is none.
    func plan() -> GoldenPlan? {
        do {
            let tree = try makeTree()
            state.withLock { $0.tree = tree.tree }
            let path = joinedPath(tree.tree.folder, tree.configuration)
            var overrides = overrides
            overrides.source = try AppSelection.none().open(around: [], configuration: path, in: context)
            let plan = GoldenPlan(configurationFile: path, overrides: overrides, workers: workers)
            guard plan.problems.isEmpty else {
                warn("its configuration cannot be used: \(plan.problems[0].message)")
                return nil
            }
            return plan
        } catch let failure as CommandFailure {
            warn(failure.diagnostics.first?.message ?? "", failure.diagnostics.first?.hints ?? [])
        } catch let failure as GitCommand.Failure {
            warn(failure.reason, failure.hints)
        } catch {
            warn("\(error)")
        }
        return nil
    }

    /// What a person should know, after the run.
    var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }

    /// Removes what was written.
    func remove() { state.withLock { $0.tree.take()?.remove() } }

    private func makeTree() throws -> (tree: RevisionTree, configuration: String) {
        guard let configuration = realPath(of: configuration), let lock = realPath(of: lockPath) else {
            throw CommandFailure.usage("there is no '\(lockPath)'")
        }
        let location = try GitCommand.location(of: configuration)
        let revision: String
        if let requested {
            revision = requested
        } else {
            let git = GitCommand(folder: location.repository)
            let found = try git.run(["log", "-1", "--format=%H %P", "--", lock])
            guard let commits = found.split(separator: "\n").first?.split(separator: " "),
                let commit = commits.first
            else {
                throw CommandFailure.usage("no revision has '\(lockPath)'", hints: git.shallowHints)
            }
            // Where a shallow clone ends, every file looks as if it came with the last revision.
            if commits.count == 1, case let hints = git.shallowHints, !hints.isEmpty {
                throw CommandFailure.usage(
                    "the revision that changed '\(lockPath)' is not known", hints: hints)
            }
            revision = String(commit)
        }
        return (try RevisionTree(of: revision, in: location.repository, file: nil), location.path)
    }

    private func warn(_ reason: String, _ hints: [String] = []) {
        let diagnostic = Diagnostic(
            .goldenBase, "goldens that are only digests cannot be shown: \(reason)",
            hints: hints + ["--base names the revision that the digests were recorded in"])
        state.withLock { $0.diagnostics.append(diagnostic) }
    }
}
