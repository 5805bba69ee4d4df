import ConstraintSolver
import Constraints

/// A solver for tests, with variables by number and constraints in the order of writing.
struct Sums {
    var solver = Solver()
    var variables: [Variable] = []
    private var nextOrder = 0

    /// A solver with some variables, order keys rising.
    init(_ count: Int) {
        for number in 0..<count { variables.append(solver.addVariable(order: number)) }
    }

    /// Adds a constraint on variables by number.
    @discardableResult
    mutating func add(
        _ terms: [(Double, Int)], _ relation: Relation, _ side: Double, priority: Float = 1000,
        rank: Int32 = 0,
        order: Int? = nil
    ) throws -> Constraint {
        nextOrder += 1
        return try solver.addConstraint(
            terms.map { Term(variable: variables[$0.1], coefficient: $0.0) }, relation, constant: -side,
            priority: priority, rank: rank, order: order ?? nextOrder)
    }

    /// The values of all variables.
    mutating func values() -> [Double] {
        let solution = solver.solve()
        return variables.map { solution[$0] }
    }
}

/// Whether numbers are the same, up to rounding.
func isClose(_ first: [Double], _ second: [Double], within tolerance: Double = 1e-9) -> Bool {
    first.count == second.count
        && zip(first, second).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
}
