/// The difference of two texts, line by line.
public struct TextDifference: Hashable, Sendable {
    /// The places where they differ, from the top; at least one.
    public var changes: [Change]

    /// A range of lines that is replaced by another.
    public struct Change: Hashable, Sendable {
        /// The 1-based number of its first line in the expected text; of the line after it if no line of the
        /// expected text is removed.
        public var line: Int
        /// The lines that only the expected text has here.
        public var removed: [String]
        /// The lines that only the actual text has here.
        public var added: [String]

        /// Creates a change.
        public init(line: Int, removed: [String], added: [String]) {
            self.line = line
            self.removed = removed
            self.added = added
        }
    }

    /// Creates a difference.
    public init(changes: [Change]) { self.changes = changes }

    /// The 1-based number of the first line that differs.
    public var firstLine: Int { changes.first?.line ?? 1 }
    /// The lines that only the expected text has.
    public var expected: [String] { changes.flatMap(\.removed) }
    /// The lines that only the actual text has.
    public var actual: [String] { changes.flatMap(\.added) }
    /// The number of removed and added lines.
    public var lineCount: Int { changes.reduce(0) { $0 + $1.removed.count + $1.added.count } }

    /// Returns the difference as text: removed lines after `-`, added lines after `+`, at most `limit` of each.
    public func text(limit: Int = 40) -> String {
        var lines: [String] = [], removedLimit = limit, addedLimit = limit
        func show(_ texts: [String], _ mark: String, _ left: inout Int) {
            lines += texts.prefix(left).map { mark + $0 }
            let rest = texts.count - min(left, texts.count)
            if rest > 0 { lines.append("\(mark)… \(rest) more line\(rest == 1 ? "" : "s")") }
            left -= min(left, texts.count)
        }
        for (index, change) in changes.enumerated() {
            if index > 0, removedLimit == 0 || addedLimit == 0 {
                let rest = changes.count - index
                lines.append("… and \(rest) more place\(rest == 1 ? "" : "s")")
                break
            }
            lines.append("@@ line \(change.line)")
            show(change.removed, "-", &removedLimit)
            show(change.added, "+", &addedLimit)
        }
        return lines.joined(separator: "\n")
    }
}

/// Compares two texts by matching their lines; returns nil if they are equal byte for byte.
public func compareTexts(expected: String, actual: String) -> TextDifference? {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Lines are compared as bytes: canonically equivalent strings are different texts.
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: String) -> Int {
        let bytes = Array(line.utf8)
        if let known = numbers[bytes] { return known }
        numbers[bytes] = numbers.count
        return numbers.count - 1
    }
    let matching = LineMatching(left.map(number), right.map(number))
    return TextDifference(
        changes: matching.changes.map { change in
            TextDifference.Change(
                line: change.expected.lowerBound + 1, removed: Array(left[change.expected]),
                added: Array(right[change.actual]))
        })
}
