/// Equations for a kernel, columns numbered from 0.
struct KernelInput {
    /// Up to how many equations are kept as a dense tableau.
    /// Chosen: where the two ways take about the same time.
    static let denseLimit = 64

    /// How many columns.
    var columnCount = 0
    /// By row, the end of its entries; they begin where those of the last row ended.
    var rowEnds: [Int] = []
    /// By entry, its column.
    var columns: [Int32] = []
    /// By entry, its coefficient.
    var coefficients: [Double] = []
    /// By row, the right side.
    var constants: [Double] = []
    /// By column, the value of those that do not become basic.
    var start: [Double] = []
    /// By column, how little it should become basic.
    var reluctance: [Float] = []
    /// The greatest number of breakpoints at one level.
    var breakpointCapacity = 0
    /// What counts as rounding.
    var tolerance = CompileOptions.Tolerance.standard
    /// How many rows.
    var rowCount: Int { rowEnds.count }

    /// Whether to keep the equations as a dense tableau, which is quicker while they are few; the other way
    /// computes from the equations themselves again and again, so that rounding does not add up.
    var isDense: Bool { tolerance == .standard && rowCount <= Self.denseLimit }

    /// Ends a row.
    mutating func endRow(constant: Double) {
        rowEnds.append(columns.count)
        constants.append(constant)
    }
}
