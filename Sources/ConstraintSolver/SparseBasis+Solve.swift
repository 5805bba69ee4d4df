extension SparseBasis {
    /// Factorises the basic columns again; columns that depend on others give way to artificial ones.
    mutating func factorise() {
        exchanges.removeAll()
        exchangeEntries.removeAll()
        while let (row, equation) = factors.factorise(entries) {
            let artificial = realCount + equation
            let gone = basic[row]
            let freed = place[artificial]
            guard freed < 0 else { return }
            basic[row] = Int32(truncatingIfNeeded: artificial)
            place[artificial] = Int32(truncatingIfNeeded: row)
            nonbasic[Int(~freed)] = gone
            place[Int(gone)] = freed
        }
    }

    /// Solves `B·x = work` for numbers by equation, leaving in `work` numbers by basic row.
    mutating func solveForwards() {
        factors.solveForwards(work, entries)
        for index in 0..<exchanges.count {
            let exchange = exchanges.base[index]
            let value = work[Int(exchange.row)] / exchange.pivot
            work[Int(exchange.row)] = value
            guard value != 0 else { continue }
            for entry in Int(exchange.firstEntry)..<Int(exchange.endEntry) {
                work[Int(exchangeEntries.base[entry].row)] -= exchangeEntries.base[entry].value * value
            }
        }
    }

    /// Solves `y·B = work` for numbers by basic row, leaving in `work` numbers by equation.
    mutating func solveBackwards() {
        var index = exchanges.count - 1
        while index >= 0 {
            let exchange = exchanges.base[index]
            var value = work[Int(exchange.row)]
            for entry in Int(exchange.firstEntry)..<Int(exchange.endEntry) {
                value -= exchangeEntries.base[entry].value * work[Int(exchangeEntries.base[entry].row)]
            }
            work[Int(exchange.row)] = value / exchange.pivot
            index -= 1
        }
        factors.solveBackwards(work, entries)
    }

    mutating func computeRates(ofPlace place: Int) {
        for row in 0..<rowCount { work[row] = 0 }
        entries.forEachEntry(ofColumn: Int(nonbasic[place])) { work[$0] -= $1 }
        solveForwards()
        for row in 0..<rowCount { rates[row] = work[row] }
    }

    mutating func computePrices(_ weights: UnsafeMutablePointer<Double>) {
        var isZero = true
        for row in 0..<rowCount {
            work[row] = weights[Int(basic[row])]
            if work[row] != 0 { isZero = false }
        }
        if !isZero { solveBackwards() }
        for place in 0..<width { priceScales[place] = 0 }
        collectPrices()
    }

    mutating func computeMultiples(ofRow row: Int) {
        for other in 0..<rowCount { work[other] = 0 }
        work[row] = 1
        solveBackwards()
        collectPrices()
    }

    /// What the multipliers in `work` make of every nonbasic column.
    private func collectPrices() {
        for place in 0..<width {
            var sum = 0.0
            var scale = 0.0
            entries.forEachEntry(ofColumn: Int(nonbasic[place])) { equation, value in
                let share = work[equation] * value
                sum -= share
                scale += abs(share)
            }
            prices[place] = sum
            priceScales[place] = scale
        }
    }

    mutating func exchange(row: Int, place entering: Int) {
        let first = exchangeEntries.count
        for other in 0..<rowCount where other != row && abs(rates[other]) > 1e-14 {
            exchangeEntries.push(
                ExchangeEntry(row: Int32(truncatingIfNeeded: other), value: -rates[other]), &exchangeArena)
        }
        exchanges.push(
            Exchange(
                row: Int32(truncatingIfNeeded: row), pivot: -rates[row],
                firstEntry: Int32(truncatingIfNeeded: first),
                endEntry: Int32(truncatingIfNeeded: exchangeEntries.count)), &exchangeArena)
        let column = nonbasic[entering]
        nonbasic[entering] = basic[row]
        basic[row] = column
        place[Int(column)] = Int32(truncatingIfNeeded: row)
        place[Int(nonbasic[entering])] = ~Int32(truncatingIfNeeded: entering)
        if exchanges.count >= Self.exchangeLimit
            || exchangeEntries.count > Self.entryLimit(rowCount: rowCount)
        {
            factorise()
        }
    }

    mutating func refresh(_ values: UnsafeMutablePointer<Double>) {
        if exchanges.count > 0 { factorise() }
        for row in 0..<rowCount { work[row] = rightSides[row] }
        for place in 0..<width {
            let column = Int(nonbasic[place])
            let value = values[column]
            guard value != 0 else { continue }
            entries.forEachEntry(ofColumn: column) { work[$0] -= $1 * value }
        }
        solveForwards()
        for row in 0..<rowCount { values[Int(basic[row])] = work[row] }
    }

    mutating func rowMultipliers(_ weights: UnsafeMutablePointer<Double>) -> [Double] {
        for row in 0..<rowCount { work[row] = weights[Int(basic[row])] }
        solveBackwards()
        return Array(UnsafeBufferPointer(start: work, count: rowCount))
    }
}
