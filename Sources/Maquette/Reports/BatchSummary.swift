/// A summary of the diagnostics of many inputs: how many were rendered, and what was not drawn as specified,
/// by frequency.
public struct BatchSummary: Sendable {
    /// The number of files read.
    public var files = 0
    /// The number of pictures made.
    public var pictures = 0
    /// The number of inputs and pictures that failed.
    public var failures = 0
    /// The number of files that target other platforms, by platform.
    private var foreign: [String: Int] = [:]
    private var rows: [DiagnosticCode: Row] = [:]
    private var seen: Set<Diagnostic> = []

    /// The maximum number of names in a row. Chosen: one line of a wide terminal.
    private static let shownNames = 6
    /// The maximum number of files of a row, whose paths are longer.
    private static let shownFiles = 3
    /// The maximum number of messages in a row. Chosen: what is read without scrolling.
    private static let shownMessages = 3

    private struct Row: Sendable {
        var count = 0
        var files: [String: Int] = [:]
        var names: [String: Int] = [:]
        /// What was reported with the first of its notes, for codes of apps: each has another reason.
        var messages: [String: Int] = [:]

        mutating func add(_ diagnostic: Diagnostic) {
            let subjects = diagnostic.subjects
            let added = subjects.isEmpty ? 1 : subjects.reduce(0) { $0 + $1.count }
            count += added
            files[diagnostic.place?.file ?? "", default: 0] += added
            for subject in subjects { names[subject.name, default: 0] += subject.count }
            guard diagnostic.code.name.hasPrefix("app.") else { return }
            let note = diagnostic.notes.first.map { " (\($0))" } ?? ""
            messages[diagnostic.message + note, default: 0] += 1
        }
    }

    /// Creates an empty summary.
    public init() {}

    /// Counts an input that was read. Screens of an app's code are no files.
    public mutating func add(_ input: LoadedInput) {
        if input.isAppScreen, !input.recipes.isEmpty { return add(input.diagnostics) }
        files += 1
        if let system = input.foreignSystem { foreign[system, default: 0] += 1 }
        if input.document == nil, input.foreignSystem == nil { failures += 1 }
        add(input.diagnostics)
    }

    /// Counts notes and warnings, each once: many variants of one screen report the same.
    public mutating func add(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity < .error && seen.insert(diagnostic).inserted {
            rows[diagnostic.code, default: Row()].add(diagnostic)
        }
    }

    /// The lines of the summary: totals first, then the diagnostics, the most frequent first, each with the names
    /// and files that have most of them and with its remedy.
    public var lines: [String] {
        var head = "\(counted(files, "file")): \(counted(pictures, "picture"))"
        if !foreign.isEmpty {
            let systems = foreign.sorted { $0.key < $1.key }.map { "\($0.value) for \($0.key)" }
            head += "; \(foreign.values.reduce(0, +)) skipped (\(systems.joined(separator: ", ")))"
        }
        if failures > 0 { head += "; \(failures) failed" }
        guard !rows.isEmpty else { return [head] }
        let ordered = rows.sorted { ($1.value.count, $0.key.name) < ($0.value.count, $1.key.name) }
        let width = String(ordered.first?.value.count ?? 0).count
        return [head, "what was not drawn as asked, and how often:"]
            + ordered.flatMap { BatchSummary.lines($0.key, $0.value, width: width).map(\.printable) }
    }

    private static func lines(_ code: DiagnosticCode, _ row: Row, width: Int) -> [String] {
        let number = String(row.count), indent = String(repeating: " ", count: width + 3)
        var text = String(repeating: " ", count: 2 + width - number.count) + number + " " + code.name
        text += " in \(counted(row.files.count, "file")) (\(code.title))"
        if !row.names.isEmpty { text += ": " + list(row.names, limit: shownNames) }
        let files = row.files.filter { !$0.key.isEmpty }
        return [text] + (files.isEmpty ? [] : [indent + "in " + list(files, limit: shownFiles)])
            + messageLines(row.messages).map { indent + $0 } + [indent + code.remedy]
    }

    /// A line for each of the most frequent messages, and one for the others.
    private static func messageLines(_ messages: [String: Int]) -> [String] {
        let sorted = messages.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = sorted.prefix(shownMessages).map { message, count in
            message + (count > 1 ? " (\(count) times)" : "")
        }
        let rest = sorted.count - shown.count
        return shown + (rest > 0 ? ["and \(counted(rest, "other message")); --json has all"] : [])
    }

    /// Returns the names with the greatest counts.
    private static func list(_ counts: [String: Int], limit: Int) -> String {
        let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = names.prefix(limit).map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value))" }
        return shown.joined(separator: ", ") + (names.count > shown.count ? ", …" : "")
    }
}
