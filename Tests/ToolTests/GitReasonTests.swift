import Foundation
import TestSupport
import Testing

/// What Git says of a repository reaches the user, with a remedy.
@Suite struct GitReasonTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(smallScreen, to: "small.screen.yaml")
        try directory.write("screens: small.screen.yaml\ndevices: 8x8@1\n", to: ".maquette.yaml")
        try git("init", "-q", "-b", "main")
        try git("add", ".")
        try git("commit", "-q", "-m", "first")
        try git("commit", "-q", "--allow-empty", "-m", "second")
    }

    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", directory.path, "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private static let commands = [
        ["test", "--only-changed", "HEAD"], ["diff", "HEAD:./small.screen.yaml", "small.screen.yaml"],
    ]

    @Test(arguments: commands) func aRepositoryOfAnotherUser(command: [String]) throws {
        // Git's own switch for its tests.
        let run = try Tool.run(
            command, in: directory.path, environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("detected dubious ownership in repository at '"), "\(run.errors)")
        #expect(run.errors.contains("git config --global --add safe.directory "), "\(run.errors)")
    }

    @Test(arguments: [
        ["test", "--only-changed", "HEAD~1"], ["diff", "HEAD~1:./small.screen.yaml", "small.screen.yaml"],
    ])
    func aCloneWithoutHistory(command: [String]) throws {
        try git("clone", "-q", "--depth", "1", "file://\(directory.path)", "\(directory.path)/shallow")
        let run = try Tool.run(command, in: directory.path + "/shallow")
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("'git fetch --unshallow'"), "\(run.errors)")
        #expect(run.errors.contains("fetch-depth: 0"), "\(run.errors)")
        // In a whole clone, the name of the revision is the problem.
        let whole = try Tool.run(
            command.map { $0.replacing("HEAD~1", with: "nowhere") }, in: directory.path)
        #expect(whole.status == 2 && !whole.errors.contains("shallow"), "\(whole.errors)")
    }

    @Test func theRevisionOfDigestsInACloneWithoutHistory() throws {
        try directory.write(
            "screens: small.screen.yaml\ndevices: 8x8@1\ncompare: digest\n", to: ".maquette.yaml")
        _ = try Tool.run(["test", "--record", "all"], in: directory.path)
        try git("add", ".maquette.yaml", "goldens")
        try git("commit", "-q", "-m", "digests")
        try directory.write(smallScreen.replacing("#FF0000", with: "#123456"), to: "small.screen.yaml")
        try git("commit", "-q", "-a", "-m", "change")
        try git("clone", "-q", "--depth", "1", "file://\(directory.path)", "\(directory.path)/shallow")
        let run = try Tool.run(["test"], in: directory.path + "/shallow")
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.errors.contains("'git fetch --unshallow'"), "\(run.errors)")
    }

    @Test func aFolderForTemporaryFilesThatIsMissing() throws {
        let run = try Tool.run(
            ["diff", "HEAD:./small.screen.yaml", "small.screen.yaml"], in: directory.path,
            environment: ["TMPDIR": "/nowhere/at all"])
        #expect(run.status == 2 || run.status == 3, "\(run.errors)")
        #expect(run.errors.contains("'/nowhere/at all', does not exist"), "\(run.errors)")
        #expect(run.errors.contains("set TMPDIR to a folder that can be written"), "\(run.errors)")
    }

    @Test func changedFilesAreReadWithoutTemporaryFiles() throws {
        let command = ["test", "--only-changed", "HEAD"]
        let run = try Tool.run(
            command, in: directory.path, environment: ["TMPDIR": "/nowhere/at all"])
        let usual = try Tool.run(command, in: directory.path)
        #expect(run.status == usual.status)
        #expect(run.errors == usual.errors)
    }
}
