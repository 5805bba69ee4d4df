public import Diagnostics
package import Files

/// The results of a test run, for other tools.
public struct GoldenReport: Hashable, Sendable {
    /// The version of the JSON format; incremented when a member changes its meaning or is removed.
    public static let schemaVersion = 1

    /// The goldens that the run was allowed to write.
    public var mode: RecordMode
    /// One result for each golden, in the order of the run.
    public var results: [GoldenResult]
    /// The screens that could not be rendered, and the documents that draw nothing, which have no results.
    public var notRendered: [Screen]

    /// A screen that could not be rendered, or a document that draws nothing.
    public struct Screen: Hashable, Sendable {
        /// The base name of its goldens, or the path of an input that could not be read.
        public var name: String
        /// The input as the user named it.
        public var input: String
        /// The first error; nil if none was reported.
        public var error: Diagnostic?
        /// Whether the run fails because of it, as it does not because of a document that draws nothing.
        public var isFailure = true

        /// Creates a screen from its diagnostics.
        public init(name: String, input: String, diagnostics: [Diagnostic]) {
            self.name = name
            self.input = input
            error = diagnostics.first { $0.severity == .error } ?? diagnostics.first
        }

        /// Creates the entry of a document that draws nothing.
        ///
        /// - Parameters:
        ///   - input: The input as the user named it.
        ///   - note: What it holds.
        public init(drawingNothing input: String, note: Diagnostic?) {
            (name, self.input, error, isFailure) = (input, input, note, false)
        }
    }

    /// The files that the results were made of.
    public var sources: [Source] = []
    /// The part of the run; nil for a whole run.
    public var shard: Shard?
    /// Whether the run has ended early, after the number of failures that it was limited to.
    public var isStopped = false
    /// Whether a signal has ended the run.
    public var isInterrupted = false
    /// Why nothing was compared; empty for a run that has begun.
    public var diagnostics: [Diagnostic] = []
    /// The number of results whose evidence is kept; nil for all.
    public var evidenceLimit: Int?
    /// The exit code of the run.
    public var exitCode: Int32 = 0

    /// A file that results were made of.
    public struct Source: Hashable, Sendable {
        /// The path of the file.
        public var file: String
        /// A digest of its content.
        public var digest: String

        /// Creates an entry.
        public init(file: String, digest: String) {
            self.file = file
            self.digest = digest
        }
    }

    /// One of several parts of a run.
    public struct Shard: Hashable, Sendable {
        /// The number of the part, starting at 1.
        public var index: Int
        /// The number of parts.
        public var count: Int

        /// Creates a part; nil unless `index` is one of 1 to `count`.
        public init?(index: Int, count: Int) {
            guard index >= 1, index <= count else { return nil }
            self.index = index
            self.count = count
        }
    }

    /// Creates a report.
    public init(mode: RecordMode, results: [GoldenResult], notRendered: [Screen] = []) {
        self.mode = mode
        self.results = results
        self.notRendered = notRendered
    }

    /// Returns the number of results that match.
    public func count(where matches: (GoldenResult) -> Bool) -> Int { results.lazy.filter(matches).count }

    /// The number of goldens that were missing and could not be written.
    public var missingCount: Int { count { $0.outcome == .missing } }

    /// The number of results that differ or have no golden and of which no evidence was kept.
    public var withoutEvidenceCount: Int {
        count { $0.approval != nil && $0.evidence == nil && $0.evidenceProblem == nil }
    }

    /// The report as JSON on one line.
    public var json: String { jsonValue.text }

    package var jsonValue: JSONValue {
        let members: [JSONValue.Member] = [
            JSONValue.Member(name: "schemaVersion", value: .integer(GoldenReport.schemaVersion)),
            JSONValue.Member(name: "record", value: .string(mode.rawValue)),
            JSONValue.Member(name: "total", value: .integer(results.count)),
            JSONValue.Member(name: "passed", value: .integer(count(where: \.passes))),
            JSONValue.Member(name: "missing", value: .integer(missingCount)),
            JSONValue.Member(name: "exitCode", value: .integer(Int(exitCode))),
        ]
        let list = JSONValue.Member(name: "results", value: .array(results.map(\.jsonValue)))
        let screens = JSONValue.Member(name: "notRendered", value: .array(notRendered.map(\.jsonValue)))
        return .object(members + runMembers + [list] + (notRendered.isEmpty ? [] : [screens]))
    }

    /// The list of a run that names the goldens it would compare, where it could not.
    package var listJSON: String {
        let members: KeyValuePairs<String, JSONValue> = [
            "schemaVersion": .integer(GoldenReport.schemaVersion), "goldens": .array([]),
            "exitCode": .integer(Int(exitCode)),
        ]
        return JSONValue.object(
            members.map { JSONValue.Member(name: $0.key, value: $0.value) } + endMembers
        ).text
    }

    /// What says why a run was not completed.
    private var endMembers: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if isInterrupted { members.append(JSONValue.Member(name: "interrupted", value: .bool(true))) }
        guard !diagnostics.isEmpty else { return members }
        let values = diagnostics.map(\.placedReportValue)
        return members + [JSONValue.Member(name: "diagnostics", value: .array(values))]
    }

    /// What is only there in some runs: the part, whether it has ended early, sources.
    private var runMembers: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if let shard {
            let value = JSONValue.members(["index": .integer(shard.index), "count": .integer(shard.count)])
            members.append(JSONValue.Member(name: "shard", value: value))
        }
        if isStopped { members.append(JSONValue.Member(name: "stopped", value: .bool(true))) }
        members += endMembers
        if let evidenceLimit {
            members.append(JSONValue.Member(name: "maxEvidence", value: .integer(evidenceLimit)))
        }
        if !sources.isEmpty {
            let values = sources.map { source in
                JSONValue.members(["file": .string(source.file), "digest": .string(source.digest)])
            }
            members.append(JSONValue.Member(name: "sources", value: .array(values)))
        }
        return members
    }
}

extension Diagnostic {
    /// The diagnostic as JSON, with its place; several hints are joined into one string.
    fileprivate var placedReportValue: JSONValue {
        .members([
            "severity": .string(severity.description), "code": .string(code.name),
            "message": .string(message),
            "hint": .optional(hints.isEmpty ? nil : hints.joined(separator: "; ")),
            "file": .optional(place?.file), "line": place?.line.map(JSONValue.integer) ?? .null,
            "column": place?.column.map(JSONValue.integer) ?? .null,
        ])
    }
}

extension GoldenReport.Screen {
    fileprivate var jsonValue: JSONValue {
        .members([
            "name": .string(name), "input": .string(input),
            "severity": .string("\(isFailure ? Diagnostic.Severity.error : .note)"),
            "code": .optional(error?.code.name), "message": .optional(error?.message),
            "file": .optional(error?.place?.file),
            "line": error?.place?.line.map(JSONValue.integer) ?? .null,
        ])
    }
}

extension GoldenResult {
    /// The outcome in one word.
    public var outcomeName: String {
        switch outcome {
        case .same: "same"
        case .pixelsDiffer, .textDiffers, .digestDiffers: "different"
        case .missing: "missing"
        case .recorded: "recorded"
        case .failed: "failed"
        }
    }

    package var jsonValue: JSONValue {
        let members: [JSONValue.Member] = [
            JSONValue.Member(name: "name", value: .string(name)),
            JSONValue.Member(name: "kind", value: .string(kind.rawValue)),
            JSONValue.Member(name: "outcome", value: .string(outcomeName)),
            JSONValue.Member(name: "golden", value: .string(goldenPath)),
            JSONValue.Member(name: "difference", value: differenceValue),
            JSONValue.Member(name: "expectedFile", value: .optional(evidence?.expected)),
            JSONValue.Member(name: "actualFile", value: .optional(evidence?.actual)),
            JSONValue.Member(name: "differenceFile", value: .optional(evidence?.difference)),
        ]
        return .object(outcome == .same ? members : members + reasonMembers)
    }

    /// The members of a result that is not `same`.
    private var reasonMembers: [JSONValue.Member] {
        var pixels: JSONValue = .null
        if case .pixelsDiffer(let difference, _) = outcome {
            pixels = .integer(difference.differingPixelCount)
        }
        return [
            JSONValue.Member(name: "reason", value: .optional(reason?.rawValue)),
            JSONValue.Member(name: "pixels", value: pixels),
            JSONValue.Member(
                name: "comparedPixels", value: explanation?.comparedPixelCount.map(JSONValue.integer) ?? .null
            ),
            JSONValue.Member(
                name: "clusters", value: .array((explanation?.clusters ?? []).map(\.jsonValue))),
            JSONValue.Member(name: "clusterCount", value: .integer(explanation?.clusterCount ?? 0)),
            JSONValue.Member(name: "stage", value: .optional(explanation?.stage?.rawValue)),
            JSONValue.Member(name: "causes", value: .array((explanation?.causes ?? []).map(\.jsonValue))),
            JSONValue.Member(name: "stripFile", value: .optional(evidence?.strip)),
            JSONValue.Member(name: "approve", value: .optional(approval)),
        ] + (renamedFrom.map { [JSONValue.Member(name: "renamedFrom", value: .string($0))] } ?? [])
            + origin.members
    }

    private var differenceValue: JSONValue {
        switch outcome {
        case .same, .digestDiffers, .missing, .recorded: .null
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
                "scale": box.flatMap(difference.scale).map(JSONValue.number) ?? .null,
                "expectedPixels": .pixelSize(difference.expectedSize),
                "actualPixels": .pixelSize(difference.actualSize),
            ])
        }
    }
}
