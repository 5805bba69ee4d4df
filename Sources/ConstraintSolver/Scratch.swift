/// Room for the kernels of one evaluation.
struct Scratch {
    /// For all breakpoints of an isolated equation, or of a lone column.
    let breakpoints: UnsafeMutablePointer<Breakpoint>
    /// For a number a breakpoint and one a column.
    let prices: UnsafeMutablePointer<Double>
    /// For the columns of an isolated equation.
    let columns: UnsafeMutablePointer<SingleRowKernel.Column>

    /// Room enough for any kernel of a program, from an arena.
    init(_ need: ScratchNeed, _ arena: inout Arena) {
        breakpoints = arena.take(Breakpoint.self, need.breakpoints)
        prices = arena.take(Double.self, need.breakpoints + need.columns)
        columns = arena.take(SingleRowKernel.Column.self, need.columns)
    }
}

/// How much room the largest of a program's kernels takes.
struct ScratchNeed {
    private(set) var breakpoints = 0
    private(set) var columns = 0

    /// Makes room for a kernel.
    mutating func include(breakpoints breakpointCount: Int, columns columnCount: Int) {
        breakpoints = max(breakpoints, breakpointCount)
        columns = max(columns, columnCount)
    }

    /// The size of the room in bytes.
    var byteCount: Int {
        breakpoints * (MemoryLayout<Breakpoint>.stride + 8)
            + columns * (MemoryLayout<SingleRowKernel.Column>.stride + 8) + 64
    }
}
