import Assets
import Files
import Goldens
import Maquette

/// What a cache keeps of one comparison.
struct CachedResult: Hashable {
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

    /// Reads results; nil if one of the lines is none that a run writes, such as one with a number that nothing has.
    static func all(in content: [UInt8]) -> [CachedResult]? {
        guard String(validating: content, as: UTF8.self) != nil else { return nil }
        var results: [CachedResult] = []
        // By bytes: a line may end in a character that joins with the line feed.
        for line in content.split(separator: UInt8(ascii: "\n")) {
            let line = String(decoding: line, as: UTF8.self)
            let fields = line.split(separator: " ", maxSplits: 1)
            guard fields.count == 2 else { return nil }
            if fields[0] == "result" {
                results.append(CachedResult(assets: String(fields[1]), requests: []))
            } else {
                guard let last = results.indices.last, results[last].add(fields[1], as: fields[0]) else {
                    return nil
                }
            }
        }
        return results
    }

    /// Adds what a line says; returns whether it is known.
    private mutating func add(_ text: Substring, as word: Substring) -> Bool {
        switch word {
        case "asks":
            guard AssetRequest(line: text) != nil else { return false }
            requests.append(String(text))
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
        func number(_ json: JSONValue?) -> Int?? {
            guard let json, json != .null else { return .some(nil) }
            return json.countValue.map(Optional.some)
        }
        guard let line = number(value["line"]), let column = number(value["column"]) else { return nil }
        let place = value["file"]?.stringValue.map { Place(file: $0, line: line, column: column) }
        var subjects: [Subject] = []
        for item in value["subjects"]?.items ?? [] {
            guard let name = item["name"]?.stringValue, let count = item["count"]?.countValue else {
                return nil
            }
            subjects.append(Subject(name, count: count))
        }
        self = Diagnostic(
            code, message, of: subjects, at: place, view: value["view"]?.stringValue,
            notes: (value["notes"]?.items ?? []).compactMap(\.stringValue),
            hints: (value["hints"]?.items ?? []).compactMap(\.stringValue)
        ).reported(in: .drawnScreen)
    }
}
