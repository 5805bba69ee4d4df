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
    }

    /// Runs git and returns its output, at most 256 MB.
    func run(_ arguments: [String]) throws(Failure) -> String {
        let process = Process(), output = Pipe()
        // Messages go to a file: a pipe that nobody reads would block git.
        guard let messages = GitCommand.unnamedFile() else {
            throw Failure(reason: "a temporary file cannot be made: \(String(cString: strerror(errno)))")
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
            throw GitCommand.failure(process.terminationStatus, messages)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func failure(_ status: Int32, _ messages: FileHandle) -> Failure {
        // `env` ends like this if there is no such program.
        if status == 127 {
            return Failure(reason: "'git' is not installed", hints: ["install Git, or add it to PATH"])
        }
        try? messages.seek(toOffset: 0)
        let text = (try? messages.read(upToCount: 4096)) ?? Data()
        let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first.map(String.init)
        let reason = line ?? "git has failed"
        return Failure(reason: reason.hasPrefix("fatal: ") ? String(reason.dropFirst(7)) : reason)
    }

    /// Creates a file that has no name and ends with its handle.
    private static func unnamedFile() -> FileHandle? {
        var template = Array("\(FileManager.default.temporaryDirectory.path)/maquette-XXXXXX".utf8CString)
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
