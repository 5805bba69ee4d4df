import Foundation

/// The table "Where to touch, to add" in ARCHITECTURE.md.
struct PlaceTable {
    /// A task, and the places that it touches.
    struct Row {
        /// The line in ARCHITECTURE.md, counted from 1.
        var line: Int
        /// What is added.
        var task: String
        /// What stands in backticks in the cell of the places.
        var places: [String]
        /// The example; nil for none.
        var example: String?
    }

    private(set) var rows: [Row] = []

    /// Reads the table whose header starts with `| to add |`.
    init(markdown: String) {
        var isInside = false
        for (offset, line) in markdown.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("| to add |") { isInside = true }
            if !line.hasPrefix("|") { isInside = false }
            let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard isInside, cells.count == 6, !["to add", "---"].contains(cells[1]) else { continue }
            rows.append(
                Row(
                    line: offset + 1, task: cells[1], places: Self.code(in: cells[2]),
                    example: Self.code(in: cells[3]).first))
        }
    }

    private static func code(in cell: String) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    /// The files and folders that a place names; nil if the place is none, such as a command.
    static func paths(of place: String, in texts: [TextFile]) -> [String]? {
        if place.contains(" ") { return nil }
        if place.contains("/") || House.exists(place) { return [place] }
        let parts = place.split(separator: ".").map(String.init)
        guard parts.count == 2, let type = parts.first, type.first?.isUppercase == true else { return nil }
        return texts.filter { file in
            let name = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
            return (name == type || name.hasPrefix(type + "+")) && declares(file, parts[1])
        }.map(\.path)
    }

    /// Whether a file declares a member or a type.
    private static func declares(_ file: TextFile, _ name: String) -> Bool {
        file.lines.contains { line in
            ["let", "var", "func", "case", "enum", "struct", "class"].contains { kind in
                guard let range = line.range(of: "\(kind) \(name)") else { return false }
                let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
                return !after.isLetter && !after.isNumber
            }
        }
    }
}
