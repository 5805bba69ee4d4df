extension Evaluation {
    /// Places the columns of a connected group of equations.
    mutating func solveSystem(
        _ index: Int, _ program: Program, _ constraints: [Model.ConstraintRow], _ scratch: Scratch,
        _ cache: inout KernelCache
    ) {
        if program.systems[index].isSingleRow {
            solveSingleRow(program.systems[index], program, constraints, scratch)
            return
        }
        let input = SystemInput(index, program, self, constraints)
        let (result, isKnown) = cache.result(for: input) { $0.solved(program.care) }
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
    /// Serves all levels.
    fileprivate func solved(_ care: CompileOptions.Care) -> KernelCache.Result {
        kernel.isDense(care)
            ? SystemKernel<DenseBasis>(self).result() : SystemKernel<SparseBasis>(self).result()
    }
}

extension Evaluation {
    /// Places the columns of an equation that shares none with another.
    private mutating func solveSingleRow(
        _ system: Program.System, _ program: Program, _ constraints: [Model.ConstraintRow], _ scratch: Scratch
    ) {
        let range = program.systemRowTerms[Int(system.firstRow)]
        var bendCount = 0
        for place in 0..<range.count {
            let term = program.terms[Int(range.lowerBound) + place]
            let pieces = program.pieceRanges[Int(term.column)]
            let bends = gatherBends(pieces, program, constraints, scratch.bends + bendCount)
            BendList(bends).sort()
            let first = Int32(truncatingIfNeeded: bendCount)
            bendCount += bends.count
            scratch.columns[place] = SingleRowKernel.Column(
                coefficient: term.value, interval: .all, next: first, groupEnd: first,
                end: Int32(truncatingIfNeeded: bendCount), firstSlope: 0, best: .all, value: 0)
        }
        let kernel = SingleRowKernel(
            UnsafeMutableBufferPointer(start: scratch.columns, count: range.count), bends: scratch.bends,
            prices: scratch.prices, rightSide: rightSides[Int(program.systemRows[Int(system.firstRow)])])
        let isOpen = kernel.solve()
        for place in 0..<range.count {
            let column = program.terms[Int(range.lowerBound) + place].column
            values[Int(column)] = scratch.columns[place].value
            if isOpen && !scratch.columns[place].interval.isPoint {
                open.append(OpenColumn(column: column, interval: scratch.columns[place].interval))
            }
        }
    }
}
