import Diagnostics
package import Files

/// The report of a test run as `report.json` states it. What comes after a run is made from it: reports in other
/// formats, the merged report, and the commands that read the last run.
package struct RunReport: Sendable {
    /// Why a report cannot be used.
    package enum Problem: Error, Hashable, Sendable {
        /// The file cannot be read.
        case unreadable(FileError)
        /// The file is not a report, or one of another version.
        case foreign(path: String)
    }

    /// A screen that could not be rendered, or a document that draws nothing.
    package struct Screen: Hashable, Sendable {
        /// The base name of its goldens, or the path of an input that could not be read.
        package var name: String
        /// The input as the user named it.
        package var input: String?
        /// The code of the first error, or of the note on a document that draws nothing.
        package var code: String?
        package var message: String?
        /// The file of that error.
        package var file: String?
        /// The line of that error.
        package var line: Int?
        /// Whether the run fails because of it.
        package var isFailure = true
    }

    /// The path of the folder with the evidence.
    package let folder: String
    /// The whole report, with its members in their order.
    package let json: JSONValue
    /// The goldens that the run was allowed to write.
    package let mode: RecordMode
    /// One result for each golden, in the order of the run.
    package let results: [StoredResult]

    /// The path of the report in a folder.
    package static func path(in folder: String) -> String { "\(folder)/report.json" }

    /// Reads the report in a folder.
    package init(in folder: String) throws(Problem) {
        let path = RunReport.path(in: folder), bytes: [UInt8]
        do throws(FileError) { bytes = try readFile(path, as: .report) } catch { throw .unreadable(error) }
        guard let json = JSONValue(reading: bytes), let report = RunReport(json, in: folder) else {
            throw .foreign(path: path)
        }
        self = report
    }

    /// Reads the content of a report; nil if it is not one of this version.
    ///
    /// - Parameters:
    ///   - json: The content.
    ///   - folder: The path of the folder with the evidence.
    package init?(_ json: JSONValue, in folder: String) {
        guard json["schemaVersion"]?.integerValue == GoldenReport.schemaVersion,
            let mode = json["record"]?.stringValue.flatMap(RecordMode.init(rawValue:)),
            let items = json["results"]?.items
        else { return nil }
        results = items.compactMap(StoredResult.init)
        guard results.count == items.count else { return nil }
        self.folder = folder
        self.json = json
        self.mode = mode
    }

    /// The names and kinds of the results of a report, which may be one of another version; nil if it is not a
    /// report.
    static func goldens(in folder: String) -> [(name: String, kind: GoldenKind)]? {
        guard let bytes = try? readFile(path(in: folder), as: .report), let json = JSONValue(reading: bytes),
            json["schemaVersion"]?.integerValue != nil, json["record"]?.stringValue != nil
        else { return nil }
        return (json["results"]?.items ?? []).compactMap(StoredResult.golden)
    }

    /// The screens that could not be rendered, and so have no results.
    package var notRendered: [Screen] { screensWithoutResults.filter(\.isFailure) }

    /// The documents that draw nothing.
    package var drawingNothing: [Screen] { screensWithoutResults.filter { !$0.isFailure } }

    private var screensWithoutResults: [Screen] {
        (json["notRendered"]?.items ?? []).compactMap { item in
            guard let name = item["name"]?.stringValue else { return nil }
            return Screen(
                name: name, input: item["input"]?.stringValue, code: item["code"]?.stringValue,
                message: item["message"]?.stringValue, file: item["file"]?.stringValue,
                line: item["line"]?.countValue,
                isFailure: item["severity"]?.stringValue != "\(Diagnostic.Severity.note)")
        }
    }

    /// The greatest number of parts. Source: `--shard` takes six digits.
    private static let shardLimit = 999_999

    /// The part of a run that it reports; nil for a whole run.
    package var shard: GoldenReport.Shard? {
        guard let index = json["shard"]?["index"]?.countValue,
            let count = json["shard"]?["count"]?.countValue, count <= RunReport.shardLimit
        else { return nil }
        return GoldenReport.Shard(index: index, count: count)
    }

    /// The number of results whose evidence the run was allowed to keep; nil if it was not limited.
    var evidenceLimit: Int? { json["maxEvidence"]?.countValue }

    /// A digest of the report, which is another after another run.
    package var digest: String { ContentDigest.text(of: json.text.utf8) }

    /// The exit code of the run.
    package var exitCode: Int { json["exitCode"]?.integerValue ?? 0 }

    /// The files that the results were made of, with their digests.
    package var sources: [GoldenReport.Source] {
        (json["sources"]?.items ?? []).compactMap { item in
            guard let file = item["file"]?.stringValue, let digest = item["digest"]?.stringValue else {
                return nil
            }
            return GoldenReport.Source(file: file, digest: digest)
        }
    }

    /// The files that have changed since the run, or are gone.
    package var changedSources: [String] {
        sources.filter { ContentDigest.text(ofFile: $0.file) != $0.digest }.map(\.file)
    }

    /// Whether the run passes: every screen was rendered and is equal to its goldens.
    package var passes: Bool { notRendered.isEmpty && failures.isEmpty }

    /// Returns how many documents draw nothing; nil for none.
    package static func text(drawingNothing count: Int) -> String? {
        count == 0 ? nil : "\(counted(count, "document")) \(count == 1 ? "draws" : "draw") nothing"
    }

    /// The results that do not pass.
    package var failures: [StoredResult] { results.filter { !$0.passes } }

    /// The counts of outcomes as one line: `2 different, 1 missing, 7 same`.
    package var summary: String {
        var parts = ["different", "missing", "recorded", "failed", "same"].compactMap { outcome in
            let count = results.count { $0.outcome == outcome }
            return count > 0 ? "\(count) \(outcome)" : nil
        }
        let screens = notRendered.count
        if screens > 0 { parts.insert("\(screens) not rendered", at: 0) }
        if let text = RunReport.text(drawingNothing: drawingNothing.count) { parts.append(text) }
        return parts.isEmpty ? "no goldens" : parts.joined(separator: ", ")
    }
}
