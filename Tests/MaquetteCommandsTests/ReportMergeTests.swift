import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette report merge") struct ReportMergeTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
        try fixture.write("login", color: "#00FF00")
        try FileManager.default.removeItem(atPath: fixture.path("goldens/menu.8x8@1.png"))
    }

    /// Runs all parts, each into a folder of its own; returns the folders, the last part first.
    private func parts(_ count: Int) throws -> [String] {
        try (1...count).map { index in
            let folder = fixture.path("part\(index)")
            _ = try fixture.test("--shard", "\(index)/\(count)", "-o", folder)
            return folder
        }.reversed()
    }

    private func merge(
        _ folders: [String], _ target: String = "out", reporter: String = "json"
    ) throws -> CommandRun {
        try CommandRun(
            ["report", "merge"] + folders + ["-o", fixture.path(target), "--reporter", reporter])
    }

    @Test(arguments: [1, 2, 3, 5]) func partsMergeToTheReportOfOneRun(count: Int) throws {
        let whole = try fixture.test("-o", fixture.path("out"))
        let expected = try fixture.directory.contents().filter { $0.key.hasPrefix("out/") }
        try FileManager.default.removeItem(atPath: fixture.path("out"))
        let run = try merge(parts(count))
        #expect(run.status == whole.status, "\(run.errors)")
        #expect(run.text == "\(count) part\(count == 1 ? "" : "s"), 6 goldens: 3 passed, 3 did not\n")
        let merged = try fixture.directory.contents().filter { $0.key.hasPrefix("out/") }
        #expect(merged.keys.sorted() == expected.keys.sorted())
        for (name, bytes) in expected {
            #expect(merged[name] == bytes, "\(name)")
        }
    }

    @Test(arguments: [0, 1, 2]) func evidenceIsLimitedAsInOneRun(limit: Int) throws {
        let options = ["--max-evidence", "\(limit)"]
        _ = try fixture.test(options + ["-o", fixture.path("out")])
        let expected = try fixture.directory.contents().filter { $0.key.hasPrefix("out/") }
        try FileManager.default.removeItem(atPath: fixture.path("out"))
        let folders = try (1...3).map { index in
            let folder = fixture.path("part\(index)")
            _ = try fixture.test(options + ["--shard", "\(index)/3", "-o", folder])
            return folder
        }
        _ = try merge(folders)
        let merged = try fixture.directory.contents().filter { $0.key.hasPrefix("out/") }
        #expect(merged.keys.sorted() == expected.keys.sorted())
        #expect(merged["out/report.json"] == expected["out/report.json"])
        _ = try fixture.test("--max-evidence", "3", "--shard", "1/3", "-o", folders[0])
        #expect(try merge(folders).errors.contains("different values of --max-evidence"))
    }

    @Test func otherFormatsAreThoseOfOneRunToo() throws {
        _ = try fixture.test("-o", fixture.path("out"), "--reporter", "html,junit")
        let expected = try fixture.directory.contents().filter { $0.key.hasPrefix("out/") }
        #expect(expected["out/report.html"] != nil && expected["out/junit.xml"] != nil)
        try FileManager.default.removeItem(atPath: fixture.path("out"))
        _ = try merge(parts(2), reporter: "html,junit")
        let merged = try fixture.directory.contents().filter { $0.key.hasPrefix("out/") }
        #expect(merged == expected)
        let github = try merge(parts(2), reporter: "github")
        #expect(github.errors.contains("::error "), "\(github.errors)")
        #expect(!fixture.directory.files.contains("out/report.html"))
    }

    @Test func theConfigurationNamesTheFormats() throws {
        let configuration = String(decoding: try fixture.directory.data(".maquette.yaml"), as: UTF8.self)
        try fixture.directory.write(configuration + "reporters: junit\n", to: ".maquette.yaml")
        _ = try CommandRun(["report", "merge"] + parts(2) + ["-c", fixture.path(".maquette.yaml")])
        #expect(
            fixture.files(in: "out").filter { !$0.hasSuffix(".png") && !$0.hasSuffix(".txt") }
                == ["out/junit.xml", "out/report.json"])
        try fixture.directory.write(configuration + "reporters: jnit\n", to: ".maquette.yaml")
        let run = try CommandRun(["report", "merge", "x", "-c", fixture.path(".maquette.yaml")])
        #expect(run.status == .usage)
        #expect(run.errors.contains("'jnit' is not a format of reports"), "\(run.errors)")
    }

    @Test func screensThatAreNotRenderedAreMergedToo() throws {
        try fixture.directory.write("root: {class: No}\n", to: "screens/zebra.screen.yaml")
        let whole = try fixture.test("-o", fixture.path("out"))
        let expected = try fixture.directory.data("out/report.json")
        #expect(try merge(parts(2)).status == whole.status)
        #expect(try fixture.directory.data("out/report.json") == expected)
    }

    @Test func aMergedReportIsTheLastRun() throws {
        _ = try merge(parts(2))
        let folder = fixture.path("out")
        #expect(try fixture.run("approve", "--all", "-o", folder).status == .success)
        #expect(try fixture.test("--last-failed").status == .success)
        #expect(try fixture.test().status == .success)
    }

    @Test func incompletePartsAreRefused() throws {
        let folders = try parts(3)
        let missing = try merge(Array(folders.dropLast()))
        #expect(missing.status == .usage)
        #expect(missing.errors.contains("of 3 parts, these are missing: 1"), "\(missing.errors)")
        #expect(try merge(folders + [folders[0]]).errors.contains("both hold part 3"))
        _ = try fixture.test("--shard", "1/2", "-o", folders[0])
        #expect(try merge(folders).errors.contains("the reports are of runs in 2 and 3 parts"))
        _ = try fixture.test("-o", folders[0])
        #expect(try merge(folders).errors.contains("that of a run without --shard"))
        #expect(!fixture.directory.files.contains("out/report.json") || missing.output.isEmpty)
    }

    @Test func whatIsNoFolderOfAReportIsNamed() throws {
        let run = try merge([fixture.path("nowhere")])
        #expect(run.status == .usage)
        #expect(run.errors.contains("nowhere/report.json' does not exist"), "\(run.errors)")
        let folders = try parts(2)
        #expect(try merge(folders, "part1").errors.contains("cannot replace that of a part"))
        try FileManager.default.removeItem(atPath: fixture.path("part2/login.8x8@1.actual.png"))
        #expect(try merge(folders).status == .failure)
    }
}
