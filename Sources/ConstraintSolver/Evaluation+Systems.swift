extension Evaluation {
    /// Places the columns of a connected group of equations.
    mutating func solveSystem(
        _ index: Int, _ program: Program, _ constraints: [Model.ConstraintRow], _ cache: inout KernelCache
    ) {
        let input = SystemInput(index, program, self, constraints)
        let (result, isKnown) = cache.result(for: input) { $0.solved() }
        if !isKnown {
            pivotCount += result.pivotCount
            unfinishedCount += result.unfinishedCount
        }
        for (place, column) in input.columns.enumerated() { values[Int(column)] = result.values[place] }
        for (place, interval) in result.open {
            let column = input.columns[input.columns.startIndex + place]
            open.append(OpenColumn(column: column, interval: interval))
        }
    }
}

extension SystemInput {
    /// Optimises all levels.
    fileprivate func solved() -> KernelCache.Result {
        kernel.isDense
            ? SystemKernel<DenseBasis>(self).result() : SystemKernel<SparseBasis>(self).result()
    }
}

extension Evaluation {
    /// Places the columns of equations that share none with others.
    mutating func solveSingleRows(
        _ program: Program, _ constraints: [Model.ConstraintRow], _ scratch: Scratch
    ) {
        var found: [OpenColumn] = []
        let sides = rightSides
        withTables(program, constraints) { tables in
            program.terms.withUnsafeBufferPointer { terms in
                for system in program.systems where system.isSingleRow {
                    let range = program.systemRowTerms[Int(system.firstRow)]
                    let row = UnsafeBufferPointer(
                        rebasing: terms[Int(range.lowerBound)..<Int(range.upperBound)])
                    let side = sides[Int(program.systemRows[Int(system.firstRow)])]
                    if !tables.solve(row, rightSide: side, scratch) { continue }
                    for place in row.indices where !scratch.columns[place].interval.isPoint {
                        found.append(
                            OpenColumn(column: row[place].column, interval: scratch.columns[place].interval))
                    }
                }
            }
        }
        open += found
    }
}

extension PieceTables {
    /// Places the columns of one equation; whether any is left open.
    fileprivate func solve(
        _ row: UnsafeBufferPointer<Program.Entry>, rightSide: Double, _ scratch: Scratch
    ) -> Bool {
        var breakpointCount = 0
        for place in row.indices {
            let breakpoints = gather(row[place].column, into: scratch.breakpoints + breakpointCount)
            breakpoints.sort()
            let first = Int32(truncatingIfNeeded: breakpointCount)
            breakpointCount += breakpoints.breakpoints.count
            scratch.columns[place] = SingleRowKernel.Column(
                coefficient: row[place].value, interval: .all, next: first, groupEnd: first,
                end: Int32(truncatingIfNeeded: breakpointCount), firstSlope: 0, best: .all, value: 0)
        }
        let kernel = SingleRowKernel(
            UnsafeMutableBufferPointer(start: scratch.columns, count: row.count),
            breakpoints: scratch.breakpoints,
            prices: scratch.prices, rightSide: rightSide)
        let isOpen = kernel.solve()
        for place in row.indices { values[Int(row[place].column)] = scratch.columns[place].value }
        return isOpen
    }
}
