extension SimplexKernel where Basis: ~Copyable {
    /// Narrows every column to where the level just minimised stays at its least.
    ///
    /// - Returns: Whether any nonbasic column can still move.
    mutating func narrow() -> Bool {
        basis.computePrices(slope)
        var isOpen = false
        for place in 0..<basis.width {
            let column = Int(basis.nonbasic[place])
            guard low[column] < high[column] else { continue }
            let slopes = slopes(of: column)
            let tolerance = slopeTolerance(at: place, slopes)
            let isFlatAbove = slopes.above + basis.prices[place] <= tolerance
            let isFlatBelow = slopes.below + basis.prices[place] >= -tolerance
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
        for row in 0..<basis.rowCount { narrowBasic(Int(basis.basic[row])) }
        return isOpen
    }

    private func narrowBasic(_ column: Int) {
        let breakpoint = Int(segment[column])
        if breakpoint > Int(breakpointStart[column]) {
            low[column] = max(low[column], min(breakpointPosition[breakpoint - 1], value[column]))
        }
        if breakpoint < Int(breakpointStart[column + 1]) {
            high[column] = min(high[column], max(breakpointPosition[breakpoint], value[column]))
        }
    }

    /// Whether a column's value can still change, judging by its bounds alone.
    mutating func isOpen(_ column: Int) -> Bool {
        let row = Int(basis.place[column])
        guard row >= 0 else { return low[column] < high[column] }
        basis.computeMultiples(ofRow: row)
        for place in 0..<basis.width where abs(basis.prices[place]) > 1e-9 {
            let other = Int(basis.nonbasic[place])
            if low[other] < high[other] { return true }
        }
        return false
    }

    /// Brings a column as near to 0 as the optimised levels allow, and keeps it there.
    mutating func settle(_ column: Int) {
        guard isOpen(column) else { return }
        setCost(ofDistance: column)
        _ = minimise()
        _ = narrow()
        refreshValues()
    }

    /// The greatest (1) or least (-1) value of a column.
    mutating func extreme(of column: Int, direction: Double) -> Double {
        setCost(slope: -direction, of: column)
        let outcome = minimise()
        refreshValues()
        return outcome == .unbounded ? direction * .infinity : value[column]
    }
}
