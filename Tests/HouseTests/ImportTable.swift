import Foundation

/// The table of modules in ARCHITECTURE.md.
struct ImportTable {
    /// A module's row.
    struct Row {
        /// The line in ARCHITECTURE.md, counted from 1.
        var line: Int
        /// The modules of this package it may import.
        var modules: Set<String>
        /// Everything else it may import.
        var packages: Set<String>
    }

    /// The rows by module.
    private(set) var rows: [String: Row] = [:]

    /// Parses the table whose header starts with `| module | one job |`.
    init(markdown: String) {
        var inside = false
        for (offset, line) in markdown.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("| module | one job |") {
                inside = true
            } else if inside, line.hasPrefix("| `") {
                let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                guard cells.count >= 5 else { continue }
                // A row may be that of several modules.
                for name in Self.words(cells[1]) {
                    rows[name.trimmingCharacters(in: ["`"])] = Row(
                        line: offset + 1, modules: Self.words(cells[3]), packages: Self.words(cells[4]))
                }
            } else if inside, !line.hasPrefix("|") {
                inside = false
            }
        }
    }

    /// The pipeline: modules that import no Foundation, directly or through another module.
    var pipeline: Set<String> {
        Set(rows.keys.filter { !reachesFoundation($0) && !isCLibrary($0) && !$0.hasPrefix("_Testing_") })
    }

    /// Whether a module wraps a C library.
    func isCLibrary(_ module: String) -> Bool {
        module.hasPrefix("C") && module.dropFirst().first?.isUppercase == true
    }

    /// Whether a module's row names a C library.
    func touchesC(_ module: String) -> Bool {
        rows[module]?.packages.contains(where: isCLibrary) ?? false
    }

    private func reachesFoundation(_ module: String) -> Bool {
        guard let row = rows[module] else { return false }
        return row.packages.contains("Foundation") || row.modules.contains(where: reachesFoundation)
    }

    private static func words(_ cell: String) -> Set<String> {
        cell == "-" ? [] : Set(cell.split(separator: " ").map(String.init))
    }
}
