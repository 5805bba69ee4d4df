/// Values for one set of constants, found by running a program.
struct Evaluation {
    /// By column. While running, aliases hold their offsets.
    var values: [Double]
    /// By row, the right side with what was folded into it.
    var rightSides: [Double]
    /// Columns of kernels that their costs leave open, and between what ends.
    var open: [OpenColumn] = []
    /// How many simplex steps were made.
    var pivotCount = 0
    /// How many minimisations reached the cap on steps, so that their level may not be at its best.
    var unfinishedCount = 0

    /// A column that no level decides.
    struct OpenColumn {
        var column: Int32
        var interval: Interval
    }

    /// An evaluation yet to be run.
    init(_ program: Program) {
        values = [Double](repeating: 0, count: program.columnCount)
        rightSides = [Double](repeating: 0, count: program.rowConstraints.count)
    }

    /// What is done about columns that no level decides.
    enum Ties {
        /// They go as near to 0 as they can, by order key.
        case broken
        /// They stay wherever they were left.
        case left
    }

    /// Finds all values for the constants of a model.
    mutating func run(
        _ program: Program, _ constraints: [Model.ConstraintRow], _ cache: inout KernelCache,
        ties: Ties = .broken
    ) {
        open.removeAll(keepingCapacity: true)
        pivotCount = 0
        unfinishedCount = 0
        runForward(program, constraints)
        var arena = Arena(byteCount: program.scratchNeed.byteCount)
        let scratch = Scratch(program.scratchNeed, &arena)
        placeLoneColumns(program, constraints, scratch)
        solveSingleRows(program, constraints, scratch)
        for index in program.systems.indices where !program.systems[index].isSingleRow {
            solveSystem(index, program, constraints, &cache)
        }
        runDefinitions(program)
        if ties == .broken && !open.isEmpty && breakTies(program) { runDefinitions(program) }
    }

    /// What follows from equations alone, and the offsets of aliases.
    private mutating func runForward(_ program: Program, _ constraints: [Model.ConstraintRow]) {
        values.withUnsafeMutableBufferPointer { values in
            rightSides.withUnsafeMutableBufferPointer { sides in
                program.terms.withUnsafeBufferPointer { terms in
                    constraints.withUnsafeBufferPointer { constraints in
                        for (row, constraint) in program.rowConstraints.enumerated() {
                            sides[row] = -constraints[Int(constraint)].constant
                        }
                    }
                    for step in program.forward { Self.run(step, values, sides, terms) }
                    for alias in program.aliases {
                        let offset = alias.other == alias.root ? 0 : values[Int(alias.other)]
                        values[Int(alias.column)] =
                            sides[Int(alias.row)] * alias.inversePivot + alias.factor * offset
                    }
                }
            }
        }
    }

    /// Eliminated columns, last eliminated first.
    private mutating func runDefinitions(_ program: Program) {
        values.withUnsafeMutableBufferPointer { values in
            rightSides.withUnsafeMutableBufferPointer { sides in
                program.terms.withUnsafeBufferPointer { terms in
                    for step in program.definitions { Self.run(step, values, sides, terms) }
                }
            }
        }
    }

    @inline(__always)
    private static func run(
        _ step: Program.Step, _ values: UnsafeMutableBufferPointer<Double>,
        _ sides: UnsafeMutableBufferPointer<Double>, _ terms: UnsafeBufferPointer<Program.Entry>
    ) {
        var side = sides[Int(step.row)]
        if step.kind == .merge {
            sides[Int(step.target)] += step.factor * side
            return
        }
        for index in Int(step.firstTerm)..<Int(step.endTerm) {
            side -= terms[index].value * values[Int(terms[index].column)]
        }
        if step.kind == .close {
            sides[Int(step.row)] = side
        } else {
            values[Int(step.target)] = side * step.factor
        }
    }

    private mutating func placeLoneColumns(
        _ program: Program, _ constraints: [Model.ConstraintRow], _ scratch: Scratch
    ) {
        var found: [OpenColumn] = []
        withTables(program, constraints) { tables in
            for place in program.loneColumns.indices {
                let column = program.loneColumns[place]
                let interval: Interval
                if program.loneHasPlainLevels[place] {
                    interval = tables.plainInterval(column)
                } else {
                    let breakpoints = tables.gather(column, into: scratch.breakpoints)
                    breakpoints.sort()
                    interval = breakpoints.best()
                }
                tables.values[Int(column)] = interval.value(nearest: 0)
                if !interval.isPoint { found.append(OpenColumn(column: column, interval: interval)) }
            }
        }
        open += found
    }

    /// A piece's breakpoint for the constants in hand.
    func breakpoint(of piece: Program.Piece, _ constraints: [Model.ConstraintRow]) -> Breakpoint {
        var position = -constraints[Int(piece.constraint)].constant * piece.constantScale
        if piece.offsetColumn >= 0 { position += values[Int(piece.offsetColumn)] * piece.offsetScale }
        return Breakpoint(
            position: position, lowerWeight: piece.lowerWeight, upperWeight: piece.upperWeight,
            level: piece.level)
    }

    /// Where the breakpoint of a piece is, once all values are found.
    func position(of piece: Program.Piece, _ constraints: [Model.ConstraintRow], _ program: Program) -> Double
    {
        let position = -constraints[Int(piece.constraint)].constant * piece.constantScale
        guard piece.offsetColumn >= 0, let alias = program.alias(ofColumn: piece.offsetColumn) else {
            return position
        }
        let offset = values[Int(alias.column)] - alias.scale * values[Int(alias.root)]
        return position + offset * piece.offsetScale
    }

    /// Puts the offsets of aliases back in the place of their values.
    mutating func restoreOffsets(_ program: Program) {
        let offsets = program.aliases.map { values[Int($0.column)] - $0.scale * values[Int($0.root)] }
        for (alias, offset) in zip(program.aliases, offsets) { values[Int(alias.column)] = offset }
    }
}
