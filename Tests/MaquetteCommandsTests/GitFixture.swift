import Foundation
import TestSupport
import Testing

/// A repository of Git in a temporary folder.
struct GitFixture {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try git("init", "-q", "-b", "main")
    }

    /// Makes a folder a repository, and commits its files.
    init(committing directory: TemporaryDirectory) throws {
        self.directory = directory
        try git("init", "-q", "-b", "main")
        try commit()
    }

    /// Runs git, which must succeed.
    func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", directory.path, "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// Commits all files.
    func commit(_ message: String = "first") throws {
        try git("add", ".")
        try git("commit", "-q", "-m", message)
    }

    /// The path of a file.
    func path(_ name: String) -> String { "\(directory.path)/\(name)" }
}
