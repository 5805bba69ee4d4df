import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// Goldens of another version are made by other screens here: what draws `#FE0000` stands for a version that drew red
/// as that.
@Suite("maquette migrate") struct MigrateTests {
    private let fixture: GoldenFixture
    private let repository: GitFixture

    init() throws {
        fixture = try GoldenFixture()
        for name in ["about", "login"] { try fixture.write(name, color: "#FE0000") }
        try fixture.record()
        for name in ["about", "login"] { try fixture.write(name, color: "#FF0000") }
        let lock = String(decoding: try fixture.directory.data("goldens/goldens.lock"), as: UTF8.self)
        try fixture.directory.write(lock.replacing("look 1", with: "look 0"), to: "goldens/goldens.lock")
        try fixture.directory.write("out\n", to: ".gitignore")
        repository = try GitFixture(committing: fixture.directory)
    }

    @Test func whatTheVersionAloneChangedIsTakenOver() throws {
        #expect(try fixture.test().status == .environment)
        try fixture.write("login", color: "#00FF00")
        let run = try fixture.run("migrate")
        #expect(run.status == .success, "\(run.errors)")
        let lines = run.text.split(separator: "\n").map(String.init)
        #expect(
            lines.filter { $0.hasPrefix("migrated") && $0.hasSuffix(".png") }.map {
                $0.split(separator: " ")[1]
            }
                == ["about.8x8@1.png", "login.8x8@1.png"])
        #expect(
            lines.filter { $0.hasPrefix("changed") && $0.hasSuffix(".png") }.map {
                $0.split(separator: " ")[1]
            }
                == ["login.8x8@1.png"])
        #expect(lines.filter { $0.hasPrefix("kept") } == [])
        // What is left is the change of the screen.
        let test = try fixture.test()
        #expect(test.status == .differences)
        #expect(test.text.contains("different  login.8x8@1."))
        #expect(!test.text.contains("about.8x8@1."))
        try fixture.write("login", color: "#FF0000")
        #expect(try fixture.test().status == .success)
    }

    /// Layout texts from before they had what assistive technologies are told.
    @Test func labelsOfViewsAreTakenOver() throws {
        try fixture.directory.write(
            "root: {accessibilityLabel: Page, backgroundColor: \"#FF0000\"}\n", to: "screens/menu.screen.yaml"
        )
        try fixture.record()
        let golden = "goldens/menu.8x8@1.layout.txt"
        let now = String(decoding: try fixture.directory.data(golden), as: UTF8.self)
        #expect(now.contains(#" label="Page""#), "\(now)")
        try fixture.directory.write(now.replacing(#" label="Page""#, with: ""), to: golden)
        try repository.commit("before")
        #expect(try fixture.test().text.contains("different  menu.8x8@1.layout.txt"))
        #expect(try fixture.run("migrate").text.contains("migrated   menu.8x8@1.layout.txt\n"))
        #expect(try fixture.test().status == .success)
    }

    @Test func aGoldenThatWasChangedSinceStaysAsItIs() throws {
        try fixture.directory.copy(
            URL(fileURLWithPath: fixture.path("goldens/menu.8x8@1.png")), to: "goldens/about.8x8@1.png")
        let run = try fixture.run("migrate")
        #expect(run.text.contains("kept       about.8x8@1.png\n"), "\(run.text)")
        #expect(run.text.contains("migrated   login.8x8@1.png\n"), "\(run.text)")
    }

    @Test func goldensThatTheOtherVersionDoesNotReproduceAreKept() throws {
        // It says that one golden was different before.
        let report = """
            {"schemaVersion":1,"record":"never","total":1,"passed":0,"missing":0,"exitCode":1,"results":[{"name":\
            "about.8x8@1","kind":"picture","outcome":"different","golden":"x","difference":null,\
            "expectedFile":null,"actualFile":null,"differenceFile":null}]}
            """
        let tool = try fixture.directory.write(
            "#!/bin/sh\nmkdir -p \"$7\"\nprintf '%s\\n' '\(report)' >\"$7/report.json\"\n", to: "old-tool")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        let run = try fixture.run("migrate", "--from", tool)
        #expect(run.text.contains("kept       about.8x8@1.png\n"), "\(run.text) \(run.errors)")
        #expect(run.text.contains("migrated   login.8x8@1.png\n"), "\(run.text)")
        #expect(try fixture.run("migrate", "--from", fixture.path("none")).status == .usage)
        #expect(try fixture.run("migrate", "--from", "/bin/false").errors.contains("has compared nothing"))
    }

    @Test func whatIsMissingIsSaid() throws {
        let run = try fixture.run("migrate", "--base", "nowhere")
        #expect(run.status == .usage)
        #expect(run.errors.contains("'nowhere' is not a revision"), "\(run.errors)")
        try FileManager.default.removeItem(atPath: fixture.path(".git"))
        #expect(try fixture.run("migrate").errors.contains("needs the project in Git"))
    }
}
