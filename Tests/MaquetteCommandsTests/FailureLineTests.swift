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
        #expect(run.text.contains("  approve:    maquette approve login.8x8@1\n"))
        // The report is the same wherever the run was.
        let report = String(decoding: try fixture.directory.data("elsewhere/report.json"), as: UTF8.self)
        #expect(report.contains("\"expectedFile\":\"\(folder)/login"), "\(report)")
    }
}
