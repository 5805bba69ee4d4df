import Files
import ImageCodec
import Scene
import TestSupport
import Testing

@testable import Goldens

extension RunReport {
    /// Reads the text of a report.
    init?(text: String, in folder: String = "out") {
        guard let json = JSONValue(reading: Array(text.utf8)) else { return nil }
        self.init(json, in: folder)
    }
}

/// A report with evidence in a folder: two pictures that differ for one cause, a text, a missing golden, one
/// that is equal, and a screen that was not rendered.
struct SampleReport {
    /// Markup in every text that a report takes from its inputs.
    static let markup = "</script><img src=x onerror=\"document.title='ran'\">&'\"]]>-->"

    let directory: TemporaryDirectory
    let folder: EvidenceFolder
    let report: RunReport

    /// Writes the evidence. `decoration` is added to every text of the report.
    init(decoration: String = "") throws {
        directory = try TemporaryDirectory()
        folder = EvidenceFolder(path: directory.path)
        let json = Self.json(decoration: decoration)
        report = try #require(RunReport(text: json, in: directory.path))
        for name in ["home.iphone-8", "home.iphone-x"].map({ $0 + decoration }) {
            for (part, color) in [
                (EvidenceFolder.Part.expected, 0xFF00_00FF as UInt32), (.difference, 0xFFFF_00FF),
                (.actual, 0xFF00_FF00),
            ] {
                let picture = Pixmap(width: 40, height: 60, filledWith: color)
                try writeFile(encodePNG(picture), to: folder.path(of: part, name, .picture))
            }
        }
        try writeFile(
            Array("@@ line 2\n-UILabel a\(decoration)\n+UILabel b\n".utf8),
            to: folder.path(of: .difference, "list\(decoration)", .layout))
        try writeFile(
            encodePNG(Pixmap(width: 8, height: 8, filledWith: 0xFFFF_FFFF)),
            to: folder.path(of: .actual, "new\(decoration)", .picture))
    }

    private static func json(decoration: String) -> String {
        func text(_ text: String) -> JSONValue { .string(text + decoration) }
        func picture(_ device: String, follow: Int) -> JSONValue {
            .members([
                "name": text("home.\(device)"), "kind": .string("picture"), "outcome": .string("different"),
                "golden": text("goldens/home.\(device).png"),
                "difference": .members([
                    "pixels": .integer(130), "largestChannelDifference": .integer(255),
                    "scale": .number(2),
                    "expectedPixels": .members(["width": .integer(40), "height": .integer(60)]),
                    "actualPixels": .members(["width": .integer(40), "height": .integer(60)]),
                ]),
                "expectedFile": .string("e"), "actualFile": .string("a"), "differenceFile": .string("d"),
                "reason": .string("pixels"), "pixels": .integer(130), "comparedPixels": .integer(2400),
                "clusters": .array([
                    .members([
                        "x": .number(5), "y": .number(10), "width": .number(10), "height": .number(5),
                        "pixels": .integer(100), "views": .array([text("title")]),
                    ]),
                    .members([
                        "x": .number(0.5), "y": .number(20), "width": .number(5), "height": .number(5),
                        "pixels": .integer(30), "views": .array([]),
                    ]),
                ]),
                "clusterCount": .integer(3), "stage": .string("layout"),
                "causes": .array([
                    .members([
                        "message": text("column.spacing 6 → 16 (home.screen.yaml:9); \(follow) views follow"),
                        "view": .string("column"), "attribute": .string("spacing"), "from": .string("6"),
                        "to": .string("16"), "file": text("home.screen.yaml"), "line": .integer(9),
                        "affected": .integer(follow),
                    ])
                ]),
                "approve": text("maquette approve home.\(device).png"), "input": text("home.screen.yaml"),
                "device": .string(device), "appearance": .string("light"),
            ])
        }
        return JSONValue.members([
            "schemaVersion": .integer(1), "record": .string("never"), "total": .integer(5),
            "passed": .integer(1), "missing": .integer(1),
            "results": .array([
                .members([
                    "name": text("same"), "kind": .string("picture"), "outcome": .string("same"),
                    "golden": .string("goldens/same.png"), "difference": .null, "expectedFile": .null,
                    "actualFile": .null, "differenceFile": .null,
                ]),
                .members([
                    "name": text("list"), "kind": .string("layout"), "outcome": .string("different"),
                    "golden": .string("goldens/list.layout.txt"),
                    "difference": .members([
                        "firstLine": .integer(2), "removed": .integer(1), "added": .integer(1),
                    ]),
                    "expectedFile": .string("e"), "actualFile": .string("a"), "differenceFile": .string("d"),
                ]),
                picture("iphone-8", follow: 10), picture("iphone-x", follow: 12),
                .members([
                    "name": text("new"), "kind": .string("picture"), "outcome": .string("missing"),
                    "golden": .string("goldens/new.png"), "difference": .null, "expectedFile": .null,
                    "actualFile": .string("a"), "differenceFile": .null,
                ]),
            ]),
            "notRendered": .array([
                .members([
                    "name": text("bad"), "input": text("bad.screen.yaml"), "code": .string("element.class"),
                    "message": text("unknown class 'No'"), "file": text("bad.screen.yaml"),
                    "line": .integer(1),
                ])
            ]),
        ]).text
    }
}
