import Geometry

/// The coverage of a convex clip: each row has an antialiased left end, a solid middle and an antialiased
/// right end.
struct ClipMask {
    /// One row; columns are device pixels.
    private struct Row {
        /// The first covered column; `end` if there is none.
        var start = 0
        /// The first fully covered column.
        var solidStart = 0
        /// The end of the fully covered columns.
        var solidEnd = 0
        /// The end of the covered columns.
        var end = 0
        /// The index in `soft` of the coverage of the left end, followed by that of the right end.
        var offset = 0
    }

    private let minY: Int
    private var rows: [Row]
    private var soft: [UInt8] = []

    /// Creates an empty mask of rows, to be filled as a `CoverageReceiver`.
    init(minY: Int, maxY: Int) {
        self.minY = minY
        rows = Array(repeating: Row(), count: max(0, maxY - minY))
    }

    /// Returns the fully covered columns of a row.
    func solid(y: Int) -> Range<Int> {
        guard rows.indices.contains(y - minY) else { return 0..<0 }
        let row = rows[y - minY]
        return row.solidStart..<row.solidEnd
    }

    /// Multiplies the clip's coverage into `coverage` of the pixels from (`x`, `y`).
    func multiply(into coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
        guard rows.indices.contains(y - minY) else { return coverage.update(repeating: 0, count: count) }
        let row = rows[y - minY]
        let rightEnd = row.offset + (row.solidStart - row.start)
        for i in 0..<count {
            let column = x + i
            if column < row.start || column >= row.end {
                coverage[i] = 0
            } else if column < row.solidStart || column >= row.solidEnd {
                let index =
                    column < row.solidStart
                    ? row.offset + column - row.start : rightEnd + column - row.solidEnd
                coverage[i] = UInt8(Blending.product(UInt32(coverage[i]), UInt32(soft[index])))
            }
        }
    }
}

extension ClipMask: CoverageReceiver {
    mutating func run(x: Int, y: Int, count: Int, coverage: UInt8) {
        guard coverage < 255 else { return appendSolid(x: x, y: y, count: count) }
        for column in x..<x + count { appendSoft(x: column, y: y, coverage: coverage) }
    }

    mutating func mask(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        for i in 0..<count {
            if coverage[i] == 255 {
                appendSolid(x: x + i, y: y, count: 1)
            } else if coverage[i] > 0 {
                appendSoft(x: x + i, y: y, coverage: coverage[i])
            }
        }
    }

    private mutating func appendSolid(x: Int, y: Int, count: Int) {
        begin(x: x, y: y)
        let row = y - minY
        if rows[row].solidStart == rows[row].solidEnd { rows[row].solidStart = x }
        rows[row].solidEnd = x + count
        rows[row].end = x + count
    }

    private mutating func appendSoft(x: Int, y: Int, coverage: UInt8) {
        begin(x: x, y: y)
        soft.append(coverage)
        advance(row: y - minY)
    }

    /// Begins the row if it is empty; otherwise fills the columns up to `x` that rounding left uncovered.
    private mutating func begin(x: Int, y: Int) {
        let row = y - minY
        if rows[row].start == rows[row].end {
            rows[row] = Row(start: x, solidStart: x, solidEnd: x, end: x, offset: soft.count)
        }
        while rows[row].end < x {
            soft.append(0)
            advance(row: row)
        }
    }

    private mutating func advance(row: Int) {
        rows[row].end += 1
        guard rows[row].solidStart == rows[row].solidEnd else { return }
        rows[row].solidStart = rows[row].end
        rows[row].solidEnd = rows[row].end
    }
}
