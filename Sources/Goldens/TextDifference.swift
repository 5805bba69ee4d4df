/// How two texts differ, line by line: one stretch of lines in the expected text that stands in for another
/// in the actual one, with what is equal before and behind it left out.
public struct TextDifference: Hashable, Sendable {
    /// The 1-based number of the first line that differs.
    public var firstLine: Int
    /// The lines only the expected text has at this place.
    public var expected: [String]
    /// The lines only the actual text has at this place.
    public var actual: [String]

    /// How many lines are removed and added.
    public var lineCount: Int { expected.count + actual.count }

    /// The difference as text: removed lines behind `-`, added ones behind `+`, at most `limit` of each.
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

/// Compares two texts; nil where they are equal to the byte.
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
