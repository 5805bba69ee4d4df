/// How a model is to be compiled.
struct CompileOptions {
    /// How small a divisor may be beside the greatest coefficient of its row.
    enum Tolerance: Sendable {
        /// Quick; right unless coefficients differ by many orders of magnitude.
        case standard
        /// More is left to the kernels, which choose their divisors by size.
        case strict

        /// Below which the rate of a column in a kernel counts as none.
        ///
        /// Where coefficients differ much, steps can be so long that small rates matter; where they do not,
        /// what is so small is rounding.
        var leastRate: Double { self == .standard ? 1e-9 : 1e-13 }
    }

    /// The rows of required constraints that gave way: they come before all optional ones, but need not hold.
    var broken: Set<Int32> = []
    /// By column, whose bounds must not be left out; empty when none.
    var strictColumns: [Bool] = []
    /// How divisors are chosen.
    var tolerance = Tolerance.standard

    /// Whether a constraint gave way.
    @inline(__always)
    func isBroken(_ row: Int32) -> Bool { !broken.isEmpty && broken.contains(row) }

    /// The least safe divisor over the greatest coefficient of its row.
    var divisorRatio: Double { tolerance == .standard ? 1e-8 : 0.05 }
}
