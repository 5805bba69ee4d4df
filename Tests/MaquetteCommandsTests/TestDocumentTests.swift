import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// `test --json` prints a document whatever happens.
@Suite struct TestDocumentTests {
    private let fixture: GoldenFixture

    init() throws { fixture = try GoldenFixture() }

    /// The document of a run that compares nothing, checked against the schema.
    private func document(_ run: CommandRun, _ schema: String = "test") throws -> JSONTree {
        #expect(try JSONSchema(report: schema).problems(of: run.output) == [], "\(run.text)")
        let document = try JSONDecoder().decode(JSONTree.self, from: run.output)
        #expect(document["exitCode"] == .number(Double(run.status.rawValue)))
        #expect(document[schema == "test" ? "results" : "goldens"]?.items?.isEmpty == true)
        return document
    }

    private func message(_ document: JSONTree) -> JSONTree? {
        document["diagnostics"]?.items?.first?["message"]
    }

    @Test func errorsOfTheConfiguration() throws {
        try fixture.directory.write("screens: screens\ndevces: a\n", to: ".maquette.yaml")
        let document = try document(fixture.test("--json"))
        #expect(message(document) == .text("unknown key 'devces' in the file"))
        let place = document["diagnostics"]?.items?.first
        #expect(place?["line"] == .number(2) && place?["column"] == .number(1))
        #expect(place?["file"] == .text(fixture.path(".maquette.yaml")))
    }

    @Test(arguments: ["", "# nothing yet\n", "screens: []\n"]) func noScreens(configuration: String) throws {
        try fixture.directory.write(configuration, to: ".maquette.yaml")
        let document = try document(fixture.test("--json"))
        #expect(message(document) == .text("nothing to compare: the configuration names no screen"))
    }

    @Test func noConfiguration() throws {
        try FileManager.default.removeItem(atPath: fixture.path(".maquette.yaml"))
        #expect(try document(fixture.test("--json"))["diagnostics"]?.items?.count == 1)
        #expect(try document(fixture.test("--json", "--list"), "test-list")["diagnostics"] != nil)
    }

    @Test func optionsAndRevisionsThatCannotBeUsed() throws {
        for options in [["--no-such-option"], ["--record", "sometimes"], ["--max-failures", "0"]] {
            let run = try CommandRun(["test", "--json", "-c", fixture.path(".maquette.yaml")] + options)
            #expect(run.status == .usage)
            #expect(try document(run)["diagnostics"]?.items?.count == 1)
        }
        for options in [
            ["--grep", "["], ["--only-changed", "main"], ["--last-failed"], ["--base", "HEAD"],
        ] {
            let run = try fixture.test(["--json"] + options)
            #expect(run.status == .usage, "\(options)")
            #expect(try document(run)["diagnostics"]?.items?.count == 1, "\(options)")
        }
        let text = try CommandRun(["test", "--no-such-option", "--", "--json"])
        #expect(text.status == .usage && text.output.isEmpty)
    }

    @Test func goldensThatAreNotCompared() throws {
        try fixture.record()
        try fixture.directory.write("look 999\nfonts 0\n", to: "goldens/goldens.lock")
        let other = try document(fixture.test("--json"))
        #expect(other["exitCode"] == .number(5))
        try fixture.directory.write("<<<<<<< ours\n", to: "goldens/goldens.lock")
        let conflict = try document(fixture.test("--json"))
        #expect(conflict["exitCode"] == .number(3))
        try FileManager.default.removeItem(atPath: fixture.path("goldens/goldens.lock"))
        let run = try fixture.test("--json")
        #expect(run.status == .success)
        #expect(try JSONSchema(report: "test").problems(of: run.output) == [])
    }

    @Test func aRunPrintsItsDocumentOnce() throws {
        try fixture.record()
        try fixture.directory.write("root: {class: No}\n", to: "screens/bad.screen.yaml")
        let run = try fixture.test("--json")
        #expect(try JSONSchema(report: "test").problems(of: run.output) == [])
        #expect(run.text.split(separator: "\n").count == 1)
    }
}

/// How the output of a run deals with very many missing goldens.
@Suite struct MissingGoldenTests {
    @Test func theyAreFolded() throws {
        let fixture = try GoldenFixture()
        try fixture.record()
        try fixture.write("login", color: "#00FF00")
        for number in 0..<60 { try fixture.write("new\(number)", color: "#0000FF") }
        let run = try fixture.test()
        #expect(run.status == .missingGolden)
        let lines = run.text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("missing  ") } == 20)
        #expect(lines.contains("and 100 more missing, which report.json lists"))
        // What differs is not lost among them.
        #expect(lines.contains { $0.hasPrefix("different  login") })
        let report = String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
        #expect(report.components(separatedBy: #""outcome":"missing""#).count == 121)
    }
}
