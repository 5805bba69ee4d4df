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
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch {
            throw CommandFailure.usage(
                "--only-changed: 'git' cannot be started: \(error.localizedDescription)")
        }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = messages.split(separator: "\n").first.map(String.init) ?? "git has failed"
            throw CommandFailure.usage(
                "--only-changed: \(reason)", hints: ["it takes a revision: a branch, a tag or a commit"])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
