extension Reduction {
    /// Eliminates as many columns as rows without costs allow; what stays is for the kernels.
    mutating func eliminate() {
        var next = 0
        determineSingles(&next)
        for column in 0..<columnCount
        where columnActive[column] == 1 && columnRestraint[column] != Restraint.costed
            && columnState[column] == ColumnState.active
        {
            singleColumns.push(Int32(truncatingIfNeeded: column), &arena)
        }
        settle(&next)
        eliminateFreeColumns(&next)
    }

    /// Does what adds no entries until nothing of the kind is left.
    private mutating func settle(_ next: inout Int) {
        while true {
            determineSingles(&next)
            if let column = singleColumns.pop() {
                defineSingle(Int(column))
            } else if let row = doubleRows.pop() {
                aliasPair(inRow: Int(row))
            } else if next == singleRows.count {
                return
            }
        }
    }

    /// Rows with one unknown left give its value.
    private mutating func determineSingles(_ next: inout Int) {
        while next < singleRows.count {
            let row = Int(singleRows.base[next])
            next += 1
            guard rowIsLive[row], rowActive[row] == 1 else { continue }
            let entry = activeEntry(ofRow: row)
            guard entry >= 0 else { continue }
            let column = Int(termColumn[entry])
            note(.determine, row: row, column: column)
            columnTime[column] = Int32(truncatingIfNeeded: log.count)
            columnState[column] = ColumnState.determined
            rowIsLive[row] = false
            var other = Int(columnHead[column])
            while other >= 0 {
                let otherRow = Int(termRow[other])
                if termColumn[other] >= 0 && rowIsLive[otherRow] { noteLoss(inRow: otherRow) }
                other = Int(termNextInColumn[other])
            }
        }
    }

    /// A column without costs in one row takes that row up, whatever its other columns become.
    private mutating func defineSingle(_ column: Int) {
        guard columnState[column] == ColumnState.active, columnActive[column] == 1,
            columnRestraint[column] != Restraint.costed
        else { return }
        let entry = liveEntry(ofColumn: column)
        guard entry >= 0 else { return }
        let row = Int(termRow[entry])
        guard isSafePivot(entry) else { return }
        note(.define, row: row, column: column)
        columnState[column] = ColumnState.defined
        retire(row: row, keeping: column)
    }

    /// Whether dividing by the entry does not blow up its row.
    private func isSafePivot(_ entry: Int) -> Bool {
        var greatest = 0.0
        forEachTerm(inRow: Int(termRow[entry])) { greatest = max(greatest, abs(termValue[$0])) }
        return abs(termValue[entry]) >= greatest * divisorRatio
    }

    /// A row of two unknowns makes one a multiple of the other, which takes over its costs.
    private mutating func aliasPair(inRow row: Int) {
        guard rowIsLive[row], rowActive[row] == 2 else { return }
        let first = activeEntry(ofRow: row)
        guard first >= 0 else { return }
        var second = Int(termNextInRow[first])
        while second >= 0 && !isActive(second) { second = Int(termNextInRow[second]) }
        guard second >= 0 else { return }
        let gone = preferredAlias(first, second)
        let kept = gone == first ? second : first
        guard abs(termValue[gone]) >= abs(termValue[kept]) * divisorRatio else { return }
        let column = Int(termColumn[gone])
        let other = Int(termColumn[kept])
        note(.close, row: row)
        note(.alias, row: row, column: column, other: other)
        passPieces(from: column, to: other)
        substitute(column, by: row, pivot: termValue[gone])
    }

    /// Which of two entries of a row to eliminate: the later column, so that what is left to choose is
    /// early in the order, unless that is unsafe to divide by or occurs in many more rows.
    private func preferredAlias(_ first: Int, _ second: Int) -> Int {
        let (early, late) = termColumn[first] < termColumn[second] ? (first, second) : (second, first)
        let earlyCount = columnActive[Int(termColumn[early])]
        let lateCount = columnActive[Int(termColumn[late])]
        if abs(termValue[late]) < abs(termValue[early]) * 1e-3 && lateCount > 1 { return early }
        if abs(termValue[early]) < abs(termValue[late]) * 1e-3 && earlyCount > 1 { return late }
        return lateCount > earlyCount + 4 ? early : late
    }

    private mutating func passPieces(from column: Int, to other: Int) {
        columnRestraint[other] = max(columnRestraint[other], columnRestraint[column])
        guard pieceHead[column] >= 0 else { return }
        if pieceTail[other] >= 0 {
            pieceNext[Int(pieceTail[other])] = pieceHead[column]
        } else {
            pieceHead[other] = pieceHead[column]
        }
        pieceTail[other] = pieceTail[column]
    }

    /// Columns without costs in several rows, those in the fewest first.
    private mutating func eliminateFreeColumns(_ next: inout Int) {
        var waiting: [Int32] = []
        for column in (0..<columnCount).reversed() where canEliminate(column) {
            waiting.append(Int32(truncatingIfNeeded: column))
        }
        var limit: Int32 = 2
        while !waiting.isEmpty {
            var rest: [Int32] = []
            var isChanged = false
            for column in waiting where canEliminate(Int(column)) {
                if columnActive[Int(column)] <= limit, eliminateFree(Int(column)) {
                    isChanged = true
                    settle(&next)
                } else {
                    rest.append(column)
                }
            }
            waiting = rest
            if !isChanged {
                guard limit < 64 else { return }
                limit *= 2
            }
        }
    }

    private func canEliminate(_ column: Int) -> Bool {
        columnState[column] == ColumnState.active && columnActive[column] > 0
            && columnRestraint[column] != Restraint.costed
    }

    /// Eliminates a column by the shortest of its rows; false where that would add too many entries.
    private mutating func eliminateFree(_ column: Int) -> Bool {
        let best = shortestPivot(ofColumn: column)
        guard best >= 0, isSafePivot(best) else { return false }
        let row = Int(termRow[best])
        guard Int(rowActive[row] - 1) * Int(columnActive[column] - 1) <= 1024 else { return false }
        if columnActive[column] > 1 { note(.close, row: row) }
        note(.define, row: row, column: column)
        substitute(column, by: row, pivot: termValue[best])
        return true
    }

    /// The entry in a column's shortest row, among those not small beside the column's greatest.
    private mutating func shortestPivot(ofColumn column: Int) -> Int {
        _ = liveEntry(ofColumn: column)
        var greatest = 0.0
        var entry = Int(columnHead[column])
        while entry >= 0 {
            if isLive(entry) { greatest = max(greatest, abs(termValue[entry])) }
            entry = Int(termNextInColumn[entry])
        }
        var best = -1
        entry = Int(columnHead[column])
        while entry >= 0 {
            if isLive(entry) && abs(termValue[entry]) >= greatest * 0.01
                && (best < 0 || isShorter(entry, best))
            {
                best = entry
            }
            entry = Int(termNextInColumn[entry])
        }
        return best
    }

    private func isLive(_ entry: Int) -> Bool {
        termColumn[entry] >= 0 && rowIsLive[Int(termRow[entry])]
    }

    private func isShorter(_ first: Int, _ second: Int) -> Bool {
        let a = termRow[first]
        let b = termRow[second]
        return rowActive[Int(a)] != rowActive[Int(b)] ? rowActive[Int(a)] < rowActive[Int(b)] : a < b
    }
}
