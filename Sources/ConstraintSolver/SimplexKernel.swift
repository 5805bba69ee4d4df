/// Minimises convex piecewise-linear column costs under equations, one level after another.
///
/// A bounded primal simplex: the equations are kept solved for the basic columns, the others are at breakpoints or
/// bounds. Costs are never split into variables of their own; a step passes breakpoints as long as that
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
    /// By column, where it may go without harm to the levels already optimised.
    let low: UnsafeMutablePointer<Double>
    let high: UnsafeMutablePointer<Double>

    /// By column, the first of its breakpoints at the level in hand, and one end.
    let breakpointStart: UnsafeMutablePointer<Int32>
    let breakpointPosition: UnsafeMutablePointer<Double>
    /// By how much the slope grows.
    let slopeJump: UnsafeMutablePointer<Double>
    /// By column, the slope below its first breakpoint.
    let firstSlope: UnsafeMutablePointer<Double>
    /// By basic column, the breakpoints below it: the first breakpoint above.
    let segment: UnsafeMutablePointer<Int32>
    /// By basic column, the slope of its cost on its segment.
    let slope: UnsafeMutablePointer<Double>
    /// By row, the next breakpoint in the way of a step.
    let nextBreakpoint: UnsafeMutablePointer<Int32>
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
        leastRate = input.tolerance.leastRate
        value = arena.take(filledWith: 0, count)
        low = arena.take(filledWith: -.infinity, count)
        high = arena.take(filledWith: .infinity, count)
        breakpointStart = arena.take(filledWith: 0, count + 1)
        let breakpointCapacity = max(input.breakpointCapacity, count - input.columnCount) + 1
        breakpointPosition = arena.take(Double.self, breakpointCapacity)
        slopeJump = arena.take(Double.self, breakpointCapacity)
        firstSlope = arena.take(filledWith: 0, count)
        segment = arena.take(filledWith: 0, count)
        slope = arena.take(filledWith: 0, count)
        nextBreakpoint = arena.take(Int32.self, basis.rowCount)
        self.arena = arena
        for column in 0..<input.columnCount { value[column] = input.start[column] }
        basis.refresh(value)
        if count > input.columnCount { satisfyEquations(realCount: input.columnCount) }
    }

    /// Computes the basic columns again from the others.
    mutating func refreshValues() { basis.refresh(value) }
}
