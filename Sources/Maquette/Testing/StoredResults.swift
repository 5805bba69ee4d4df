import Assets
import Files
import Goldens
import ResultCache

/// The results of comparisons that a cache keeps: the digests of all contents, and the diagnostics.
///
/// A comparison has one entry, under all that is known before its render. It holds the latest results with the digest of
/// what each render asks for by name, so that branches with different images do not replace each other's results.
final class StoredResults: Sendable {
    private let cache: ResultCache
    private let fingerprint: RenderFingerprint

    /// What a cache knows about a comparison before it is rendered.
    struct Lookup {
        /// The name of its entry; nil if its results are not kept.
        fileprivate var name: String?
        /// The results of the entry, the latest first.
        fileprivate var results: [StoredResult] = []
        /// The outcome; nil if it is not known, or if not all goldens are the same.
        fileprivate(set) var outcome: GoldenOutcome?
    }

    init(_ cache: ResultCache, _ fingerprint: RenderFingerprint) {
        (self.cache, self.fingerprint) = (cache, fingerprint)
    }

    /// Looks up a comparison.
    func lookUp(_ item: GoldenPlan.Item, _ check: GoldenCheck) -> Lookup {
        var found = Lookup(name: fingerprint.name(of: item))
        guard check.mode != .all, let name = found.name, let content = cache.content(of: name) else {
            return found
        }
        found.results = StoredResult.all(in: content) ?? []
        let stored = found.results.first { $0.assets == fingerprint.assets($0.requests, of: item) }
        found.outcome = stored.flatMap { outcome(of: item, check, $0) }
        return found
    }

    private func outcome(
        of item: GoldenPlan.Item, _ check: GoldenCheck, _ stored: StoredResult
    ) -> GoldenOutcome? {
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

    /// Chosen: the results that an entry keeps, of as many versions of the images and colors of a screen.
    private static let keptCount = 4

    /// Keeps the results of a render that has not failed; `lookup` is what was known before it.
    func keep(
        _ subjects: [GoldenSubject], _ diagnostics: [Diagnostic], of item: GoldenPlan.Item,
        asking requests: AssetRequests, after lookup: Lookup
    ) {
        guard let name = lookup.name, let lines = requests.lines else { return }
        let result = StoredResult(
            assets: fingerprint.assets(lines, of: item), requests: lines,
            digests: Dictionary(subjects.map { ($0.kind, $0.contentDigest) }) { first, _ in first },
            diagnostics: diagnostics)
        // What is known already differs from the goldens.
        guard !lookup.results.contains(result) else { return }
        let others = lookup.results.filter { $0.assets != result.assets }
        let results = [result] + others.prefix(StoredResults.keptCount - 1)
        cache.keep(Array(results.map(\.text).joined().utf8), as: name)
    }
}

/// What a cache keeps of one comparison.
private struct StoredResult: Hashable {
    /// The digest of what the render asks for by name.
    var assets: String
    /// What it asks for, as lines.
    var requests: [String]
    var digests: [GoldenKind: String] = [:]
    var diagnostics: [Diagnostic] = []

    /// A line for each request, each kind and each diagnostic, after one that begins a result.
    var text: String {
        var lines = ["result \(assets)"] + requests.map { "asks \($0)" }
        lines += GoldenKind.allCases.compactMap { kind in
            digests[kind].map { "golden \(kind.rawValue) \($0)" }
        }
        // JSON has no line breaks in texts.
        lines += diagnostics.map { "diagnostic \($0.storedValue.text)" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Reads results; nil if one of the lines is not known.
    static func all(in content: [UInt8]) -> [StoredResult]? {
        guard let lines = String(validating: content, as: UTF8.self)?.split(separator: "\n") else {
            return nil
        }
        var results: [StoredResult] = []
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2 else { return nil }
            if words[0] == "result" {
                results.append(StoredResult(assets: String(words[1]), requests: []))
            } else {
                guard let last = results.indices.last, results[last].add(words[1], as: words[0]) else {
                    return nil
                }
            }
        }
        return results
    }

    /// Adds what a line says; returns whether it is known.
    private mutating func add(_ text: Substring, as word: Substring) -> Bool {
        switch word {
        case "asks": requests.append(String(text))
        case "golden":
            let parts = text.split(separator: " ")
            guard parts.count == 2, let kind = GoldenKind(rawValue: String(parts[0])) else { return false }
            digests[kind] = String(parts[1])
        case "diagnostic":
            guard
                let diagnostic = JSONValue(reading: Array(text.utf8)).flatMap(Diagnostic.init(stored:))
            else { return false }
            diagnostics.append(diagnostic)
        default: return false
        }
        return true
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
