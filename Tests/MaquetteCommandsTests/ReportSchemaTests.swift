import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// Validates what the tool prints with the schemas in `docs/schemas`.
@Suite struct ReportSchemaTests {
    private let directory: TemporaryDirectory

    private static let screen = """
        root:
          subviews:
            - {class: UILabel, id: title, text: "A text that is much too long for it", frame: [4, 4, 40, 20]}
            - {class: UIScrollView, id: list, frame: [0, 30, 60, 40]}
        states:
          error: {title.text: "Error"}

        """

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Self.screen, to: "screens/small.screen.yaml")
        try directory.write(
            "devices: 60x80@2\nscreens: screens\ncompare: [layout, commands, picture]\n",
            to: "maquette.yaml")
    }

    private func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    private func problems(
        of arguments: [String], schema: String, status: RunStatus = .success
    ) throws -> [String] {
        let run = try CommandRun(arguments)
        #expect(run.status == status, "\(arguments): \(run.errors)")
        return try JSONSchema(report: schema).problems(of: run.output)
    }

    @Test func listsAndVersions() throws {
        #expect(try problems(of: ["devices", "--json"], schema: "devices") == [])
        #expect(try problems(of: ["fonts", "--json"], schema: "fonts") == [])
        #expect(try problems(of: ["version", "--json"], schema: "version") == [])
    }

    @Test func screens() throws {
        let screen = path("screens/small.screen.yaml")
        let common = ["--device", "60x80@2", screen]
        #expect(try problems(of: ["layout", "--json"] + common, schema: "layout") == [])
        #expect(
            try problems(
                of: ["layout", "--json", "--log", "events", "--at", "0.5"] + common, schema: "layout")
                == [])
        #expect(
            try problems(of: ["lint", "--json", "--strict"] + common, schema: "lint", status: .differences)
                == [])
        #expect(
            try problems(of: ["lint", "--json", "--stress", "long"] + common, schema: "lint") == [])
        #expect(
            try problems(of: ["explain", "--json", "--view", "title"] + common, schema: "explain") == [])
        #expect(
            try problems(of: ["render", "--json", "-o", path("out")] + common, schema: "render") == [])
        #expect(
            try problems(
                of: [
                    "render", "--json", "--log", "events", "-o", path("out"), path("screens/no.screen.yaml"),
                ]
                    + common, schema: "render", status: .failure) == [])
    }

    /// The schema describes what is printed of SARIF 2.1.0, whose own schema is OASIS'.
    @Test func findingsAsSARIF() throws {
        let screen = path("screens/small.screen.yaml")
        try directory.write("root: {class: No}\n", to: "screens/bad.screen.yaml")
        let run = try CommandRun(
            ["lint", "--sarif", "--device", "60x80@2", "--device", "60x90@2", path("screens")])
        #expect(try JSONSchema(report: "sarif").problems(of: run.output) == [])
        let log = try JSONDecoder().decode(JSONTree.self, from: run.output)
        let tool = log["runs"]?.items?.first
        let results = try #require(tool?["results"]?.items)
        let rules = try #require(tool?["tool"]?["driver"]?["rules"]?.items)
        #expect(Set(rules.map { $0["id"] }).count == rules.count)
        for result in results {
            guard case .number(let index)? = result["ruleIndex"] else { throw CocoaError(.formatting) }
            #expect(rules[Int(index)]["id"] == result["ruleId"])
        }
        // One finding of two devices is one result.
        let truncations = results.filter { $0["ruleId"] == .text("text.truncated") }
        #expect(truncations.count == 1)
        let location = try #require(truncations.first?["locations"]?.items?.first)
        #expect(location["physicalLocation"]?["artifactLocation"]?["uri"] == .text("file://" + screen))
        #expect(location["logicalLocations"]?.items?.first?["fullyQualifiedName"] == .text("title"))
        let unread = results.filter { $0["ruleId"] == .text("screen.class") }
        #expect(unread.count == 1)
        let place = unread.first?["locations"]?.items?.first?["physicalLocation"]
        #expect(place?["region"]?["startLine"] == .number(1))
        #expect(try CommandRun(["lint", "--sarif", "--json", screen]).status == .usage)
    }

    @Test func listsOfGoldens() throws {
        let configuration = ["-c", path("maquette.yaml")]
        #expect(
            try problems(of: ["test", "--list", "--json"] + configuration, schema: "test-list") == [])
        _ = try CommandRun(["test", "--record", "all", "-o", path("out")] + configuration)
        #expect(try problems(of: ["prune", "--json"] + configuration, schema: "prune") == [])
        try directory.write("", to: "goldens/other.png")
        let orphans = try CommandRun(["prune", "--json"] + configuration)
        #expect(try JSONSchema(report: "prune").problems(of: orphans.output) == [])
        #expect(orphans.text.contains("goldens/other.png"))
        #expect(try problems(of: ["prune", "--json", "--delete"] + configuration, schema: "prune") == [])
    }

    @Test func healthOfAProject() throws {
        let healthy = try CommandRun(["doctor", "--json", "-c", path("maquette.yaml")])
        #expect(try JSONSchema(report: "doctor").problems(of: healthy.output) == [])
        #expect(
            try problems(of: ["doctor", "--json", "-c", path("no.yaml")], schema: "doctor", status: .usage)
                == [])
    }

    @Test func mergedReports() throws {
        let common = ["-c", path("maquette.yaml"), "--record", "never"]
        for part in 1...2 {
            _ = try CommandRun(["test", "--shard", "\(part)/2", "-o", path("part\(part)")] + common)
        }
        let merge = ["report", "merge", path("part1"), path("part2"), "-o", path("out"), "--json"]
        #expect(try problems(of: merge, schema: "test", status: .missingGolden) == [])
    }

    @Test func testsAndTheirReportFile() throws {
        let arguments = ["test", "-c", path("maquette.yaml"), "--json", "-o", path("out")]
        func check(_ more: [String], _ status: RunStatus) throws {
            #expect(try problems(of: arguments + more, schema: "test", status: status) == [])
            let file = try directory.data("out/report.json")
            #expect(try JSONSchema(report: "test").problems(of: file) == [])
        }
        try check(["--record", "never"], .missingGolden)
        try check(["--record", "missing"], .differences)
        try check(["--record", "never"], .success)
        // Attributes, frames and sizes that differ, a golden that is no picture, and a screen that fails.
        let changed = Self.screen.replacing("4, 4, 40, 20", with: "6, 5, 40, 22")
        try directory.write(changed, to: "screens/small.screen.yaml")
        try directory.write("root: {class: No}\n", to: "screens/bad.screen.yaml")
        try directory.write("no picture", to: "goldens/small.error.60x80@2.png")
        try check(["--record", "never"], .failure)
        let report = String(decoding: try directory.data("out/report.json"), as: UTF8.self)
        for text in ["\"notRendered\":[{", "\"firstLine\":", "\"largestChannelDifference\":", "\"code\":"] {
            #expect(report.contains(text), "\(text)")
        }
    }

    @Test func differences() throws {
        let first = path("screens/small.screen.yaml")
        let second = try directory.write(
            Self.screen.replacing("4, 4, 40", with: "5, 4, 40"), to: "other.screen.yaml")
        let common = ["diff", "--json", "--device", "60x80@2", "--state", "base", first]
        #expect(try problems(of: common + [first], schema: "diff") == [])
        #expect(try problems(of: common + [second], schema: "diff", status: .differences) == [])
    }

    /// The validator itself, with the schema of `diff`.
    @Test func whatASchemaRejects() throws {
        let schema = try JSONSchema(report: "diff")
        let valid =
            #"{"schemaVersion":1,"equal":true,"firstLine":null,"lines":0,"pixels":0,"#
            + #""largestChannelDifference":0,"box":{"x":0,"y":0.5,"width":1,"height":1}}"#
        #expect(try schema.problems(of: Data(valid.utf8)) == [])
        for (text, replacement) in [
            ("1,\"equal\"", "2,\"equal\""), ("true", "1"), ("null", "0"), ("null", "1.5"),
            ("\"lines\":0,", ""),
            ("\"pixels\":0", "\"pixels\":-1"), ("ence\":0", "ence\":256"), ("\"x\":0,", ""),
            ("\"lines\"", "\"more\":1,\"lines\""), ("0.5", "\"0\""),
        ] {
            #expect(valid.contains(text))
            let other = valid.replacing(text, with: replacement)
            #expect(try !schema.problems(of: Data(other.utf8)).isEmpty, "\(text)")
        }
    }
}
