/// Minimises convex piecewise-linear column costs under equations, one level after another.
///
/// A bounded primal simplex over a condensed dense tableau: each basic column is a constant plus multiples of
/// the nonbasic ones. Costs are never split into variables of their own; a step passes bends as long as that
/// pays (the long-step rule). A level's optimum is held for the levels below by narrowing each column to where
/// its cost agrees with the level's multipliers, which describes the set of all optima exactly
/// (complementary slackness). Should steps of length zero pile up, Bland's rule with short steps takes over,
/// which ends on every system.
struct SimplexKernel: ~Copyable {
    var arena: Arena
    let columnCount: Int
    /// How many rows are left after dropping those that follow from others.
    var rowCount: Int
    /// How many columns are not basic.
    var width: Int
    /// `rowCount` rows of `width` multiples and a constant.
    var table: UnsafeMutablePointer<Double>
    /// By row, its column.
    var basic: UnsafeMutablePointer<Int32>
    /// By place in a row, the column.
    var nonbasic: UnsafeMutablePointer<Int32>
    /// By column: the row of a basic one, or `~place` of a nonbasic one.
    var place: UnsafeMutablePointer<Int32>

    /// By column, its value.
    var value: UnsafeMutablePointer<Double>
    /// By column, where it may go without harm to the levels already served.
    var low: UnsafeMutablePointer<Double>
    var high: UnsafeMutablePointer<Double>

    /// By column, the first of its bends at the level in hand, and one end.
    var bendStart: UnsafeMutablePointer<Int32>
    var bendPosition: UnsafeMutablePointer<Double>
    /// By how much the slope grows.
    var bendJump: UnsafeMutablePointer<Double>
    /// By column, the slope below its first bend.
    var firstSlope: UnsafeMutablePointer<Double>
    /// By basic column, the bends below it: the first bend above.
    var segment: UnsafeMutablePointer<Int32>
    /// By basic column, the slope of its cost on its segment.
    var slope: UnsafeMutablePointer<Double>
    /// By nonbasic place, how the cost of the basic columns changes with it.
    var price: UnsafeMutablePointer<Double>
    /// By row, the next bend in the way of a step, and the slope there.
    var nextBend: UnsafeMutablePointer<Int32>
    /// Below which slopes count as none.
    var slopeTolerance = 1e-9
    /// How many steps were made.
    var pivotCount = 0

    /// A kernel at the point where the columns that do not become basic are at their start.
    init(_ input: KernelInput) {
        var arena = Arena(
            byteCount: input.rowCount * (input.columnCount + 1) * 8 + input.columnCount * 90 + 1024)
        let count = input.columnCount
        columnCount = count
        rowCount = input.rowCount
        width = count
        table = arena.take(filledWith: 0, input.rowCount * (count + 1))
        basic = arena.take(Int32.self, input.rowCount)
        nonbasic = arena.take(Int32.self, count)
        place = arena.take(Int32.self, count)
        value = arena.take(Double.self, count)
        low = arena.take(filledWith: -.infinity, count)
        high = arena.take(filledWith: .infinity, count)
        bendStart = arena.take(filledWith: 0, count + 1)
        bendPosition = arena.take(Double.self, input.bendCapacity + 1)
        bendJump = arena.take(Double.self, input.bendCapacity + 1)
        firstSlope = arena.take(filledWith: 0, count)
        segment = arena.take(filledWith: 0, count)
        slope = arena.take(filledWith: 0, count)
        price = arena.take(filledWith: 0, count + 1)
        nextBend = arena.take(Int32.self, input.rowCount)
        self.arena = arena
        for column in 0..<count { value[column] = input.start[column] }
        findBasis(input)
        refreshValues()
    }

    /// The multiples of a row.
    @inline(__always)
    func multiples(ofRow row: Int) -> UnsafeMutablePointer<Double> { table + row * (width + 1) }

    /// Computes the basic columns anew from the others.
    func refreshValues() {
        for row in 0..<rowCount {
            let multiples = multiples(ofRow: row)
            var sum = multiples[width]
            for place in 0..<width { sum += multiples[place] * value[Int(nonbasic[place])] }
            value[Int(basic[row])] = sum
        }
    }
}

/// Equations for a kernel, columns numbered from 0.
struct KernelInput {
    /// How many columns.
    var columnCount = 0
    /// By row, the end of its entries; they begin where those of the last row ended.
    var rowEnds: [Int] = []
    /// By entry, its column.
    var columns: [Int32] = []
    /// By entry.
    var coefficients: [Double] = []
    /// By row, the right side.
    var constants: [Double] = []
    /// By column, the value of those that do not become basic.
    var start: [Double] = []
    /// By column, how little it should become basic.
    var reluctance: [Float] = []
    /// The greatest number of bends at one level.
    var bendCapacity = 0

    /// How many rows.
    var rowCount: Int { rowEnds.count }
}
