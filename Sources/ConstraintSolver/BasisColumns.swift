/// The entries of a system by column; artificial columns, numbered after the others, have one of 1 each.
struct BasisColumns {
    /// How many columns are not artificial.
    let realCount: Int
    /// By basic row, its column.
    let basic: UnsafeMutablePointer<Int32>
    /// By column, the first of its entries, and one end.
    let starts: UnsafeMutablePointer<Int32>
    private let rows: UnsafeMutablePointer<Int32>
    private let values: UnsafeMutablePointer<Double>

    /// Sorts the entries of equations by column.
    init(_ input: KernelInput, basic: UnsafeMutablePointer<Int32>, _ arena: inout Arena) {
        self.basic = basic
        realCount = input.columnCount
        starts = arena.take(filledWith: 0, realCount + 1)
        rows = arena.take(Int32.self, input.columns.count)
        values = arena.take(Double.self, input.columns.count)
        for column in input.columns { starts[Int(column) + 1] += 1 }
        for column in 0..<realCount { starts[column + 1] += starts[column] }
        var next = [Int32](repeating: 0, count: realCount)
        var entry = 0
        for row in 0..<input.rowCount {
            while entry < input.rowEnds[row] {
                let column = Int(input.columns[entry])
                let target = Int(starts[column] + next[column])
                rows[target] = Int32(truncatingIfNeeded: row)
                values[target] = input.coefficients[entry]
                next[column] += 1
                entry += 1
            }
        }
    }

    /// Calls `body` with the equations and values of a column's entries.
    @inline(__always)
    func forEachEntry(ofColumn column: Int, _ body: (Int, Double) -> Void) {
        guard column < realCount else {
            body(column - realCount, 1)
            return
        }
        for entry in Int(starts[column])..<Int(starts[column + 1]) { body(Int(rows[entry]), values[entry]) }
    }
}
