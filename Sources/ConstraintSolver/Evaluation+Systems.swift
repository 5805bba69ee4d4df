extension Evaluation {
    /// Places the columns of a connected group of equations.
    mutating func solveSystem(
        _ index: Int, _ program: Program, _ constraints: [Model.ConstraintRow], _ scratch: Scratch
    ) {
        if program.systems[index].isSingleRow {
            solveSingleRow(program.systems[index], program, constraints, scratch)
            return
        }
        var kernel = SystemKernel(index, program, self, constraints)
        kernel.solve()
        pivotCount += kernel.simplex.pivotCount
        for (place, column) in kernel.columns.enumerated() {
            values[Int(column)] = kernel.simplex.value[place]
            let interval = Interval(low: kernel.simplex.low[place], high: kernel.simplex.high[place])
            if kernel.simplex.isOpen(place) && !interval.isPoint {
                open.append(OpenColumn(column: column, interval: interval))
            }
        }
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
                end: Int32(truncatingIfNeeded: bendCount), firstSlope: 0, value: 0)
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

/// A connected group of equations with the costs of its columns, ready for the simplex method.
struct SystemKernel: ~Copyable {
    /// By the kernel's column, the program's.
    let columns: ArraySlice<Int32>
    var simplex: SimplexKernel
    /// The bends of all columns, by level from the highest, then column, then position.
    private var bends: [PlacedBend]

    /// A bend and its column in the kernel.
    struct PlacedBend {
        var column: Int32
        var bend: Bend
    }

    /// Sets up a group with the constants of an evaluation.
    init(
        _ index: Int, _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow]
    ) {
        let system = program.systems[index]
        columns = program.systemColumns[Int(system.firstColumn)..<Int(system.endColumn)]
        var input = KernelInput()
        input.columnCount = columns.count
        bends = Self.gatherBends(columns, program, evaluation, constraints, &input)
        input.bendCapacity = bends.count
        for place in Int(system.firstRow)..<Int(system.endRow) {
            for entry in program.systemRowTerms[place] {
                let term = program.terms[Int(entry)]
                let column = Self.place(of: term.column, in: columns)
                input.columns.append(Int32(truncatingIfNeeded: column))
                input.coefficients.append(term.value)
            }
            input.rowEnds.append(input.columns.count)
            input.constants.append(evaluation.rightSides[Int(program.systemRows[place])])
        }
        simplex = SimplexKernel(input)
        bends.sort {
            if $0.bend.level != $1.bend.level { return $0.bend.level > $1.bend.level }
            if $0.column != $1.column { return $0.column < $1.column }
            return $0.bend.position < $1.bend.position
        }
    }

    /// The place of a column among sorted ones.
    static func place(of column: Int32, in columns: ArraySlice<Int32>) -> Int {
        var low = columns.startIndex
        var high = columns.endIndex
        while high - low > 1 {
            let middle = (low + high) / 2
            if columns[middle] <= column { low = middle } else { high = middle }
        }
        return low - columns.startIndex
    }

    private static func gatherBends(
        _ columns: ArraySlice<Int32>, _ program: Program, _ evaluation: Evaluation,
        _ constraints: [Model.ConstraintRow], _ input: inout KernelInput
    ) -> [PlacedBend] {
        var bends: [PlacedBend] = []
        for (place, column) in columns.enumerated() {
            let first = bends.count
            var own: [Bend] = []
            var reluctance: Float = 0
            for index in program.pieceRanges[Int(column)] {
                let bend = evaluation.bend(of: program.pieces[Int(index)], constraints)
                reluctance = max(reluctance, bend.level == Program.requiredLevel ? 0.5 : bend.level)
                own.append(bend)
                bends.append(PlacedBend(column: Int32(truncatingIfNeeded: place), bend: bend))
            }
            input.start.append(Self.start(&own))
            input.reluctance.append(first == bends.count ? 0 : reluctance)
        }
        return bends
    }

    /// The best value of a column alone.
    private static func start(_ bends: inout [Bend]) -> Double {
        bends.withUnsafeMutableBufferPointer { buffer in
            let list = BendList(buffer)
            list.sort()
            return list.best().value(nearest: 0)
        }
    }

    /// Serves all levels from the highest on.
    mutating func solve() {
        var first = 0
        while first < bends.count {
            var end = first + 1
            while end < bends.count && bends[end].bend.level == bends[first].bend.level { end += 1 }
            serveLevel(first, end)
            first = end
            if !simplex.narrow() { break }
        }
        simplex.refreshValues()
    }

    /// Minimises the cost of one level's bends.
    mutating func serveLevel(_ first: Int, _ end: Int) {
        simplex.refreshValues()
        simplex.beginCosts()
        var next = first
        var count: Int32 = 0
        for column in 0..<simplex.columnCount {
            simplex.bendStart[column] = count
            while next < end && Int(bends[next].column) == column {
                simplex.addBend(bends[next].bend, column: column, end: &count)
                next += 1
            }
        }
        simplex.bendStart[simplex.columnCount] = count
        simplex.endCosts()
        _ = simplex.minimise()
    }
}
