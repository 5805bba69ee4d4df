extension Reduction {
    /// Takes a column out of all rows but `row`, which becomes its definition, and retires that row.
    mutating func substitute(_ column: Int, by row: Int, pivot: Double) {
        columnState[column] = ColumnState.defined
        rowIsLive[row] = false
        var entry = Int(columnHead[column])
        while entry >= 0 {
            let target = Int(termRow[entry])
            if termColumn[entry] >= 0 && rowIsLive[target] {
                merge(row, into: target, factor: -termValue[entry] / pivot)
                termColumn[entry] = -1
                noteLoss(inRow: target)
            }
            entry = Int(termNextInColumn[entry])
        }
        var other = Int(rowHead[row])
        while other >= 0 {
            if isActive(other) { noteLoss(inColumn: Int(termColumn[other])) }
            other = Int(termNextInRow[other])
        }
    }

    /// Adds `factor × row` to a live row.
    private mutating func merge(_ row: Int, into target: Int, factor: Double) {
        note(.merge, row: row, other: target, factor: factor)
        var entry = Int(rowHead[row])
        while entry >= 0 {
            if isActive(entry) {
                add(termValue[entry] * factor, column: Int(termColumn[entry]), row: target)
            }
            entry = Int(termNextInRow[entry])
        }
    }

    /// Adds to the entry at a row and column, making it where there is none and dropping it if it cancels.
    private mutating func add(_ value: Double, column: Int, row: Int) {
        let found = entry(column: column, row: row)
        guard found >= 0 else {
            append(value, column: column, row: row)
            return
        }
        let sum = termValue[found] + value
        if abs(sum) > max(abs(value), abs(termValue[found])) * 1e-12 {
            termValue[found] = sum
        } else {
            termColumn[found] = -1
            noteLoss(inRow: row)
            noteLoss(inColumn: column)
        }
    }

    /// Looks along the shorter of the row and the column.
    private mutating func entry(column: Int, row: Int) -> Int {
        if columnActive[column] <= rowActive[row] {
            var entry = liveEntry(ofColumn: column)
            while entry >= 0 {
                if Int(termRow[entry]) == row && termColumn[entry] >= 0 { return entry }
                entry = nextLiveEntry(after: entry)
            }
            return -1
        }
        var entry = Int(rowHead[row])
        while entry >= 0 {
            if Int(termColumn[entry]) == column { return entry }
            entry = Int(termNextInRow[entry])
        }
        return -1
    }

    /// The next entry of the column in a live row; what lies between is unchained.
    private mutating func nextLiveEntry(after entry: Int) -> Int {
        var next = Int(termNextInColumn[entry])
        while next >= 0 {
            if termColumn[next] >= 0 && rowIsLive[Int(termRow[next])] { break }
            next = Int(termNextInColumn[next])
        }
        termNextInColumn[entry] = Int32(truncatingIfNeeded: next)
        return next
    }
}
