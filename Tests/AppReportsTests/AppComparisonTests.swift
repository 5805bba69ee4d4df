import Files
import Foundation
import TestSupport
import Testing

@testable import AppReports

/// Two runs of the builder over the same apps.
@Suite("Comparison of runs of the builder")
struct AppComparisonTests {
    private typealias Class = AppRecord.Class

    private func run(_ classes: [Class], scenes: [String: String] = [:], isBuilt: Bool = true) -> AppRecord {
        AppRecord(apps: [AppRecord.App(name: "Garden", isBuilt: isBuilt, classes: classes, scenes: scenes)])
    }

    @Test("says nothing of runs that are the same")
    func same() {
        let run = run([Class(name: "A.B", status: .partial, leftOut: ["1: no 'x'"])], scenes: ["a.png": "1"])
        let comparison = AppComparison(run, run)
        #expect(comparison.lost.isEmpty && comparison.gained.isEmpty && comparison.changed.isEmpty)
        #expect(comparison.reasons.isEmpty)
        #expect(
            comparison.summary == [
                "Garden: 0 complete, 1 partial, 0 left out, 1 scenes",
                "all apps: 0 complete, 1 partial, 0 left out",
            ])
    }

    @Test(
        "classes are lost and gained by what runs of them",
        arguments: [
            (AppRecord.Status.complete, AppRecord.Status.partial, true), (.complete, .leftOut, true),
            (.partial, .leftOut, true),
            (.partial, .complete, false), (.leftOut, .partial, false), (.leftOut, .complete, false),
        ])
    func classes(before: AppRecord.Status, after: AppRecord.Status, isLoss: Bool) {
        let comparison = AppComparison(
            run([Class(name: "A.B", status: before, leftOut: ["3: old"])]),
            run([Class(name: "A.B", status: after, leftOut: ["4: new"])]))
        let changes = isLoss ? comparison.lost : comparison.gained
        #expect(comparison.lost.count + comparison.gained.count == 1)
        #expect(changes.first?.text == "A.B: \(before.rawValue) → \(after.rawValue)")
        #expect(changes.first?.reasons == [isLoss ? "4: new" : "3: old"])
    }

    @Test("classes, scenes, programs and apps that are gone are lost")
    func gone() {
        let before = run([Class(name: "A.B", status: .partial)], scenes: ["a.png": "1", "b.png": "2"])
        let after = run(
            [Class(name: "A.C", status: .complete)], scenes: ["b.png": "3", "c.png": "4"], isBuilt: false)
        let comparison = AppComparison(before, after)
        #expect(
            comparison.lost.map(\.text) == [
                "has no program any more", "A.B: partial → gone", "a.png: not drawn any more",
            ])
        #expect(comparison.gained.map(\.text) == ["A.C: new, complete", "c.png: drawn now"])
        #expect(comparison.changed.map(\.text) == ["b.png"])
        #expect(AppComparison(before, AppRecord(apps: [])).lost.count == 1)
        #expect(AppComparison(AppRecord(apps: []), before).gained.count == 1)
    }

    @Test("reasons of a kind count together")
    func reasons() {
        let before = run([
            Class(name: "A.B", status: .partial, leftOut: ["1: cannot find 'a' in scope", "2: other"])
        ])
        let after = run([
            Class(
                name: "A.B", status: .partial,
                leftOut: ["A+B.swift:1: cannot find 'b' in scope", "9: cannot find 'c' in scope", "3: other"])
        ])
        let found = AppComparison(before, after).reasons
        #expect(found.map(\.text) == ["cannot find '…' in scope"])
        #expect(found.map(\.before) == [1] && found.map(\.after) == [2])
    }

    @Test("runs are written and read")
    func files() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path + "/run.json"
        let run = run([Class(name: "A.B", status: .leftOut, leftOut: ["1: no"])], scenes: ["a.png": "1"])
        try run.write(to: path)
        #expect(try AppRecord(contentsOf: path) == run)
        try directory.write("{\"schemaVersion\": 1}", to: "other.json")
        #expect(throws: FileError.self) { try AppRecord(contentsOf: directory.path + "/other.json") }
    }

    @Test("a run builds and renders each app by the programs of an installation")
    func runner() throws {
        let directory = try TemporaryDirectory()
        let builder = """
            #!/bin/sh
            mkdir -p "$3"
            echo '{"modules": [{"name": "App", "classes": [{"name": "A", "status": "partial", "leftOut": ["1: no"]}]}]}' > "$3/report.json"
            case "$1" in *Broken) echo 'error: no program' >&2; exit 3;; esac

            """
        try directory.write(builder, to: "tools/maquette-app-builder")
        try directory.write(
            "#!/bin/sh\\nmkdir -p \"$6\"\\nprintf x > \"$6/Main.png\"\\n".replacing("\\n", with: "\n"),
            to: "tools/maquette")
        for name in ["maquette", "maquette-app-builder"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: directory.path + "/tools/" + name)
        }
        let runner = AppRunner(tools: directory.path + "/tools", scratch: directory.path + "/scratch")
        let app = runner.run(directory.path + "/Garden")
        #expect(app.name == "Garden" && app.isBuilt && app.problems.isEmpty, "\(app)")
        #expect(app.classes == [Class(name: "App.A", status: .partial, leftOut: ["1: no"])])
        #expect(app.scenes == ["Main.png": ContentDigest.text(of: "x".utf8)])
        let broken = runner.run(directory.path + "/Broken")
        #expect(!broken.isBuilt && broken.scenes.isEmpty && broken.classes.count == 1)
        #expect(broken.problems.first?.contains("no program") == true)
    }
}
