/// Minimises convex piecewise-linear column costs under equations, one level after another.
///
/// A bounded primal simplex: the equations are kept solved for the basic columns, the others stand at bends or
/// bounds. Costs are never split into variables of their own; a step passes bends as long as that
/// pays (the long-step rule). A level's optimum is held for the levels below by narrowing each column to where
/// its cost agrees with the level's multipliers, which describes the set of all optima exactly
/// (complementary slackness). Should steps of length zero pile up, Bland's rule with short steps takes over,
/// which ends on every system.
struct SimplexKernel<Basis: KernelBasis & ~Copyable>: ~Copyable {
    private var arena: Arena
    /// The equations solved for the basic columns.
    var basis: Basis
    let columnCount: Int
    /// Below which the rate of a column counts as none.
    let leastRate: Double

    /// By column, its value.
    let value: UnsafeMutablePointer<Double>
    /// By column, where it may go without harm to the levels already served.
    let low: UnsafeMutablePointer<Double>
    let high: UnsafeMutablePointer<Double>

    /// By column, the first of its bends at the level in hand, and one end.
    let bendStart: UnsafeMutablePointer<Int32>
    let bendPosition: UnsafeMutablePointer<Double>
    /// By how much the slope grows.
    let bendJump: UnsafeMutablePointer<Double>
    /// By column, the slope below its first bend.
    let firstSlope: UnsafeMutablePointer<Double>
    /// By basic column, the bends below it: the first bend above.
    let segment: UnsafeMutablePointer<Int32>
    /// By basic column, the slope of its cost on its segment.
    let slope: UnsafeMutablePointer<Double>
    /// By row, the next bend in the way of a step.
    let nextBend: UnsafeMutablePointer<Int32>
    /// How many steps were made.
    var pivotCount = 0
    /// How many minimisations reached the cap on steps.
    var unfinishedCount = 0

    /// A kernel at the point where the columns that do not become basic are at their start.
    init(_ input: KernelInput) {
        var arena = Arena(byteCount: 1 << 14)
        basis = Basis(input, &arena)
        let count = basis.columnCount
        columnCount = count
        leastRate = input.care.leastRate
        value = arena.take(filledWith: 0, count)
        low = arena.take(filledWith: -.infinity, count)
        high = arena.take(filledWith: .infinity, count)
        bendStart = arena.take(filledWith: 0, count + 1)
        let bendCapacity = max(input.bendCapacity, count - input.columnCount) + 1
        bendPosition = arena.take(Double.self, bendCapacity)
        bendJump = arena.take(Double.self, bendCapacity)
        firstSlope = arena.take(filledWith: 0, count)
        segment = arena.take(filledWith: 0, count)
        slope = arena.take(filledWith: 0, count)
        nextBend = arena.take(Int32.self, basis.rowCount)
        self.arena = arena
        for column in 0..<input.columnCount { value[column] = input.start[column] }
        basis.refresh(value)
        if count > input.columnCount { satisfyEquations(realCount: input.columnCount) }
    }

    /// Computes the basic columns anew from the others.
    mutating func refreshValues() { basis.refresh(value) }
}
