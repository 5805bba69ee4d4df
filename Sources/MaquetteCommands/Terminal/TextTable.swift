/// Formats rows of cells as aligned columns.
enum TextTable {
    /// Returns one line per row, with columns separated by two spaces and no trailing spaces.
    static func text(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = ""
            for (column, word) in row.enumerated() {
                line += word + String(repeating: " ", count: widths[column] - word.count + 2)
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
