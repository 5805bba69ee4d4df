import Foundation
import Goldens
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette test: parts of a run") struct PartOfRunTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
    }

    @Test func listPrintsNamesAndComparesNothing() throws {
        let before = try fixture.directory.contents()
        let run = try fixture.test("--list")
        #expect(run.status == .success)
        let names = ["about", "login", "menu"].flatMap { ["\($0).8x8@1.layout.txt", "\($0).8x8@1.png"] }
        #expect(run.text.split(separator: "\n").map(String.init) == names)
        #expect(try fixture.directory.contents() == before)
        let json = try JSONSerialization.jsonObject(with: fixture.test("--list", "--json").output)
        let goldens = try #require((json as? [String: Any])?["goldens"] as? [[String: Any]])
        #expect(goldens.count == 6)
        #expect(goldens.first?["input"] as? String == fixture.path("screens/about.screen.yaml"))
        #expect(goldens.last?["golden"] as? String == fixture.path("goldens/menu.8x8@1.png"))
    }

    @Test func patternsMatchNamesOfGoldens() throws {
        #expect(try fixture.test("--list", "--grep", "^login.*png$").text == "login.8x8@1.png\n")
        #expect(try fixture.test("--grep", "layout").text == "3 goldens: 3 same\n")
        let none = try fixture.test("--grep", "logn")
        #expect(none.status == .usage)
        #expect(none.errors.contains("did you mean 'login'?"), "\(none.errors)")
        #expect(try fixture.test("--grep", "(").errors.contains("is not a regular expression"))
    }

    @Test func lastFailedComparesWhatDidNotPass() throws {
        try fixture.write("login", color: "#00FF00")
        #expect(try fixture.test().status == .differences)
        let failed = try fixture.test("--last-failed", "--list")
        #expect(failed.text.split(separator: "\n").allSatisfy { $0.hasPrefix("login.") })
        #expect(failed.text.contains("login.8x8@1.png\n"))
        try fixture.write("login", color: "#FF0000")
        let mended = try fixture.test("--last-failed")
        #expect(mended.status == .success, "\(mended.text)")
        let none = try fixture.test("--last-failed")
        #expect(none.status == .usage)
        #expect(none.errors.contains("everything passed in the last run"))
    }

    @Test func lastFailedIncludesWhatWasNotRendered() throws {
        try fixture.directory.write("root: {class: No}\n", to: "screens/menu.screen.yaml")
        #expect(try fixture.test().status == .failure)
        #expect(try fixture.test("--last-failed").status == .failure)
        try fixture.write("menu", color: "#FF0000")
        #expect(try fixture.test("--last-failed").text == "2 goldens: 2 same\n")
        try FileManager.default.removeItem(atPath: fixture.path("out/report.json"))
        #expect(try fixture.test("--last-failed").errors.contains("there is no report of a run"))
    }

    @Test func aRunEndsAfterItsFailures() throws {
        for name in ["about", "login", "menu"] { try fixture.write(name, color: "#00FF00") }
        let run = try fixture.test("-x", "2", "-j", "2")
        #expect(run.status == .differences)
        #expect(run.errors.contains("ended after 2 failures; 2 of 3 screens compared"), "\(run.errors)")
        #expect(!run.text.contains("menu"))
        // Another thread may have compared the third screen; its evidence is gone.
        #expect(!fixture.files(in: "out").contains { $0.contains("menu") })
        let report = String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
        #expect(report.contains(#""stopped":true"#))
        #expect(try fixture.test("-x", "0").status == .usage)
        #expect(try fixture.run("test", "-x", "1", "--record", "all").status == .usage)
    }

    @Test func aRunThatPassesLeavesItsReport() throws {
        #expect(try fixture.test().status == .success)
        #expect(fixture.files(in: "out") == ["out/report.json"])
        let report = String(decoding: try fixture.directory.data("out/report.json"), as: UTF8.self)
        #expect(
            report.contains(#""total":6,"passed":6,"missing":0,"exitCode":0,"maxEvidence":100,"sources":["#),
            "\(report)")
    }
}

@Suite struct ShardOptionTests {
    private func shard(_ index: Int, _ count: Int) throws -> GoldenReport.Shard {
        try #require(GoldenReport.Shard(index: index, count: count))
    }

    @Test(arguments: [
        "0/4", "5/4", "1/0", "1", "/4", "1/", "-1/4", "1/4/2", "a/b", "", "auto/0", "1/9999999",
    ])
    func whatIsNoPartIsRefused(text: String) throws {
        #expect(ShardOption(text) == nil)
        let fixture = try GoldenFixture()
        #expect(try fixture.test("--shard=\(text)").status == .usage)
    }

    @Test(arguments: [1, 2, 3, 4, 7, 12]) func partsAreTheWholeInOrder(count: Int) throws {
        for total in [0, 1, 5, 12] {
            let items = Array(0..<total)
            let parts = try (1...count).map { ShardOption.items(of: try shard($0, count), in: items) }
            #expect(parts.flatMap(\.self) == items)
            // No part is larger than another by more than one.
            #expect((parts.map(\.count).max() ?? 0) - (parts.map(\.count).min() ?? 0) <= 1)
        }
    }

    @Test func systemsNumberTheirJobs() throws {
        let environments: [([String: String], Int, Int)] = [
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], 2, 4),
            (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], 1, 3),
            (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], 3, 3),
            (["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "2"], 1, 2),
            (["BITBUCKET_PARALLEL_STEP": "1", "BITBUCKET_PARALLEL_STEP_COUNT": "2"], 2, 2),
            (["SEMAPHORE_JOB_INDEX": "2", "SEMAPHORE_JOB_COUNT": "2"], 2, 2),
            (["JOB_COMPLETION_INDEX": "3", "JOB_COMPLETIONS": "5"], 4, 5),
            (
                [
                    "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_MAX": "16",
                    "SLURM_ARRAY_TASK_STEP": "2", "SLURM_ARRAY_TASK_COUNT": "4",
                ], 3, 4
            ),
        ]
        for (environment, index, count) in environments {
            #expect(
                try ShardOption.automatic(count: nil).shard(in: environment) == shard(index, count),
                "\(environment)")
        }
        #expect(
            try ShardOption.automatic(count: 6).shard(in: ["JOB_COMPLETION_INDEX": "5"]) == shard(6, 6))
    }

    @Test(
        arguments: [
            [:], ["JOB_COMPLETION_INDEX": "1"], ["JOB_COMPLETION_INDEX": "x", "JOB_COMPLETIONS": "2"],
            ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
            [
                "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "7",
                "SLURM_ARRAY_TASK_COUNT": "3",
            ],
        ] as [[String: String]])
    func numbersThatNameNoPartAreRefused(environment: [String: String]) {
        #expect(throws: CommandFailure.self) {
            try ShardOption.automatic(count: nil).shard(in: environment)
        }
    }

    @Test func aCountThatContradictsTheEnvironmentIsRefused() {
        #expect(throws: CommandFailure.self) {
            try ShardOption.automatic(count: 3).shard(in: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"])
        }
    }
}
