import Constraints

/// The caller's unknowns and constraints as tables, in order of arrival.
struct Model {
    /// An unknown, or an unused row.
    struct VariableRow {
        /// The caller's order key.
        var order: Int
        /// How often the row has been used.
        var generation: UInt32
        /// How many live constraints refer to it; -1 in an unused row.
        var useCount: Int32
    }

    /// A constraint: `Σ terms + constant` is in `relation` to zero.
    struct ConstraintRow {
        /// Added to the terms.
        var constant: Double
        /// The caller's order key.
        var order: Int
        /// The first of its terms.
        var firstTerm: Int32
        /// How many terms it has, each unknown once, none zero; -1 in an unused row.
        var termCount: Int32
        /// Above 0, at most 1000.
        var priority: Float
        /// Of several contradicting ones the lowest rank gives way, of equal rank an inequality.
        var rank: Int32
        /// How often the row has been used.
        var generation: UInt32
        /// How the sum compares with zero.
        var relation: Relation
        /// Whether it must hold.
        var isRequired: Bool { priority >= 1000 }
        /// Whether the row is in use.
        var isLive: Bool { termCount >= 0 }
    }

    /// By row; rows of removed unknowns are used again.
    private(set) var variables: [VariableRow] = []
    /// By row; rows of removed constraints are used again.
    private(set) var constraints: [ConstraintRow] = []
    /// The terms of all constraints, those of one side by side.
    private(set) var terms: [Term] = []
    /// Terms that belong to no constraint any more.
    private var unusedTermCount = 0
    private var freeVariables: [Int32] = []
    private var freeConstraints: [Int32] = []
}

extension Model {
    /// Makes room for what is to come.
    mutating func reserve(variables variableCount: Int, constraints constraintCount: Int) {
        variables.reserveCapacity(variableCount)
        constraints.reserveCapacity(constraintCount)
        terms.reserveCapacity(constraintCount * 2)
    }

    /// Adds an unknown.
    mutating func addVariable(order: Int) -> Variable {
        if let row = freeVariables.popLast() {
            variables[Int(row)].order = order
            variables[Int(row)].useCount = 0
            return Variable(index: row, generation: variables[Int(row)].generation)
        }
        variables.append(VariableRow(order: order, generation: 0, useCount: 0))
        return Variable(index: Int32(truncatingIfNeeded: variables.count - 1), generation: 0)
    }

    /// Removes an unknown that no constraint uses.
    mutating func removeVariable(_ variable: Variable) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable }
        let row = Int(variable.index)
        guard variables[row].useCount == 0 else { throw .variableInUse }
        variables[row].useCount = -1
        variables[row].generation &+= 1
        freeVariables.append(variable.index)
    }

    /// Whether the unknown is in use.
    @inline(__always)
    func contains(_ variable: Variable) -> Bool {
        let row = Int(variable.index)
        return row >= 0 && row < variables.count && variables[row].useCount >= 0
            && variables[row].generation == variable.generation
    }

    /// Whether the constraint is in use.
    func contains(_ constraint: Constraint) -> Bool {
        let row = Int(constraint.index)
        return row >= 0 && row < constraints.count && constraints[row].isLive
            && constraints[row].generation == constraint.generation
    }

    /// The name of a row in use.
    func constraint(atRow row: Int) -> Constraint {
        Constraint(index: Int32(truncatingIfNeeded: row), generation: constraints[row].generation)
    }

    /// The name of a row in use.
    func variable(atRow row: Int) -> Variable {
        Variable(index: Int32(truncatingIfNeeded: row), generation: variables[row].generation)
    }

    /// The places of a constraint's terms.
    @inline(__always)
    func termRange(_ row: ConstraintRow) -> Range<Int> {
        Int(row.firstTerm)..<Int(row.firstTerm) + Int(row.termCount)
    }
}

extension Model {
    /// Adds a constraint; `constraint.firstTerm` and `termCount` are filled in here.
    ///
    /// Terms of one unknown are added up, and what cancels is dropped.
    mutating func addConstraint(
        _ constraint: ConstraintRow, terms added: Span<Term>
    ) throws(SolverError) -> Constraint {
        try check(constraint, terms: added)
        var row = constraint
        let first = terms.count
        if added.count == 1, added[0].coefficient != 0 {
            terms.append(added[0])
        } else {
            if added.count <= 24 {
                for index in added.indices { append(added[index], from: first) }
            } else {
                appendSorted(added)
            }
            dropCancelledTerms(from: first)
        }
        row.firstTerm = Int32(truncatingIfNeeded: first)
        row.termCount = Int32(truncatingIfNeeded: terms.count - first)
        for index in first..<terms.count { variables[Int(terms[index].variable.index)].useCount += 1 }
        if let free = freeConstraints.popLast() {
            row.generation = constraints[Int(free)].generation
            constraints[Int(free)] = row
            return Constraint(index: free, generation: row.generation)
        }
        constraints.append(row)
        return Constraint(index: Int32(truncatingIfNeeded: constraints.count - 1), generation: 0)
    }

    private func check(_ constraint: ConstraintRow, terms added: Span<Term>) throws(SolverError) {
        try Self.check(constant: constraint.constant)
        try Self.check(priority: constraint.priority)
        for index in added.indices {
            let term = added[index]
            guard abs(term.coefficient) <= Solver.largestMagnitude else {
                throw term.coefficient.isFinite ? .outOfRange : .nonFiniteCoefficient
            }
            guard contains(term.variable) else { throw .unknownVariable }
        }
    }

    static func check(constant: Double) throws(SolverError) {
        guard abs(constant) <= Solver.largestMagnitude else {
            throw constant.isFinite ? .outOfRange : .nonFiniteConstant
        }
    }

    static func check(priority: Float) throws(SolverError) {
        guard priority > 0, priority <= Solver.requiredPriority else { throw .invalidPriority }
    }

    @inline(__always)
    private mutating func append(_ term: Term, from first: Int) {
        for index in first..<terms.count where terms[index].variable == term.variable {
            terms[index].coefficient += term.coefficient
            return
        }
        terms.append(term)
    }

    /// As `append`, for so many terms that comparing each with each would take long.
    private mutating func appendSorted(_ added: Span<Term>) {
        var sorted: [Term] = []
        sorted.reserveCapacity(added.count)
        for index in added.indices { sorted.append(added[index]) }
        sorted.sort { $0.variable.index < $1.variable.index }
        var last: Variable?
        for term in sorted {
            if term.variable == last {
                terms[terms.count - 1].coefficient += term.coefficient
            } else {
                terms.append(term)
            }
            last = term.variable
        }
    }

    /// Drops terms whose coefficients cancelled, or are nothing but rounding beside the greatest.
    private mutating func dropCancelledTerms(from first: Int) {
        var greatest = 0.0
        for index in first..<terms.count { greatest = max(greatest, abs(terms[index].coefficient)) }
        let negligible = greatest * 1e-13
        var end = first
        for index in first..<terms.count where abs(terms[index].coefficient) > negligible {
            if end != index { terms[end] = terms[index] }
            end += 1
        }
        if end < terms.count { terms.removeSubrange(end...) }
    }

    /// Removes a constraint.
    mutating func removeConstraint(_ constraint: Constraint) throws(SolverError) {
        guard contains(constraint) else { throw .unknownConstraint }
        let row = Int(constraint.index)
        for index in termRange(constraints[row]) {
            variables[Int(terms[index].variable.index)].useCount -= 1
        }
        unusedTermCount += Int(constraints[row].termCount)
        constraints[row].termCount = -1
        constraints[row].generation &+= 1
        freeConstraints.append(constraint.index)
        if unusedTermCount > 64 && unusedTermCount > terms.count / 2 { compactTerms() }
    }

    private mutating func compactTerms() {
        var kept: [Term] = []
        kept.reserveCapacity(terms.count - unusedTermCount)
        for row in constraints.indices where constraints[row].isLive {
            let range = termRange(constraints[row])
            constraints[row].firstTerm = Int32(truncatingIfNeeded: kept.count)
            kept.append(contentsOf: terms[range])
        }
        terms = kept
        unusedTermCount = 0
    }

    /// Changes the constant of a row in use; it has been checked.
    mutating func setConstant(_ constant: Double, atRow row: Int) { constraints[row].constant = constant }

    /// Changes the priority of a row in use; it has been checked.
    mutating func setPriority(_ priority: Float, atRow row: Int) { constraints[row].priority = priority }
}
