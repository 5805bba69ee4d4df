import Files
import Foundation

/// A run of the program `git`.
struct GitCommand {
    /// The folder that it runs in, as with `git -C`.
    var folder: String
    /// Variables in addition to those of the process.
    var environment: [String: String] = [:]
    /// Whether the repository is another one than the variables of the process are for, as in a hook.
    var isInside = false

    /// Why a run failed, in the words of `git`.
    struct Failure: Error {
        /// One line, beginning in lower case.
        var reason: String
        /// Suggestions for fixing it.
        var hints: [String] = []
        /// Whether the repository has not the revision that was asked for.
        var isMissingRevision: Bool { GitCommand.lacksObject(reason) }
    }

    /// Runs git and returns its output, at most 256 MB.
    func run(_ arguments: [String]) throws(Failure) -> String {
        let process = Process(), output = Pipe()
        // Messages go to a file: a pipe that nobody reads would block git.
        guard let messages = GitCommand.unnamedFile() else {
            let problem = TemporaryFolder.problem(errno)
            throw Failure(reason: problem.reason, hints: problem.hints)
        }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        // Messages in English, which are passed on.
        process.environment = ProcessInfo.processInfo.environment
            .filter { !isInside || !GitCommand.repositoryVariables.contains($0.key) }
            .merging(environment) { $1 }.merging(["LC_ALL": "C"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = messages
        do { try process.run() } catch {
            throw Failure(reason: "'git' cannot be started: \(error.localizedDescription)")
        }
        let limit = 256 << 20
        var bytes = Data()
        while bytes.count <= limit,
            let part = try? output.fileHandleForReading.read(upToCount: 1 << 20), !part.isEmpty
        {
            bytes += part
        }
        if bytes.count > limit { process.terminate() }
        process.waitUntilExit()
        guard bytes.count <= limit else { throw Failure(reason: "the output of 'git' is too long") }
        guard process.terminationStatus == 0 else {
            throw failure(process.terminationStatus, messages, arguments)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func failure(_ status: Int32, _ messages: FileHandle, _ arguments: [String]) -> Failure {
        // `env` ends like this if there is no such program.
        if status == 127 {
            return Failure(reason: "'git' is not installed", hints: ["install Git, or add it to PATH"])
        }
        try? messages.seek(toOffset: 0)
        let text = String(decoding: (try? messages.read(upToCount: 16 << 10)) ?? Data(), as: UTF8.self)
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        // Warnings may come before the reason.
        let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.hasPrefix("error: ") }
        let reason = line?.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? lines.first
        var failure = Failure(reason: reason ?? "git has failed")
        // What Git proposes against repositories of other users.
        failure.hints = lines.filter { $0.hasPrefix("git config ") }.map { "if you trust it: \($0)" }
        if failure.hints.isEmpty, GitCommand.lacksObject(failure.reason), !arguments.contains(Self.isShallow)
        {
            failure.hints = shallowHints
        }
        return failure
    }

    /// Whether a reason is that the repository has not what was asked for.
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

    /// Creates a file that has no name and ends with its handle.
    private static func unnamedFile() -> FileHandle? {
        var template = Array("\(TemporaryFolder.path)/maquette-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(template)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
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
