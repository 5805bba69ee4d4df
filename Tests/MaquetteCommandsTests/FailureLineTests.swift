import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// What the console says about a result that did not pass.
@Suite struct FailureLineTests {
    @Test func filesOfEvidenceAreNamedFromTheRoot() throws {
        let fixture = try GoldenFixture()
        try fixture.record()
        try fixture.write("login", color: "#00FF00")
        let current = FileManager.default.currentDirectoryPath
        let up = String(repeating: "../", count: current.split(separator: "/").count)
        let folder = up + fixture.path("elsewhere").dropFirst()
        let run = try fixture.test("-o", folder)
        for part in ["expected:  ", "actual:    ", "difference:"] {
            let name = part.prefix { $0 != ":" }
            let path = "\(current)/\(folder)/login.8x8@1.\(name).layout.txt"
            #expect(run.text.contains("  \(part) \(path)\n"), "\(run.text)")
            #expect(FileManager.default.fileExists(atPath: path))
        }
        let options = "-c \(fixture.path(".maquette.yaml")) -o \(folder)"
        #expect(run.text.contains("  approve:    maquette approve \(options) login.8x8@1\n"), "\(run.text)")
        // The report is the same wherever the run was.
        let report = String(decoding: try fixture.directory.data("elsewhere/report.json"), as: UTF8.self)
        #expect(report.contains("\"expectedFile\":\"\(folder)/login"), "\(report)")
    }

    @Test(arguments: ["layout", "digest"])
    func aReasonIsSaidOnce(kind: String) throws {
        let fixture = try GoldenFixture()
        try fixture.directory.write(
            "goldens: goldens\noutput: out\nscreens: screens\ndevices: 8x8@1\ncompare: \(kind)\n",
            to: ".maquette.yaml")
        // Where there is a file, no folder can be made.
        try fixture.directory.write("", to: "goldens")
        let run = try fixture.run("test", "--record", "missing")
        #expect(run.status == .failure)
        #expect(run.text.hasPrefix("failed     about.8x8@1."), "\(run.text)")
        #expect(run.text.contains("and 2 more, same cause: cannot "), "\(run.text)")
        #expect(run.text.hasSuffix("3 goldens: 3 failed\n"), "\(run.text)")
        #expect(run.text.split(separator: "\n").count == 4, "\(run.text)")
        #expect(run.errors == "")
    }

    /// A masked view is no reason why the rest of a picture differs.
    @Test func whatIsMaskedIsNoCause() throws {
        let fixture = try GoldenFixture()
        func write(_ text: String, _ x: Int) throws {
            try fixture.directory.write(
                """
                root:
                  subviews:
                    - {class: UILabel, id: clock, text: "\(text)", frame: [0, 0, 40, 20]}
                    - {class: UIView, id: box, backgroundColor: "#2A6FDB", frame: [\(x), 40, 5, 5]}

                """, to: "screens/login.screen.yaml")
        }
        try fixture.directory.write(
            """
            goldens: goldens
            output: out
            screens: [{path: screens/login.screen.yaml, devices: [60x60@1], compare: [picture], masks: [clock]}]

            """, to: ".maquette.yaml")
        try write("9:41", 10)
        try fixture.record()
        try write("9:42", 10)
        #expect(try fixture.test().status == .success)
        try write("9:42", 20)
        let run = try fixture.test()
        #expect(run.text.contains("because box.frame [10, 40, 5, 5] → [20, 40, 5, 5]"), "\(run.text)")
        #expect(!run.text.contains("clock"), "\(run.text)")
    }
}
