package import Constraints

/// Solves linear constraints by strictly ranked priorities: numbers in, numbers out.
///
/// A constraint is `Σ coefficient·unknown + constant` ≤, = or ≥ 0 with a priority. Those of priority 1000 hold;
/// the others are optimised level by level, from the highest priority down, each level as well as the levels above
/// allow: no number of constraints at one priority moves one at a higher priority. Within a level the sum of
/// absolute errors is least. What is still open goes, by the unknowns' order keys, as near to 0 as it can.
///
/// The answer depends on the constraints and on the order keys given with them; neither on the order of calls
/// nor on what was added and removed before. Order keys should be distinct.
package struct Solver {
    /// The priority of constraints that must hold.
    package static let requiredPriority: Float = 1000
    /// The greatest magnitude of a coefficient or constant.
    package static let largestMagnitude = 1e15

    var model = Model()
    var partition = Partition()
    var cache = KernelCache()
    /// The last solution.
    var solution = Solution(values: [], conflicts: [], isUnique: true)
    /// Whether nothing has changed since.
    var isCurrent = false
    /// What the last solve did.
    package internal(set) var lastSolve = SolveCount()

    /// A solver without constraints; the numbers are what room to make at once.
    package init(variableCapacity: Int = 0, constraintCapacity: Int = 0) {
        guard variableCapacity > 0 || constraintCapacity > 0 else { return }
        model.reserve(variables: max(0, variableCapacity), constraints: max(0, constraintCapacity))
    }
}

extension Solver {
    /// Adds an unknown; `order` ranks it among all unknowns.
    package mutating func addVariable(order: Int) -> Variable {
        let variable = model.addVariable(order: order)
        partition.addVariable(variable.index)
        isCurrent = false
        return variable
    }

    /// Removes an unknown that no constraint uses.
    ///
    /// - Throws: `SolverError.unknownVariable`, `.variableInUse`.
    package mutating func removeVariable(_ variable: Variable) throws(SolverError) {
        try model.removeVariable(variable)
        let row = Int(variable.index)
        partition.removeVariable(row)
        if row < solution.values.count { solution.values[row] = 0 }
        isCurrent = false
    }

    /// Adds the constraint that `Σ terms + constant` is in `relation` to zero.
    ///
    /// - Parameters:
    ///   - terms: Coefficients of unknowns; those of one unknown are added up.
    ///   - relation: How the sum compares with zero.
    ///   - constant: Added to the terms; finite.
    ///   - priority: Above 0, at most 1000, which must hold.
    ///   - rank: Of required constraints that contradict, the one of the lowest rank gives way.
    ///   - order: Ranks it among all constraints; of equal rank, inequalities give way first, then the
    ///     greatest.
    /// - Returns: Its name, for changing or removing it.
    /// - Throws: `SolverError`; nothing is added then.
    @discardableResult
    package mutating func addConstraint(
        _ terms: [Term], _ relation: Relation, constant: Double = 0, priority: Float = 1000, rank: Int32 = 0,
        order: Int
    ) throws(SolverError) -> Constraint {
        try addConstraint(
            terms.span, relation, constant: constant, priority: priority, rank: rank, order: order)
    }

    /// Adds a constraint, as above, without an array.
    @discardableResult
    package mutating func addConstraint(
        _ terms: Span<Term>, _ relation: Relation, constant: Double = 0, priority: Float = 1000,
        rank: Int32 = 0, order: Int
    ) throws(SolverError) -> Constraint {
        let row = Model.ConstraintRow(
            constant: constant, order: order, firstTerm: 0, termCount: 0, priority: priority, rank: rank,
            generation: 0, relation: relation)
        let constraint = try model.addConstraint(row, terms: terms)
        partition.addConstraint(constraint.index, model)
        isCurrent = false
        return constraint
    }

    /// Removes a constraint.
    ///
    /// - Throws: `SolverError.unknownConstraint`.
    package mutating func removeConstraint(_ constraint: Constraint) throws(SolverError) {
        try model.removeConstraint(constraint)
        partition.removeConstraint(Int(constraint.index))
        isCurrent = false
    }

    /// Changes the constant of a constraint.
    ///
    /// - Throws: `SolverError.unknownConstraint`, `.nonFiniteConstant`, `.outOfRange`.
    package mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
        guard model.contains(constraint) else { throw .unknownConstraint }
        try Model.check(constant: constant)
        let row = Int(constraint.index)
        guard model.constraints[row].constant != constant else { return }
        model.setConstant(constant, atRow: row)
        partition.changeConstraint(row, isPriority: false)
        isCurrent = false
    }

    /// Changes the priority of a constraint.
    ///
    /// - Throws: `SolverError.unknownConstraint`, `.invalidPriority`.
    package mutating func setPriority(_ priority: Float, of constraint: Constraint) throws(SolverError) {
        guard model.contains(constraint) else { throw .unknownConstraint }
        try Model.check(priority: priority)
        let row = Int(constraint.index)
        guard model.constraints[row].priority != priority else { return }
        model.setPriority(priority, atRow: row)
        partition.changeConstraint(row, isPriority: true)
        isCurrent = false
    }
}
