import Files
import Foundation
import Goldens
import ImageCodec
import Scene
import TestSupport

/// The report of a run with evidence and goldens: two pictures that differ, one of them with markup in its name, a
/// missing picture, and one that is equal. `screen.yaml` is the source of all.
struct ServedProject {
    /// Markup and characters of addresses in the name of a golden.
    static let oddName = "b <img src=x onerror=document.title='ran'> #?%2e & é"

    let directory: TemporaryDirectory
    /// The folder of the report.
    var output: String { directory.path + "/out" }
    /// The folder of the goldens.
    var goldens: String { directory.path + "/goldens" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("root: {}\n", to: "screen.yaml")
        try directory.write("not for the browser", to: "out/other.txt")
        try directory.write("not for the browser", to: "secret.txt")
        var results: [JSONValue] = []
        for name in ["a", Self.oddName] {
            try directory.write(Self.picture(0xFF00_00FF), to: "goldens/\(name).png")
            try directory.write(Self.picture(0xFF00_00FF), to: "out/\(name).expected.png")
            try directory.write(Self.picture(0xFFFF_00FF), to: "out/\(name).difference.png")
            try directory.write(Self.picture(0xFF00_FF00), to: "out/\(name).actual.png")
            results.append(result(name, "different"))
        }
        try directory.write(Self.picture(0xFFFF_0000), to: "out/new.actual.png")
        results.append(result("new", "missing"))
        results.append(result("same", "same"))
        try writeReport(results)
    }

    private static func picture(_ color: UInt32) -> Data {
        Data(encodePNG(Pixmap(width: 40, height: 60, filledWith: color)))
    }

    private func result(_ name: String, _ outcome: String) -> JSONValue {
        func file(_ part: String, if isThere: Bool) -> JSONValue {
            isThere ? .string("\(output)/\(name).\(part).png") : .null
        }
        return .members([
            "name": .string(name), "kind": .string("picture"), "outcome": .string(outcome),
            "golden": .string("\(goldens)/\(name).png"),
            "expectedFile": file("expected", if: outcome == "different"),
            "actualFile": file("actual", if: outcome != "same"),
            "differenceFile": file("difference", if: outcome == "different"),
            "causes": .array(
                outcome == "different"
                    ? [.members(["message": .string("title.text changed"), "view": .string("title")])] : []),
            "approve": .string("maquette approve \(name).png"),
        ])
    }

    private func writeReport(_ results: [JSONValue], exitCode: Int = 1) throws {
        let source = directory.path + "/screen.yaml"
        let digest = ContentDigest.text(ofFile: source) ?? ""
        let report = JSONValue.members([
            "schemaVersion": .integer(1), "record": .string("never"), "exitCode": .integer(exitCode),
            "sources": .array([.members(["file": .string(source), "digest": .string(digest)])]),
            "results": .array(results),
        ])
        try directory.write(report.text + "\n", to: "out/report.json")
    }

    /// Replaces the report by that of another run with the same results.
    func runAgain() throws {
        let report = try RunReport(in: output)
        try writeReport(report.json["results"]?.items ?? [], exitCode: 4)
    }

    /// Whether a golden is equal to the actual picture.
    func isApproved(_ name: String) throws -> Bool {
        guard directory.files.contains("goldens/\(name).png") else { return false }
        return try directory.data("goldens/\(name).png") == directory.data("out/\(name).actual.png")
    }
}
