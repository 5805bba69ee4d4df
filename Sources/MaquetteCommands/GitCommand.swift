import Files
import Processes

/// A run of the program `git`.
struct GitCommand {
    /// The folder that it runs in, as with `git -C`.
    var folder: String
    /// Variables in addition to those of the process.
    var environment: [String: String] = [:]
    /// Whether the repository is another one than the variables of the process are for, as in a hook.
    var isInside = false

    /// Why a run failed, in Git's own text.
    struct Failure: Error {
        /// One line, beginning in lower case.
        var reason: String
        /// Suggestions for fixing it.
        var hints: [String] = []
        /// Whether the repository lacks the requested revision.
        var isMissingRevision: Bool { GitCommand.lacksObject(reason) }
    }

    /// Runs git and returns its output, at most 256 MB.
    func run(_ arguments: [String]) throws(Failure) -> String {
        var program = Git.program(
            ["-C", folder] + arguments, environment: environment,
            removing: isInside ? GitCommand.repositoryVariables : [])
        program.output = .captured(atMost: 256 << 20)
        let result: ProgramResult
        do throws(ProgramError) { result = try program.run() } catch {
            throw Failure(reason: "\(error)", hints: [error.remedy])
        }
        switch result.end {
        case .exited(status: 0): return result.text
        case .wroteTooMuch: throw Failure(reason: "the output of 'git' is too long")
        case .exited, .signaled, .timedOut: throw failure(result, arguments)
        }
    }

    private func failure(_ result: ProgramResult, _ arguments: [String]) -> Failure {
        var failure = Failure(reason: Git.reason(in: result.errors) ?? "'git' \(result.end)")
        // What Git proposes against repositories of other users.
        failure.hints = Git.lines(of: result.errors).filter { $0.hasPrefix("git config ") }
            .map { "if you trust it: \($0)" }
        if failure.hints.isEmpty, GitCommand.lacksObject(failure.reason), !arguments.contains(Self.isShallow)
        {
            failure.hints = shallowHints
        }
        return failure
    }

    /// Whether a reason is that the repository lacks what was requested.
    private static func lacksObject(_ reason: String) -> Bool {
        let reasons = [
            "unknown revision", "bad revision", "Needed a single revision", "bad object",
            "not a valid object name", "Not a valid object name", "invalid object name", "ambiguous argument",
            "unable to read tree", "not our ref",
        ]
        return reasons.contains(where: reason.contains)
    }

    private static let isShallow = "--is-shallow-repository"

    /// What is said of a repository without its history; nothing of others.
    var shallowHints: [String] {
        guard let output = try? run(["rev-parse", Self.isShallow]), output.hasPrefix("true") else {
            return []
        }
        return [
            "the clone is shallow and lacks older revisions: 'git fetch --unshallow' fetches them; on GitHub Actions, "
                + "'fetch-depth: 0' for actions/checkout, on GitLab, 'GIT_DEPTH: 0'"
        ]
    }
}

extension GitCommand {
    /// The variables that say which repository is meant. Source:
    /// `git rev-parse --local-env-vars`, without those of the configuration.
    private static let repositoryVariables: Set<String> = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
        "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NO_REPLACE_OBJECTS",
        "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
    ]

    /// Returns the top folder of the repository around the folder.
    ///
    /// - Throws: `Failure` if there is no repository.
    func topFolder() throws(Failure) -> String {
        let output = try run(["rev-parse", "--show-toplevel"])
        return output.hasSuffix("\n") ? String(output.dropLast()) : output
    }

    /// Finds a file in the repository around it.
    ///
    /// - Parameter file: A path without links, such as `realPath(of:)` returns.
    /// - Returns: The top folder of the repository, and the path of the file relative to it.
    /// - Throws: `Failure` if there is no repository.
    static func location(of file: String) throws(Failure) -> RevisionPath.Location {
        let top = try GitCommand(folder: directoryName(of: file)).topFolder()
        return RevisionPath.Location(
            repository: top, path: String(file.dropFirst(top == "/" ? 1 : top.count + 1)))
    }
}
