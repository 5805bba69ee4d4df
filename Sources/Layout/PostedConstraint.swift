import ConstraintSolver

/// A constraint of the solver, with its constant there.
struct PostedConstraint {
    /// The solver's name for it.
    let id: Constraint
    /// The constant that the solver has, in points.
    private(set) var constant: Double

    init(id: Constraint, constant: Double) {
        self.id = id
        self.constant = constant
    }

    /// Changes the constant; whether it is another one now.
    mutating func set(_ constant: Double, in solver: inout Solver) -> Bool {
        guard constant != self.constant, (try? solver.setConstant(constant, of: id)) != nil else {
            return false
        }
        self.constant = constant
        return true
    }
}
