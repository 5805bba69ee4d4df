/// Why a solver refused a call; the solver is unchanged by it.
package enum SolverError: Error, Hashable, Sendable {
    /// A coefficient is NaN or infinite.
    case nonFiniteCoefficient
    /// A constant is NaN or infinite.
    case nonFiniteConstant
    /// A magnitude is beyond `Solver.largestMagnitude`.
    case outOfRange
    /// A priority is NaN, not above 0, or above 1000.
    case invalidPriority
    /// The unknown is not, or no longer, one of this solver's.
    case unknownVariable
    /// The constraint is not, or no longer, one of this solver's.
    case unknownConstraint
    /// The unknown is still used by a constraint.
    case variableInUse
}
