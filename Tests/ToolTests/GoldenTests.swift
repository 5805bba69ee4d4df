import Foundation
import TestSupport
import Testing

@Suite("maquette test") struct GoldenTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(smallScreen, to: "screens/small.screen.yaml")
        try directory.write(
            "devices: 8x8@2\nscreens: screens\ncompare: [layout, commands, picture]\n", to: ".maquette.yaml")
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Run {
        try Tool.run(["test"] + arguments, in: directory.path, environment: environment)
    }

    @Test func fromMissingToRecordedToSame() throws {
        let first = try run()
        #expect(first.status == 4, "\(first.errors)")
        #expect(first.text.contains("missing    small.plain.8x8@2.png"))
        #expect(
            first.text.hasSuffix(
                "6 goldens: 6 missing; 'maquette test --record missing' writes what is missing\n"))
        #expect(!directory.files.contains { $0.hasPrefix("goldens") })
        let recording = try run("--record", "missing")
        #expect(recording.status == 1)
        #expect(recording.text.contains("recorded"))
        #expect(directory.files.filter { $0.hasPrefix("goldens") }.count == 6 + 1)
        let third = try run()
        #expect(third.status == 0)
        #expect(third.text == "6 goldens: 6 same\n")
    }

    @Test func aDifferenceIsShown() throws {
        _ = try run("--record", "all")
        let changed = smallScreen.replacingOccurrences(of: "#FF0000", with: "#FE0000")
        try directory.write(changed, to: "screens/small.screen.yaml")
        let run = try run("--json")
        #expect(run.status == 1)
        let report = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        let results = try #require(report["results"] as? [[String: Any]])
        #expect(results.map { $0["outcome"] as? String }.filter { $0 == "different" }.count == 4)
        let picture = try #require(results.first { $0["kind"] as? String == "picture" })
        let difference = try #require(picture["difference"] as? [String: Any])
        #expect(difference["pixels"] as? Int == 64)
        #expect(difference["largestChannelDifference"] as? Int == 1)
        for part in ["expected", "actual", "difference"] {
            #expect(directory.files.contains("out/test/small.plain.8x8@2.\(part).png"))
        }
        #expect(directory.files.contains("out/test/report.json"))
        // Differing goldens are written, and the run that writes them fails.
        #expect(try self.run("--record", "failed").status == 1)
        #expect(try self.run().status == 0)
    }

    @Test func theEnvironmentHasTheKeyOfACache() throws {
        _ = try run("--record", "all")
        func test(_ key: String?) throws -> Tool.Run {
            try run("--cache", "cache", environment: key.map { ["MAQUETTE_CACHE_KEY": $0] } ?? [:])
        }
        let fromCache = "6 goldens: 6 same; 6 from the cache\n"
        _ = try test(nil)
        #expect(try test(nil).text == fromCache)
        let unsigned = try test("secret")
        #expect(unsigned.text == "6 goldens: 6 same\n")
        #expect(unsigned.errors.contains("2 entries of the cache 'cache' are not signed with the key"))
        for key in ["secret", nil, ""] { #expect(try test(key).text == fromCache) }
        #expect(try test("another").text == "6 goldens: 6 same\n")
    }

    @Test func buildServersDoNotRecord() throws {
        #expect(try run(environment: ["CI": "true"]).status == 4)
        #expect(try run(environment: ["SNAPSHOT_TESTING_RECORD": "missing"]).status == 1)
        #expect(try run(environment: ["CI": "true"]).status == 0)
        _ = try run("--record", "all")
        try FileManager.default.removeItem(atPath: directory.path + "/goldens")
        #expect(try run(environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"]).status == 4)
        #expect(!directory.files.contains { $0.hasPrefix("goldens") })
        let flag = try run("--record", "missing", environment: ["CI": "true"])
        #expect(flag.text.contains("6 goldens: 6 recorded"))
    }

    @Test func aRecordModeThatIsNoneIsUsage() throws {
        let run = try run(environment: ["SNAPSHOT_TESTING_RECORD": "mising"])
        #expect(run.status == 2)
        #expect(run.errors.contains("SNAPSHOT_TESTING_RECORD is 'mising', which is not a record mode"))
        #expect(run.errors.contains("did you mean 'missing'?"))
    }

    @Test func aRunThatPassesLeavesNoEvidenceOfOneThatFailed() throws {
        _ = try run("--record", "all")
        let changed = smallScreen.replacingOccurrences(of: "#FF0000", with: "#FE0000")
        try directory.write(changed, to: "screens/small.screen.yaml")
        try directory.write(changed, to: "screens/other.screen.yaml")
        try directory.write("mine", to: "out/test/notes.actual.png")
        #expect(try run().status == 4)
        // Three files for each difference, a strip for the one picture, six missing ones, and two reports.
        #expect(directory.files.filter { $0.hasPrefix("out/") }.count == 1 + 12 + 1 + 6 + 2)
        try directory.write(smallScreen, to: "screens/small.screen.yaml")
        try FileManager.default.removeItem(atPath: directory.path + "/screens/other.screen.yaml")
        #expect(try run().status == 0)
        #expect(
            directory.files.filter { $0.hasPrefix("out/") }
                == ["notes.actual.png", "report.html", "report.json"].map { "out/test/" + $0 })
    }

    @Test func gitHubActionsGetAnnotationsAndASummary() throws {
        let variables = [
            "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": directory.path,
            "GITHUB_STEP_SUMMARY": directory.path + "/summary.md",
        ]
        let run = try run(environment: variables)
        #expect(run.status == 4)
        let annotations = run.errors.split(separator: "\n").filter { $0.hasPrefix("::error ") }
        #expect(annotations.count == 6)
        #expect(
            annotations.first?.hasPrefix(
                "::error file=screens/small.screen.yaml,title=small.plain.8x8@2.layout.txt::") == true)
        let summary = String(decoding: try directory.data("summary.md"), as: UTF8.self)
        #expect(summary.hasPrefix("## Goldens\n\n6 missing\n"))
        #expect(directory.files.contains("out/test/report.html"))
    }

    @Test func withoutAPlaceForEvidenceTheVerdictStands() throws {
        try directory.write("", to: "file")
        let run = try run("-o", "file/out")
        #expect(run.status == 4)
        #expect(run.text.contains("6 goldens: 6 missing"))
        let warning = "warning: evidence cannot be written into 'file/out': "
        #expect(run.errors.components(separatedBy: warning).count == 2, "\(run.errors)")
    }

    @Test func configurationMistakesAreUsage() throws {
        try directory.write("screens: screens\ndevces: iphone-8\n", to: ".maquette.yaml")
        let run = try run()
        #expect(run.status == 2)
        #expect(run.errors.contains(".maquette.yaml:2:1: error: unknown key 'devces'"))
        #expect(run.errors.contains("did you mean 'devices'?"))
        #expect(try self.run("-c", "nowhere.yaml").status == 2)
    }

    @Test func aBrokenScreenFailsAndTheRestIsCompared() throws {
        _ = try run("--record", "all")
        try directory.write("root: {class: No}\n", to: "screens/bad.screen.yaml")
        let run = try run()
        #expect(run.status == 3)
        #expect(run.text == "6 goldens: 6 same, 1 screen not rendered\n")
    }
}

@Suite("maquette diff") struct DiffTests {
    @Test func picturesTextsAndScreens() throws {
        let directory = try TemporaryDirectory()
        try directory.write(smallScreen, to: "a.screen.yaml")
        try directory.write(smallScreen.replacingOccurrences(of: "4, 4]", with: "4, 5]"), to: "b.screen.yaml")
        for name in ["a", "b"] {
            let file = "\(name).screen.yaml"
            _ = try Tool.run([file, "--device", "20x10@1", "-o", "\(name).png"], in: directory.path)
        }
        let same = try Tool.run(["diff", "a.png", "a.png"], in: directory.path)
        #expect(same.status == 0)
        #expect(same.text == "")
        let pictures = try Tool.run(["diff", "a.png", "b.png", "-o", "d.png"], in: directory.path)
        #expect(pictures.status == 1)
        #expect(pictures.text.hasPrefix("4 pixels differ by up to 255, within "))
        #expect(directory.files.contains("d.png"))
        let screens = try Tool.run(
            ["diff", "a.screen.yaml", "b.screen.yaml", "--device", "20x10@2"], in: directory.path)
        #expect(screens.status == 1)
        #expect(screens.text.contains("box.frame [2, 2, 4, 4] → [2, 2, 4, 5] (b.screen.yaml:4)"))
        #expect(screens.text.contains("16 pixels differ"))
        try directory.write("x\n", to: "a.txt")
        try directory.write("y\n", to: "b.txt")
        #expect(try Tool.run(["diff", "a.txt", "b.txt"], in: directory.path).text == "@@ line 1\n-x\n+y\n")
        #expect(try Tool.run(["diff", "a.png", "none.png"], in: directory.path).status == 3)
    }
}
