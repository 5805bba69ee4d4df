import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// The reports that a test run writes.
@Suite struct ReporterTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("root: {backgroundColor: white}\n", to: "screens/a.screen.yaml")
    }

    private func run(_ arguments: String..., configuration: String = "") throws -> CommandRun {
        try directory.write(
            "devices: 4x4@1\nscreens: screens\ncompare: picture\n\(configuration)", to: "test.yaml")
        let base = ["test", "-c", directory.path + "/test.yaml", "-o", directory.path + "/out"]
        return try CommandRun(base + arguments)
    }

    private var reports: [String] {
        directory.files.filter { $0.hasPrefix("out/") && !$0.hasSuffix(".png") }
    }

    @Test func flagThenConfigurationThenThePage() throws {
        #expect(try run("--record", "never").status == .missingGolden)
        #expect(reports == ["out/report.html", "out/report.json"])
        #expect(try run("--record", "missing", configuration: "reporters: junit\n").status == .differences)
        #expect(reports == ["out/junit.xml", "out/report.json"])
        #expect(
            try run("--reporter", "html,json", "--reporter", "junit", configuration: "reporters: [json]\n")
                .status == .success)
        #expect(reports == ["out/junit.xml", "out/report.html", "out/report.json"])
        #expect(try run(configuration: "reporters: [json]\n").status == .success)
        #expect(reports == ["out/report.json"])
    }

    @Test func unknownFormatsAreUsage() throws {
        let flag = try run("--reporter", "html,xml")
        #expect(flag.status == .usage)
        #expect(flag.errors.contains("'xml' is none of html, junit, github, json"))
        let key = try run(configuration: "reporters: [jnit]\n")
        #expect(key.status == .usage)
        #expect(key.errors.contains("'jnit' is not a format of reports"))
        #expect(key.errors.contains("did you mean 'junit'?"))
        #expect(try run("--max-evidence", "-1").status == .usage)
        #expect(reports.isEmpty)
    }

    @Test func annotationsGoToStandardError() throws {
        let run = try run("--reporter", "github", "--json", "--record", "never")
        #expect(run.text.hasPrefix("{") && run.text.count { $0 == "\n" } == 1)
        #expect(run.errors.contains("title=a.4x4@1.png::the golden is missing"))
    }
}
