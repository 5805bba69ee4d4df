/// Room for the kernels of one evaluation.
struct Scratch {
    /// For all bends of a system, or of a lone column.
    let bends: UnsafeMutablePointer<Bend>
    /// For a number a bend and one a column.
    let prices: UnsafeMutablePointer<Double>
    /// For the columns of an equation that stands alone.
    let columns: UnsafeMutablePointer<SingleRowKernel.Column>

    /// Room enough for any kernel of a program, from an arena.
    init(_ program: Program, _ arena: inout Arena) {
        bends = arena.take(Bend.self, program.pieces.count)
        prices = arena.take(Double.self, program.pieces.count + program.systemColumns.count)
        columns = arena.take(SingleRowKernel.Column.self, program.systemColumns.count)
    }
}

extension Program {
    /// The size of the room that `Scratch` takes.
    var scratchByteCount: Int {
        pieces.count * (MemoryLayout<Bend>.stride + 8)
            + systemColumns.count * (MemoryLayout<SingleRowKernel.Column>.stride + 8) + 64
    }
}
