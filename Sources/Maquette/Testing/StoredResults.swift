import Assets
import Files
public import Goldens
import ResultCache

/// The results of comparisons that a cache keeps: the digests of all contents, and the diagnostics.
///
/// There are two entries: what a render asks for, under all that is known before it, and its results, under that and
/// the digests of what it asks for.
final class StoredResults: Sendable {
    private let cache: ResultCache
    private let fingerprint: RenderFingerprint

    init(_ cache: ResultCache, _ fingerprint: RenderFingerprint) {
        (self.cache, self.fingerprint) = (cache, fingerprint)
    }

    /// Returns the outcome of a comparison; nil if it is not known, or if not all goldens are the same.
    func outcome(of item: GoldenPlan.Item, _ check: GoldenCheck) -> GoldenOutcome? {
        guard check.mode != .all, let name = fingerprint.name(of: item),
            let requests = cache.content(of: name).flatMap(StoredResults.lines),
            let stored = cache.content(of: fingerprint.name(name, asking: requests, of: item))
                .flatMap(StoredResults.lines).flatMap(StoredResult.init)
        else { return nil }
        let output = item.request.outputName, recipe = item.request.recipe
        let results = item.kinds.compactMap { kind in
            stored.digests[kind].flatMap {
                check.result(output, kind, digest: $0, origin: GoldenOrigin(input: recipe.input))
            }
        }
        guard results.count == item.kinds.count else { return nil }
        return GoldenOutcome(
            name: output, input: recipe.input, results: results, diagnostics: stored.diagnostics,
            hasFailed: false, isCached: true)
    }

    /// Keeps the results of a render that has not failed.
    func keep(
        _ subjects: [GoldenSubject], _ diagnostics: [Diagnostic], of item: GoldenPlan.Item,
        asking requests: AssetRequests
    ) {
        guard let lines = requests.lines, let name = fingerprint.name(of: item) else { return }
        let result = StoredResult(
            digests: Dictionary(subjects.map { ($0.kind, $0.contentDigest) }) { first, _ in first },
            diagnostics: diagnostics)
        guard let content = result.text else { return }
        cache.keep(Array(content.utf8), as: fingerprint.name(name, asking: lines, of: item))
        cache.keep(Array(lines.map { $0 + "\n" }.joined().utf8), as: name)
    }

    private static func lines(_ content: [UInt8]) -> [String]? {
        String(validating: content, as: UTF8.self)?.split(separator: "\n").map(String.init)
    }
}

/// What a cache keeps of one comparison.
private struct StoredResult {
    var digests: [GoldenKind: String]
    var diagnostics: [Diagnostic]

    /// A line for each kind and each diagnostic.
    var text: String? {
        var lines = GoldenKind.allCases.compactMap { kind in
            digests[kind].map { "golden \(kind.rawValue) \($0)" }
        }
        lines += diagnostics.map { "diagnostic \($0.storedValue.text)" }
        // JSON has no line breaks in texts.
        return lines.map { $0 + "\n" }.joined()
    }

    init(digests: [GoldenKind: String], diagnostics: [Diagnostic]) {
        (self.digests, self.diagnostics) = (digests, diagnostics)
    }

    /// Reads the lines; nil if one of them is not known.
    init?(_ lines: [String]) {
        self.init(digests: [:], diagnostics: [])
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2 else { return nil }
            if words[0] == "golden" {
                let parts = words[1].split(separator: " ")
                guard parts.count == 2, let kind = GoldenKind(rawValue: String(parts[0])) else { return nil }
                digests[kind] = String(parts[1])
            } else {
                guard words[0] == "diagnostic",
                    let diagnostic = JSONValue(reading: Array(words[1].utf8)).flatMap(
                        Diagnostic.init(stored:))
                else { return nil }
                diagnostics.append(diagnostic)
            }
        }
    }
}

extension Diagnostic {
    /// The diagnostic as a cache keeps it: all but the severity, which its code and a drawn screen decide.
    fileprivate var storedValue: JSONValue {
        .members([
            "code": .string(code.name), "message": .string(message), "file": .optional(place?.file),
            "line": place?.line.map(JSONValue.integer) ?? .null,
            "column": place?.column.map(JSONValue.integer) ?? .null, "view": .optional(view),
            "notes": .array(notes.map(JSONValue.string)), "hints": .array(hints.map(JSONValue.string)),
            "subjects": .array(
                subjects.map { .members(["name": .string($0.name), "count": .integer($0.count)]) }),
        ])
    }

    fileprivate init?(stored value: JSONValue) {
        guard let code = value["code"]?.stringValue.flatMap(DiagnosticRegistry.code),
            let message = value["message"]?.stringValue
        else { return nil }
        let place = value["file"]?.stringValue.map {
            Place(file: $0, line: value["line"]?.integerValue, column: value["column"]?.integerValue)
        }
        let subjects = (value["subjects"]?.items ?? []).compactMap { item in
            item["name"]?.stringValue.map { Subject($0, count: item["count"]?.integerValue ?? 1) }
        }
        self = Diagnostic(
            code, message, of: subjects, at: place, view: value["view"]?.stringValue,
            notes: (value["notes"]?.items ?? []).compactMap(\.stringValue),
            hints: (value["hints"]?.items ?? []).compactMap(\.stringValue)
        ).reported(in: .drawnScreen)
    }
}
