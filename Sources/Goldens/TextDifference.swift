/// The difference of two texts, line by line: one range of lines in the expected text that is replaced by
/// another in the actual text. Equal lines before and after it are omitted.
public struct TextDifference: Hashable, Sendable {
    /// The 1-based number of the first line that differs.
    public var firstLine: Int
    /// The lines that only the expected text has in this range.
    public var expected: [String]
    /// The lines that only the actual text has in this range.
    public var actual: [String]

    /// The number of removed and added lines.
    public var lineCount: Int { expected.count + actual.count }

    /// Returns the difference as text: removed lines after `-`, added lines after `+`, at most `limit` of
    /// each.
    public func text(limit: Int = 40) -> String {
        func shown(_ lines: [String], _ mark: String) -> [String] {
            let rest = max(0, lines.count - limit)
            return lines.prefix(limit).map { mark + $0 }
                + (rest > 0 ? ["\(mark)… \(rest) more line\(rest == 1 ? "" : "s")"] : [])
        }
        return (["@@ line \(firstLine)"] + shown(expected, "-") + shown(actual, "+"))
            .joined(separator: "\n")
    }
}

/// Compares two texts; returns nil if they are equal byte for byte.
public func compareTexts(expected: String, actual: String) -> TextDifference? {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start].utf8.elementsEqual(right[start].utf8) { start += 1 }
    var tail = 0
    while tail < shorter - start,
        left[left.count - 1 - tail].utf8.elementsEqual(right[right.count - 1 - tail].utf8)
    { tail += 1 }
    return TextDifference(
        firstLine: start + 1, expected: Array(left[start..<left.count - tail]),
        actual: Array(right[start..<right.count - tail]))
}
