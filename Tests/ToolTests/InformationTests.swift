import Foundation
import TestSupport
import Testing

@Suite("What the tool tells of itself") struct InformationTests {
    @Test func version() throws {
        let run = try Tool.run(["version"])
        #expect(run.status == 0)
        for name in ["maquette ", "FreeType ", "HarfBuzz ", "Unicode 15.0.0", "ICU ", "libpng "] {
            #expect(run.text.contains(name))
        }
        let flag = try Tool.run(["--version"])
        #expect(flag.status == 0)
        #expect(run.text.hasPrefix("maquette " + flag.text))
    }

    @Test func devices() throws {
        let text = try Tool.run(["devices"]).text
        #expect(text.contains("iphone-8-plus"))
        #expect(text.contains("1242x2208"))
        let json = try Tool.run(["devices", "--json"]).output
        let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(
            (object["devices"] as? [[String: Any]])?.contains { $0["id"] as? String == "ipad-9.7" } == true)
    }

    @Test func fonts() throws {
        let run = try Tool.run(["fonts"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.contains("Inter"))
    }

    @Test func previewInHalfBlocks() throws {
        let directory = try TemporaryDirectory()
        try directory.write(smallScreen, to: "small.screen.yaml")
        let run = try Tool.run(
            ["preview", "small.screen.yaml", "--device", "20x10@1", "--protocol", "blocks"],
            in: directory.path)
        #expect(run.status == 0)
        #expect(run.text.split(separator: "\n").count == 5)
        #expect(run.text.contains("38;2;255;0;0"))
        let kitty = try Tool.run(
            ["preview", "small.screen.yaml", "--device", "20x10@1"], in: directory.path,
            environment: ["TERM": "xterm-kitty", "TMUX": "", "STY": ""])
        #expect(kitty.text.hasPrefix("\u{1B}_G"))
    }

    /// The help text of every command, as a golden.
    @Test(arguments: [
        "", "render", "layout", "preview", "film", "test", "diff", "lint", "explain", "devices", "fonts",
        "version", "approve", "review", "gallery", "app", "report", "report merge", "report write", "prune",
        "init",
        "doctor",
    ])
    func help(verb: String) throws {
        let words = verb.split(separator: " ").map(String.init)
        let run = try Tool.run(words + ["--help"], environment: ["COLUMNS": "80"])
        #expect(run.status == 0)
        let name = verb.isEmpty ? "maquette" : verb.replacing(" ", with: "-")
        let path = Tool.root + "/Tests/Fixtures/Help/\(name).txt"
        let expected = try? String(contentsOfFile: path, encoding: .utf8)
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try run.text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(run.text == expected, "run with SNAPSHOT_TESTING_RECORD=all to record \(path)")
    }
}
