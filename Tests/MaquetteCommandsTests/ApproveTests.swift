import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette approve") struct ApproveTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
    }

    /// Changes two screens and compares.
    private func change() throws {
        try fixture.write("login", color: "#00FF00")
        try fixture.write("menu", color: "#0000FF")
        #expect(try fixture.test().status == .differences)
    }

    @Test func namesTakeWhatTheyBegin() throws {
        try change()
        let one = try fixture.run("approve", "login")
        #expect(one.status == .success, "\(one.errors)")
        #expect(one.text.contains("approved   login.8x8@1.png\n"))
        #expect(!one.text.contains("menu"))
        let rest = try fixture.test()
        #expect(rest.status == .differences)
        #expect(!rest.text.contains("different  login"), "\(rest.text)")
        #expect(try fixture.run("approve", "menu.8x8@1.png").status == .success)
    }

    @Test func allTakesEveryDifferenceAndEveryMissingGolden() throws {
        try FileManager.default.removeItem(atPath: fixture.path("goldens/about.8x8@1.png"))
        try fixture.write("login", color: "#00FF00")
        #expect(try fixture.test().status == .missingGolden)
        #expect(try fixture.run("approve", "--all").status == .success)
        #expect(try fixture.test().status == .success)
    }

    @Test func whatIsApprovedTwiceIsWrittenOnce() throws {
        try change()
        #expect(try fixture.run("approve", "--all").status == .success)
        let again = try fixture.run("approve", "--all")
        #expect(again.status == .success)
        #expect(again.text.hasPrefix("0 goldens approved, "), "\(again.text)")
    }

    @Test func aReportOlderThanItsScreensIsRefused() throws {
        try change()
        let before = try fixture.directory.contents().filter { $0.key.hasPrefix("goldens/") }
        try fixture.write("menu", color: "#FFFFFF")
        let run = try fixture.run("approve", "--all")
        #expect(run.status == .usage)
        #expect(run.errors.contains("menu.screen.yaml' changed after the last run"), "\(run.errors)")
        #expect(try fixture.directory.contents().filter { $0.key.hasPrefix("goldens/") } == before)
    }

    @Test func aGoldenThatChangedAfterTheRunIsKept() throws {
        try change()
        let golden = fixture.path("goldens/login.8x8@1.png")
        let other = try fixture.directory.data("goldens/about.8x8@1.png") + Data([0])
        try other.write(to: URL(fileURLWithPath: golden))
        let run = try fixture.run("approve", "--all")
        #expect(run.status == .failure)
        #expect(run.errors.contains("the golden 'login.8x8@1.png' has changed since the last run"))
        // Nothing is written if one result cannot be taken.
        #expect(try fixture.directory.data("goldens/login.8x8@1.png") == other)
        #expect(run.output.isEmpty)
    }

    @Test func missingEvidenceIsNamed() throws {
        try change()
        try FileManager.default.removeItem(atPath: fixture.path("out/login.8x8@1.actual.png"))
        let run = try fixture.run("approve", "login")
        #expect(run.status == .failure)
        #expect(run.errors.contains("out/login.8x8@1.actual.png"), "\(run.errors)")
    }

    @Test func unknownNamesAreAnsweredWithTheNearest() throws {
        try change()
        let run = try fixture.run("approve", "logn.8x8@1")
        #expect(run.status == .usage)
        #expect(run.errors.contains("did you mean 'login.8x8@1'?"), "\(run.errors)")
        let same = try fixture.run("approve", "about")
        #expect(same.status == .usage)
        #expect(same.errors.contains("'about' was equal to its golden"))
    }

    @Test func withoutAReportThereIsNothingToTake() throws {
        try FileManager.default.removeItem(atPath: fixture.path("out"))
        let run = try fixture.run("approve", "--all")
        #expect(run.status == .usage)
        #expect(run.errors.contains("there is no report of a run"), "\(run.errors)")
        try fixture.directory.write("{\"results\": 1}", to: "out/report.json")
        #expect(try fixture.run("approve", "--all").errors.contains("is not a report of this version"))
        #expect(try fixture.run("approve").status == .usage)
        #expect(try fixture.run("approve", "login", "--all").status == .usage)
    }

    @Test func namesInAReportStayInTheFolderOfGoldens() throws {
        let report =
            #"{"schemaVersion":1,"record":"never","results":[{"name":"../evil","kind":"picture","outcome":"missing","#
            + #""actualFile":"\#(fixture.path("screens/login.screen.yaml"))"}]}"#
        try fixture.directory.write(report, to: "out/report.json")
        #expect(try fixture.run("approve", "--all").status == .usage)
        #expect(!fixture.directory.files.contains("evil.png"))
    }
}
