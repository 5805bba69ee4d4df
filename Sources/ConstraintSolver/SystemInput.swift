/// A connected group of equations with the costs of its columns, ready for a kernel.
struct SystemInput {
    /// By the kernel's column, the program's.
    let columns: ArraySlice<Int32>
    var kernel = KernelInput()
    /// The breakpoints of all columns, by level from the highest, then column, then position.
    private(set) var breakpoints: [PlacedBreakpoint] = []

    /// A breakpoint and its column in the kernel.
    struct PlacedBreakpoint {
        var column: Int32
        var breakpoint: Breakpoint
    }

    /// Sets up a group with the constants of an evaluation.
    init(
        _ index: Int, _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow]
    ) {
        let system = program.systems[index]
        kernel.tolerance = program.tolerance
        columns = program.systemColumns[Int(system.firstColumn)..<Int(system.endColumn)]
        kernel.columnCount = columns.count
        gatherBreakpoints(program, evaluation, constraints)
        kernel.breakpointCapacity = breakpoints.count
        for place in Int(system.firstRow)..<Int(system.endRow) {
            for entry in program.systemRowTerms[place] {
                let term = program.terms[Int(entry)]
                kernel.columns.append(Int32(truncatingIfNeeded: Self.place(of: term.column, in: columns)))
                kernel.coefficients.append(term.value)
            }
            kernel.endRow(constant: evaluation.rightSides[Int(program.systemRows[place])])
        }
        sortBreakpoints()
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

    private mutating func gatherBreakpoints(
        _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow]
    ) {
        var own: [Breakpoint] = []
        for (place, column) in columns.enumerated() {
            let first = breakpoints.count
            own.removeAll(keepingCapacity: true)
            var reluctance: Float = 0
            for index in program.pieceRanges[Int(column)] {
                let breakpoint = evaluation.breakpoint(of: program.pieces[Int(index)], constraints)
                reluctance = max(
                    reluctance, breakpoint.level == Program.requiredLevel ? 0.5 : breakpoint.level)
                own.append(breakpoint)
                breakpoints.append(
                    PlacedBreakpoint(column: Int32(truncatingIfNeeded: place), breakpoint: breakpoint))
            }
            kernel.start.append(Self.start(&own))
            kernel.reluctance.append(first == breakpoints.count ? 0 : reluctance)
        }
    }

    /// The best value of a column alone.
    private static func start(_ breakpoints: inout [Breakpoint]) -> Double {
        breakpoints.withUnsafeMutableBufferPointer { buffer in
            let list = BreakpointList(buffer)
            list.sort()
            return list.best().value(nearest: 0)
        }
    }

    private mutating func sortBreakpoints() {
        breakpoints.sort {
            if $0.breakpoint.level != $1.breakpoint.level { return $0.breakpoint.level > $1.breakpoint.level }
            if $0.column != $1.column { return $0.column < $1.column }
            return $0.breakpoint.position < $1.breakpoint.position
        }
    }
}
