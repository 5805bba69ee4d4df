/// The values of all unknowns, and which required constraints had to give way.
package struct Solution: Sendable {
    /// By the row of the unknown; 0 in unused rows.
    var values: [Double]
    /// The contradictions between required constraints, those of one connected group in the order in which
    /// they were found, groups by order key.
    package internal(set) var conflicts: [Conflict]
    /// The required constraints that gave way to others without a contradiction being named for each, since
    /// there are so many that naming them would take too long; by order key.
    package internal(set) var surplus: [Constraint] = []
    /// The required constraints that do not hold, to more than rounding, although none contradicts others: their
    /// coefficients differ by too many orders of magnitude. By order key; as good as always empty.
    package internal(set) var unmet: [Constraint] = []
    /// Whether the constraints leave nothing open.
    ///
    /// False means that ties were broken; `Solver.undeterminedVariables()` says where.
    package internal(set) var isUnique: Bool

    /// The value of an unknown, always finite; 0 for one that was added after the solve.
    package subscript(variable: Variable) -> Double {
        let row = Int(variable.index)
        return row < values.count ? values[row] : 0
    }
}
