/// The equations of a model while unknowns are being eliminated from them.
///
/// Every constraint over several unknowns is a row `Σ a·x + s = b`; the slack `s` occurs only where the
/// constraint is an inequality or optional, and carries what breaking it costs. Constraints on one unknown are
/// no rows but *pieces* of a convex piecewise-linear cost on that unknown's column. A sparse matrix with its
/// entries chained by row and by column; eliminating logs each step, so that the steps can be replayed with
/// other constants, forwards for values and backwards for multipliers.
///
/// **Invariant:** which steps are taken depends on coefficients alone, never on constants, so a log holds for
/// every value of the constants.
struct Reduction: ~Copyable {
    /// What has become of a column.
    enum ColumnState {
        /// Still to be found.
        static let active: UInt8 = 0
        /// Its value follows from columns known before it.
        static let determined: UInt8 = 1
        /// Its value follows from columns known after it.
        static let defined: UInt8 = 2
    }

    /// What holds a column, in rising order.
    enum Restraint {
        /// Nothing: it can take up any row.
        static let free: UInt8 = 0
        /// Required bounds, which are left out at first and only checked.
        static let bounded: UInt8 = 1
        /// Costs, so that it may be anywhere for a price.
        static let costed: UInt8 = 2
    }

    /// A step of the elimination.
    struct LogEntry {
        /// What it does.
        enum Kind: UInt8 {
            /// `column` is the only unknown left in `row`.
            case determine
            /// `row` is used up as the definition of `column`, which occurs in no other row.
            case define
            /// As `define`, and the costs of `column` pass to `other`, the only other unknown of the row.
            case alias
            /// The known terms of `row` are folded into its right side.
            case close
            /// `factor × row` is added to row `other`.
            case merge
        }
        var kind: Kind
        var row: Int32
        var column: Int32
        var other: Int32
        var factor: Double
    }

    var arena: Arena
    let variableCount: Int
    /// The least safe divisor over the greatest coefficient of its row.
    let divisorRatio: Double
    var columnCount: Int
    var rowCount = 0

    var termCount = 0
    var termCapacity: Int
    /// -1 for an entry that cancelled.
    var termColumn: UnsafeMutablePointer<Int32>
    var termRow: UnsafeMutablePointer<Int32>
    var termNextInRow: UnsafeMutablePointer<Int32>
    var termNextInColumn: UnsafeMutablePointer<Int32>
    var termValue: UnsafeMutablePointer<Double>

    var rowHead: UnsafeMutablePointer<Int32>
    var rowTail: UnsafeMutablePointer<Int32>
    /// How many active columns occur in the row.
    var rowActive: UnsafeMutablePointer<Int32>
    var rowIsLive: UnsafeMutablePointer<Bool>
    var rowConstraint: UnsafeMutablePointer<Int32>

    var columnHead: UnsafeMutablePointer<Int32>
    /// How many live rows the column occurs in.
    var columnActive: UnsafeMutablePointer<Int32>
    var columnState: UnsafeMutablePointer<UInt8>
    var columnRestraint: UnsafeMutablePointer<UInt8>
    /// The length of the log when the column was determined.
    var columnTime: UnsafeMutablePointer<Int32>
    var pieceHead: UnsafeMutablePointer<Int32>
    var pieceTail: UnsafeMutablePointer<Int32>

    var pieceCount = 0
    var pieceNext: UnsafeMutablePointer<Int32>
    /// The column it was stated for.
    var pieceColumn: UnsafeMutablePointer<Int32>
    var pieceConstraint: UnsafeMutablePointer<Int32>

    var log: Stack<LogEntry>
    /// Rows that came down to one unknown, in the order in which they did.
    var singleRows: Stack<Int32>
    /// Columns without costs that came down to one row.
    var singleColumns: Stack<Int32>
    /// Rows that came down to two unknowns.
    var doubleRows: Stack<Int32>
}

extension Reduction {
    /// Calls `body` with every entry of a row that has not cancelled.
    @inline(__always)
    func forEachTerm(inRow row: Int, _ body: (Int) -> Void) {
        var entry = Int(rowHead[row])
        while entry >= 0 {
            if termColumn[entry] >= 0 { body(entry) }
            entry = Int(termNextInRow[entry])
        }
    }

    /// Whether the entry's column is still to be found.
    @inline(__always)
    func isActive(_ entry: Int) -> Bool {
        let column = Int(termColumn[entry])
        return column >= 0 && columnState[column] == ColumnState.active
    }

    /// The entry of the only active column of a row; -1 where there is none.
    func activeEntry(ofRow row: Int) -> Int {
        var entry = Int(rowHead[row])
        while entry >= 0 {
            if isActive(entry) { return entry }
            entry = Int(termNextInRow[entry])
        }
        return -1
    }

    /// The entry of a live row in a column's chain, from `start` on; entries of other rows are unchained.
    mutating func liveEntry(ofColumn column: Int) -> Int {
        var entry = Int(columnHead[column])
        while entry >= 0 {
            if termColumn[entry] >= 0 && rowIsLive[Int(termRow[entry])] { break }
            entry = Int(termNextInColumn[entry])
        }
        columnHead[column] = Int32(truncatingIfNeeded: entry)
        return entry
    }

    /// Records that a live row lost an active column.
    @inline(__always)
    mutating func noteLoss(inRow row: Int) {
        rowActive[row] -= 1
        switch rowActive[row] {
        case 1: singleRows.push(Int32(truncatingIfNeeded: row), &arena)
        case 2: doubleRows.push(Int32(truncatingIfNeeded: row), &arena)
        default: break
        }
    }

    /// Records that an active column lost a live row.
    @inline(__always)
    mutating func noteLoss(inColumn column: Int) {
        columnActive[column] -= 1
        if columnActive[column] == 1 && columnRestraint[column] != Restraint.costed {
            singleColumns.push(Int32(truncatingIfNeeded: column), &arena)
        }
    }

    /// Takes a live row out of the system: its active columns, but for `column`, lose it.
    mutating func retire(row: Int, keeping column: Int) {
        rowIsLive[row] = false
        var entry = Int(rowHead[row])
        while entry >= 0 {
            let other = Int(termColumn[entry])
            if other >= 0 && other != column && columnState[other] == ColumnState.active {
                noteLoss(inColumn: other)
            }
            entry = Int(termNextInRow[entry])
        }
    }

    /// Adds a step to the log.
    mutating func note(
        _ kind: LogEntry.Kind, row: Int, column: Int = -1, other: Int = -1, factor: Double = 0
    ) {
        log.push(
            LogEntry(
                kind: kind, row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: column),
                other: Int32(truncatingIfNeeded: other), factor: factor), &arena)
    }
}
