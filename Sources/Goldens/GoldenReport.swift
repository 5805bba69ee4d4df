import Diagnostics
package import Files

/// The results of a test run, for other tools.
public struct GoldenReport: Hashable, Sendable {
    /// The version of the JSON format; incremented when a member changes its meaning or is removed.
    public static let schemaVersion = 1

    /// The goldens that the run was allowed to write.
    public var mode: RecordMode
    /// One result for each golden, in the order of the run.
    public var results: [GoldenResult]

    /// Creates a report.
    public init(mode: RecordMode, results: [GoldenResult]) {
        self.mode = mode
        self.results = results
    }

    /// Returns the number of results that match.
    public func count(where matches: (GoldenResult) -> Bool) -> Int { results.lazy.filter(matches).count }

    /// The number of goldens that were missing and could not be written.
    public var missingCount: Int { count { $0.outcome == .missing } }

    /// The report as JSON on one line.
    public var json: String { jsonValue.text }

    package var jsonValue: JSONValue {
        .members([
            "schemaVersion": .integer(GoldenReport.schemaVersion),
            "record": .string(mode.rawValue),
            "total": .integer(results.count),
            "passed": .integer(count(where: \.passes)),
            "missing": .integer(missingCount),
            "results": .array(results.map(\.jsonValue)),
        ])
    }
}

extension GoldenResult {
    /// The outcome in one word.
    public var outcomeName: String {
        switch outcome {
        case .same: "same"
        case .pixelsDiffer, .textDiffers: "different"
        case .missing: "missing"
        case .recorded: "recorded"
        case .failed: "failed"
        }
    }

    package var jsonValue: JSONValue {
        .members([
            "name": .string(name), "kind": .string(kind.rawValue), "outcome": .string(outcomeName),
            "golden": .string(goldenPath), "difference": differenceValue,
            "expectedFile": .optional(evidence?.expected), "actualFile": .optional(evidence?.actual),
            "differenceFile": .optional(evidence?.difference),
        ])
    }

    private var differenceValue: JSONValue {
        switch outcome {
        case .same, .missing, .recorded: .null
        case .failed(let diagnostic):
            .members([
                "code": .string(diagnostic.code.name), "message": .string(diagnostic.message),
            ])
        case .textDiffers(let difference):
            .members([
                "firstLine": .integer(difference.firstLine), "removed": .integer(difference.expected.count),
                "added": .integer(difference.actual.count),
            ])
        case .pixelsDiffer(let difference, let box):
            .members([
                "pixels": .integer(difference.differingPixelCount),
                "largestChannelDifference": .integer(difference.largestChannelDifference),
                "box": box.map(JSONValue.rect) ?? .null,
                "expectedPixels": .pixelSize(difference.expectedSize),
                "actualPixels": .pixelSize(difference.actualSize),
            ])
        }
    }
}
