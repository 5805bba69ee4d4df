/// A connected group of equations with the costs of its columns, ready for a kernel.
struct SystemInput {
    /// By the kernel's column, the program's.
    let columns: ArraySlice<Int32>
    var kernel = KernelInput()
    /// The bends of all columns, by level from the highest, then column, then position.
    private(set) var bends: [PlacedBend] = []

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
        kernel.care = program.care
        columns = program.systemColumns[Int(system.firstColumn)..<Int(system.endColumn)]
        kernel.columnCount = columns.count
        gatherBends(program, evaluation, constraints)
        kernel.bendCapacity = bends.count
        for place in Int(system.firstRow)..<Int(system.endRow) {
            for entry in program.systemRowTerms[place] {
                let term = program.terms[Int(entry)]
                kernel.columns.append(Int32(truncatingIfNeeded: Self.place(of: term.column, in: columns)))
                kernel.coefficients.append(term.value)
            }
            kernel.endRow(constant: evaluation.rightSides[Int(program.systemRows[place])])
        }
        sortBends()
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

    private mutating func gatherBends(
        _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow]
    ) {
        var own: [Bend] = []
        for (place, column) in columns.enumerated() {
            let first = bends.count
            own.removeAll(keepingCapacity: true)
            var reluctance: Float = 0
            for index in program.pieceRanges[Int(column)] {
                let bend = evaluation.bend(of: program.pieces[Int(index)], constraints)
                reluctance = max(reluctance, bend.level == Program.requiredLevel ? 0.5 : bend.level)
                own.append(bend)
                bends.append(PlacedBend(column: Int32(truncatingIfNeeded: place), bend: bend))
            }
            kernel.start.append(Self.start(&own))
            kernel.reluctance.append(first == bends.count ? 0 : reluctance)
        }
    }

    /// The best value of a column alone.
    private static func start(_ bends: inout [Bend]) -> Double {
        bends.withUnsafeMutableBufferPointer { buffer in
            let list = BendList(buffer)
            list.sort()
            return list.best().value(nearest: 0)
        }
    }

    private mutating func sortBends() {
        bends.sort {
            if $0.bend.level != $1.bend.level { return $0.bend.level > $1.bend.level }
            if $0.column != $1.column { return $0.column < $1.column }
            return $0.bend.position < $1.bend.position
        }
    }
}
