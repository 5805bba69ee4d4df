import Diagnostics
import Files
import Foundation

/// The pairs of a list, and what is refused of it.
///
/// A list is a table whose first line names its columns, with tabs between them, or a JSON array of objects. Columns
/// and members are `repo`, `apple` and `ours`, and may be `name` and `cause`. Paths are relative to the current folder.
package struct PairList: Sendable {
    /// The pairs in the order of the list.
    package private(set) var pairs: [PicturePair] = []
    /// What is wrong, one problem a pair.
    package private(set) var problems: [PairProblem] = []

    /// Every name that a column or a member may have.
    private static let names = ["repo", "apple", "ours", "name", "cause"]
    private static let requiredNames = names.prefix(3)

    /// Reads the list in a file. A name that ends in `.json` is a JSON array, all others are tables.
    package init(contentsOf path: String) {
        do throws(FileError) {
            let text = try readText(path, as: .report)
            self.init(text, isJSON: path.lowercased().hasSuffix(".json"), file: path)
        } catch {
            self.init(problems: [PairProblem(error.reason, at: Place(file: path, line: error.line))])
        }
    }

    private init(problems: [PairProblem]) { self.problems = problems }

    /// Reads a list.
    init(_ text: String, isJSON: Bool, file: String) {
        if isJSON { readArray(text, file) } else { readTable(text, file) }
        if pairs.isEmpty && problems.isEmpty { refuse("it lists no pair", at: Place(file: file)) }
    }

    private mutating func refuse(_ message: String, at place: Place) {
        problems.append(PairProblem(message, at: place))
    }

    private mutating func readTable(_ text: String, _ file: String) {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard let first = lines.first(where: { !$0.isEmpty }) else { return }
        let columns = Self.cells(of: first)
        if let problem = Self.problem(ofColumns: columns) {
            let line = lines.firstIndex { !$0.isEmpty }.map { $0 + 1 }
            return refuse(problem, at: Place(file: file, line: line))
        }
        var isHeader = true
        for (index, line) in lines.enumerated() where !line.isEmpty {
            if isHeader {
                isHeader = false
                continue
            }
            let place = Place(file: file, line: index + 1), cells = Self.cells(of: line)
            guard cells.count == columns.count else {
                refuse("the line has \(cells.count) cells, the first one has \(columns.count)", at: place)
                continue
            }
            add(Dictionary(zip(columns, cells)) { first, _ in first }, "the line", at: place)
        }
    }

    private static func cells(of line: Substring) -> [String] {
        line.split(separator: "\t", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    /// Returns what is wrong with the names of columns; nil if nothing is.
    private static func problem(ofColumns columns: [String]) -> String? {
        if let missing = requiredNames.first(where: { !columns.contains($0) }) {
            return "the first line names no column '\(missing)'"
        }
        if let unknown = columns.first(where: { !names.contains($0) }) {
            return "the column '\(unknown)' is unknown; there are \(names.joined(separator: ", "))"
        }
        return Set(columns).count == columns.count ? nil : "a column is named twice"
    }

    private mutating func readArray(_ text: String, _ file: String) {
        let place = Place(file: file)
        guard let array = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] else {
            return refuse("it is not a JSON array", at: place)
        }
        for (index, item) in array.enumerated() {
            let subject = "pair \(index + 1)"
            guard let members = item as? [String: Any] else {
                refuse("\(subject) is not an object", at: place)
                continue
            }
            if let other = members.keys.sorted().first(where: {
                Self.names.contains($0) && !(members[$0] is String)
            }) {
                refuse("\(subject): '\(other)' is not a string", at: place)
                continue
            }
            add(members.compactMapValues { $0 as? String }, subject, at: place)
        }
    }

    /// Adds a pair, unless a path is missing or it is there already.
    private mutating func add(_ values: [String: String], _ subject: String, at place: Place) {
        if let missing = Self.requiredNames.first(where: { values[$0, default: ""].isEmpty }) {
            return refuse("\(subject) has no '\(missing)'", at: place)
        }
        let apple = values["apple", default: ""]
        let name = values["name", default: ""]
        let pair = PicturePair(
            repository: values["repo", default: ""], cause: values["cause", default: ""],
            name: name.isEmpty ? (apple as NSString).lastPathComponent : name, apple: apple,
            ours: values["ours", default: ""])
        if pairs.contains(where: { $0.apple == pair.apple && $0.ours == pair.ours }) {
            return refuse("\(subject) repeats the pictures of a pair before", at: place)
        }
        pairs.append(pair)
    }
}
