import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("What goldens were made with") struct GoldenEnvironmentTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("root: { backgroundColor: red }\n", to: "screens/a.screen.yaml")
        try directory.write("root: {}\n", to: "screens/b.screen.yaml")
        try directory.write("devices: 8x8@2\nscreens: screens\n", to: ".maquette.yaml")
    }

    private func run(_ arguments: String...) throws -> CommandRun {
        try CommandRun(["test", "-c", "\(directory.path)/.maquette.yaml"] + arguments)
    }

    private var lock: String {
        String(decoding: (try? directory.data("goldens/goldens.lock")) ?? Data(), as: UTF8.self)
    }

    @Test("a run that records says what it made the goldens with")
    func written() throws {
        #expect(try run("--record", "all").status == .differences)
        let lines = lock.split(separator: "\n")
        #expect(lines.contains { $0.wholeMatch(of: /look \d+/) != nil })
        #expect(lines.contains { $0.wholeMatch(of: /fonts [0-9a-f]{16}/) != nil })
        #expect(try run().status == .success)
    }

    @Test(
        "goldens of another look or other fonts are one error, and nothing is compared",
        arguments: ["look 999", "fonts 0000000000000000"])
    func mismatch(line: String) throws {
        _ = try run("--record", "all")
        let word = line.split(separator: " ")[0]
        let changed = lock.split(separator: "\n").map { $0.hasPrefix("\(word) ") ? line : String($0) }
        try directory.write(changed.joined(separator: "\n") + "\n", to: "goldens/goldens.lock")
        for arguments in [[], ["--record", "changed"], ["--record", "missing"]] {
            let run = try CommandRun(["test", "-c", "\(directory.path)/.maquette.yaml"] + arguments)
            #expect(run.status == .environment)
            #expect(run.errors.contains("[golden.environment]"))
            #expect(run.text.isEmpty)
        }
        // A part of them made anew would leave the others.
        #expect(try run("--record", "all", "\(directory.path)/screens/a.screen.yaml").status == .environment)
        #expect(try run("--record", "all").status != .environment)
        #expect(try run().status == .success)
    }

    @Test("a file that says nothing is refused, and goldens without one are compared")
    func unreadable() throws {
        _ = try run("--record", "all")
        try directory.write("look\n", to: "goldens/goldens.lock")
        let refused = try run()
        #expect(refused.status == .failure)
        #expect(refused.errors.contains("goldens.lock"))
        try FileManager.default.removeItem(atPath: "\(directory.path)/goldens/goldens.lock")
        #expect(try run().status == .success)
    }
}
