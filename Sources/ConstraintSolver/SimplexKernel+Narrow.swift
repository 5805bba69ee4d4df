extension SimplexKernel {
    /// Narrows every column to where the level just minimised stays at its least.
    ///
    /// - Returns: Whether any nonbasic column can still move.
    mutating func narrow() -> Bool {
        computePricesForNarrowing()
        var isOpen = false
        for place in 0..<width {
            let column = Int(nonbasic[place])
            guard low[column] < high[column] else { continue }
            let slopes = slopes(of: column)
            let isFlatAbove = slopes.above + price[place] <= slopeTolerance
            let isFlatBelow = slopes.below + price[place] >= -slopeTolerance
            let neighbours = neighbours(of: column)
            let above = isFlatAbove ? min(high[column], neighbours.high) : value[column]
            let below = isFlatBelow ? max(low[column], neighbours.low) : value[column]
            low[column] = min(below, value[column])
            high[column] = max(above, value[column])
            if Interval(low: low[column], high: high[column]).isPoint {
                low[column] = value[column]
                high[column] = value[column]
            } else {
                isOpen = true
            }
        }
        for row in 0..<rowCount { narrowBasic(Int(basic[row])) }
        return isOpen
    }

    private func computePricesForNarrowing() {
        for place in 0..<width { price[place] = 0 }
        for row in 0..<rowCount {
            let slope = slope[Int(basic[row])]
            guard slope != 0 else { continue }
            let multiples = multiples(ofRow: row)
            for place in 0..<width { price[place] += slope * multiples[place] }
        }
    }

    private func narrowBasic(_ column: Int) {
        let bend = Int(segment[column])
        if bend > Int(bendStart[column]) {
            low[column] = max(low[column], min(bendPosition[bend - 1], value[column]))
        }
        if bend < Int(bendStart[column + 1]) {
            high[column] = min(high[column], max(bendPosition[bend], value[column]))
        }
    }

    /// Whether a basic column depends on any nonbasic one that can still move.
    func isOpen(row: Int) -> Bool {
        let multiples = multiples(ofRow: row)
        for place in 0..<width where abs(multiples[place]) > 1e-9 {
            let column = Int(nonbasic[place])
            if low[column] < high[column] { return true }
        }
        return false
    }

    /// Whether a column's value can still change, as far as bounds tell.
    func isOpen(_ column: Int) -> Bool {
        let place = Int(place[column])
        return place >= 0 ? isOpen(row: place) : low[column] < high[column]
    }

    /// Brings a column as near to 0 as the levels served allow, and keeps it there.
    mutating func settle(_ column: Int) {
        guard isOpen(column) else { return }
        setCost(ofDistance: column)
        _ = minimise()
        _ = narrow()
        refreshValues()
    }
}
