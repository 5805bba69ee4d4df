import Foundation
import Goldens
import TestSupport
import Testing

@testable import MaquetteCommands

/// The commands that messages propose do what they say.
@Suite struct SuggestedCommandTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
        try fixture.write("login", color: "#00FF00")
    }

    /// The arguments that a shell makes of a command line.
    private func words(of command: String) throws -> [String] {
        let shell = Process(), output = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "printf '%s\\n' \(command)"]
        shell.standardOutput = output
        try shell.run()
        let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .split(separator: "\n").map(String.init)
        #expect(words.first == "maquette")
        return Array(words.dropFirst())
    }

    /// The commands that accept results, in the order of the output.
    private func approvals(in run: CommandRun) throws -> [[String]] {
        try run.text.split(separator: "\n").compactMap { line in
            line.hasPrefix("  approve:    ") ? try words(of: String(line.dropFirst(14))) : nil
        }
    }

    @Test func approvalHasTheOptionsOfTheRun() throws {
        let folder = fixture.path("my results")
        let command = try #require(approvals(in: fixture.test("-o", folder)).first)
        #expect(
            command == ["approve", "-c", fixture.path(".maquette.yaml"), "-o", folder, "login.8x8@1"])
        #expect(try CommandRun(command).status == .success)
        #expect(try fixture.test().status == .success)
    }

    @Test func theFolderOfTheConfigurationIsNotRepeated() throws {
        let command = try #require(approvals(in: fixture.test("-o", fixture.path("out"))).first)
        #expect(command == ["approve", "-c", fixture.path(".maquette.yaml"), "login.8x8@1"])
        #expect(try CommandRun(command).status == .success)
    }

    @Test func namesWithHyphensAndSpacesAreWords() throws {
        for name in ["-login", "it's the log in"] { try fixture.write(name, color: "#0000FF") }
        let run = try fixture.test()
        #expect(run.text.contains("-- -login.8x8@1\n"), "\(run.text)")
        for command in Set(try approvals(in: run)) {
            #expect(try CommandRun(command).status == .success, "\(command)")
        }
        #expect(try fixture.test().status == .success)
    }

    @Test func whatIsMissingIsWrittenBySuchARun() throws {
        try fixture.record()
        let run = try fixture.test("--device", "9x9@1", fixture.path("screens/menu.screen.yaml"))
        #expect(run.status == .missingGolden)
        let line = try #require(run.text.split(separator: "\n").last)
        let quoted = try #require(line.firstMatch(of: /; '(.*)' writes what is missing$/), "\(line)")
        let words = try words(of: String(quoted.1))
        #expect(
            words.contains("--device=9x9@1")
                && words.contains("missing"))
        #expect(try CommandRun(words).text.hasSuffix("2 goldens: 2 recorded\n"))
        #expect(
            fixture.files(in: "goldens").filter { $0.contains("9x9") }
                == ["goldens/menu.9x9@1.layout.txt", "goldens/menu.9x9@1.png"])
    }

    @Test func optionsThatBeginWithAHyphenAreJoined() {
        let options = RunOptions(configuration: "-m.yaml", output: "a b")
        #expect(
            options.line(["approve"], ["-x"]) == "maquette approve --config=-m.yaml -o 'a b' -- -x")
        #expect(RunOptions().line(["approve"], ["it's"]) == #"maquette approve 'it'\''s'"#)
    }
}
