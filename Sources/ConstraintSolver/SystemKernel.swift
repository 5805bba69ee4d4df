/// A connected group of equations optimised level by level by the simplex method.
struct SystemKernel<Basis: KernelBasis & ~Copyable>: ~Copyable {
    private let input: SystemInput
    var simplex: SimplexKernel<Basis>

    /// Optimises all levels of a group, from the highest down.
    init(_ input: SystemInput) {
        self.input = input
        simplex = SimplexKernel<Basis>(input.kernel)
        let breakpoints = input.breakpoints
        var first = 0
        while first < breakpoints.count {
            var end = first + 1
            while end < breakpoints.count
                && breakpoints[end].breakpoint.level == breakpoints[first].breakpoint.level
            { end += 1 }
            serveLevel(first, end)
            first = end
            if !simplex.narrow() { break }
        }
        simplex.refreshValues()
    }

    /// Minimises the cost of one level's breakpoints.
    private mutating func serveLevel(_ first: Int, _ end: Int) {
        simplex.refreshValues()
        simplex.beginCosts()
        var next = first
        var count: Int32 = 0
        for column in 0..<simplex.columnCount {
            simplex.breakpointStart[column] = count
            while next < end && Int(input.breakpoints[next].column) == column {
                simplex.addBreakpoint(input.breakpoints[next].breakpoint, column: column, end: &count)
                next += 1
            }
        }
        simplex.breakpointStart[simplex.columnCount] = count
        simplex.endCosts()
        _ = simplex.minimise()
    }

    /// What was found.
    consuming func result() -> KernelCache.Result {
        var kernel = self
        var result = KernelCache.Result()
        result.pivotCount = kernel.simplex.pivotCount
        result.unfinishedCount = kernel.simplex.unfinishedCount
        for place in 0..<kernel.input.columns.count {
            result.values.append(kernel.simplex.value[place])
            let interval = Interval(low: kernel.simplex.low[place], high: kernel.simplex.high[place])
            if !interval.isPoint && kernel.simplex.isOpen(place) { result.open.append((place, interval)) }
        }
        return result
    }

    /// The multipliers of the group's equations that answer weights on its basic columns, and which those are.
    ///
    /// It can be queried again and again, but minimizes nothing any more.
    mutating func multipliers(of weights: [Double]) -> (rows: [Double], isBasic: [Bool]) {
        // Slopes are not needed any more, so their memory is reused for the weights.
        let room = simplex.slope
        for column in 0..<simplex.columnCount { room[column] = 0 }
        for (place, column) in input.columns.enumerated() { room[place] = weights[Int(column)] }
        let rows = simplex.basis.rowMultipliers(room)
        return (rows, input.columns.indices.map { simplex.basis.place[$0 - input.columns.startIndex] >= 0 })
    }
}
