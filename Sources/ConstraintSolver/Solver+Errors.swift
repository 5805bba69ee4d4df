import Constraints

extension Solver {
    /// How far a constraint is from holding in the last solution, in the unit of its constant; 0 if it holds.
    ///
    /// - Throws: `SolverError.unknownConstraint`.
    package mutating func error(of constraint: Constraint) throws(SolverError) -> Double {
        guard model.contains(constraint) else { throw .unknownConstraint }
        return model.error(Int(constraint.index), solve().values).amount
    }

    /// The sums of absolute errors, by priority from the highest, for all priorities in use below 1000, and for
    /// 1000 when a required constraint gave way.
    package mutating func levelErrors() -> [LevelError] {
        let solved = solve()
        var errors: [(priority: Float, error: Double)] = []
        for row in CanonicalOrder(model).constraints {
            let constraint = model.constraints[Int(row)]
            if constraint.isRequired && !isBroken(Int(row)) { continue }
            errors.append((constraint.priority, model.error(Int(row), solved.values).amount))
        }
        errors.sort { $0.priority > $1.priority }
        var levels: [LevelError] = []
        for (priority, error) in errors {
            if let last = levels.last, last.priority == priority {
                levels[levels.count - 1] = LevelError(priority: priority, error: last.error + error)
            } else {
                levels.append(LevelError(priority: priority, error: error))
            }
        }
        return levels
    }
}

extension Model {
    /// Calls `body` with the rows that do not hold.
    func forEachViolated(_ rows: [Int32], _ values: [Double], _ body: (Int32) -> Void) {
        values.withUnsafeBufferPointer { values in
            terms.withUnsafeBufferPointer { terms in
                constraints.withUnsafeBufferPointer { constraints in
                    for row in rows {
                        let error = Self.error(constraints[Int(row)], terms, values)
                        if !(error.amount <= 1e-7 + 1e-9 * error.scale) { body(row) }
                    }
                }
            }
        }
    }

    /// As `error(_:_:)`, over the bare tables.
    @inline(__always)
    private static func error(
        _ constraint: ConstraintRow, _ terms: UnsafeBufferPointer<Term>, _ values: UnsafeBufferPointer<Double>
    ) -> (amount: Double, scale: Double) {
        var sum = constraint.constant
        var scale = abs(sum)
        var index = Int(constraint.firstTerm)
        let end = index + Int(constraint.termCount)
        while index < end {
            let product = terms[index].coefficient * values[Int(terms[index].variable.index)]
            sum += product
            scale = max(scale, abs(product))
            index += 1
        }
        switch constraint.relation {
        case .equal: return (abs(sum), scale)
        case .lessThanOrEqual: return (max(0, sum), scale)
        case .greaterThanOrEqual: return (max(0, -sum), scale)
        }
    }
}
