import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette report") struct ReportWriteTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
        try fixture.write("login", color: "#00FF00")
    }

    @Test func theReportsAreThoseOfTheRun() throws {
        _ = try fixture.test("--reporter", "html,junit")
        let expected = try fixture.directory.contents().filter { $0.key.hasPrefix("out/") }
        for file in ["report.html", "junit.xml"] {
            try FileManager.default.removeItem(atPath: fixture.path("out/\(file)"))
        }
        let run = try fixture.run("report", "--reporter", "html,junit")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.text == "6 goldens: 2 different, 4 same\n")
        #expect(try fixture.directory.contents().filter { $0.key.hasPrefix("out/") } == expected)
    }

    @Test func aFolderNeedsNoConfiguration() throws {
        _ = try fixture.test("-o", fixture.path("other"))
        let run = try CommandRun(["report", fixture.path("other"), "-c", fixture.path("no.yaml")])
        #expect(run.status == .success, "\(run.errors)")
        #expect(fixture.files(in: "other").contains("other/report.html"))
    }

    @Test func whatCannotBeDoneIsRefused() throws {
        try FileManager.default.removeItem(atPath: fixture.path("out"))
        #expect(try fixture.run("report").errors.contains("there is no report of a run"))
        #expect(try fixture.run("report", "--port", "80").status == .usage)
        #expect(try fixture.run("report", "--serve", "--reporter", "html").status == .usage)
        #expect(try fixture.run("report", "--serve", "--port", "70000").status == .usage)
        _ = try fixture.test()
        let page = fixture.path("out/report.html")
        try FileManager.default.createDirectory(atPath: page, withIntermediateDirectories: true)
        let run = try fixture.run("report", "--reporter", "html")
        #expect(run.status == .failure)
        #expect(run.errors.contains("evidence cannot be written"), "\(run.errors)")
    }
}
