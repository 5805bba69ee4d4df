/// Room for the kernels of one evaluation.
struct Scratch {
    /// For all bends of an equation that stands alone, or of a lone column.
    let bends: UnsafeMutablePointer<Bend>
    /// For a number a bend and one a column.
    let prices: UnsafeMutablePointer<Double>
    /// For the columns of an equation that stands alone.
    let columns: UnsafeMutablePointer<SingleRowKernel.Column>

    /// Room enough for any kernel of a program, from an arena.
    init(_ need: ScratchNeed, _ arena: inout Arena) {
        bends = arena.take(Bend.self, need.bends)
        prices = arena.take(Double.self, need.bends + need.columns)
        columns = arena.take(SingleRowKernel.Column.self, need.columns)
    }
}

/// How much room the largest of a program's kernels takes.
struct ScratchNeed {
    private(set) var bends = 0
    private(set) var columns = 0

    /// Makes room for a kernel.
    mutating func include(bends bendCount: Int, columns columnCount: Int) {
        bends = max(bends, bendCount)
        columns = max(columns, columnCount)
    }

    /// The size of the room in bytes.
    var byteCount: Int {
        bends * (MemoryLayout<Bend>.stride + 8)
            + columns * (MemoryLayout<SingleRowKernel.Column>.stride + 8) + 64
    }
}
