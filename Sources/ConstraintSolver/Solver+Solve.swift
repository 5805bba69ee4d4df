extension Solver {
    /// Finds the values of all unknowns; without changes since the last call, the same ones again.
    ///
    /// Only what changed is computed: new constants run through the compiled structure of the last solve.
    public mutating func solve() -> Solution {
        if let solution { return solution }
        if !roles.isEmpty {
            // What gave way before may hold now.
            roles = []
            program = nil
        }
        let order = canonicalOrder()
        var conflicts: [Conflict] = []
        var rounds = 0
        while true {
            evaluate(order)
            let values = variableValues(order)
            let violated = violatedConstraints(values)
            let isUnique = evaluation?.open.isEmpty ?? true
            let result = Solution(values: values, conflicts: conflicts, isUnique: isUnique)
            rounds += 1
            if violated.isEmpty || rounds > 8 {
                solution = result
                return result
            }
            if !tightened(violated, isLast: rounds >= 3, order) {
                conflicts += breakConflicts(order, violated)
            }
        }
    }

    /// The canonical order of what there is, found when needed.
    mutating func canonicalOrder() -> CanonicalOrder {
        if let order { return order }
        let found = CanonicalOrder(model)
        order = found
        return found
    }

    /// Compiles when needed, and runs the program for the constants in hand.
    private mutating func evaluate(_ order: CanonicalOrder) {
        if program == nil {
            var reduction = Reduction(model, order, roles: roles, strictColumns: strictColumns)
            reduction.eliminate()
            program = Program(reduction, model, order, roles: roles)
            evaluation = nil
        }
        guard let program else { return }
        var run = evaluation ?? Evaluation(program)
        evaluation = nil
        run.run(program, model.constraints)
        evaluation = run
    }

    /// The values by row of the unknown.
    private func variableValues(_ order: CanonicalOrder) -> [Double] {
        guard let evaluation else { return [] }
        return evaluation.variableValues(order)
    }

    /// Where bounds that had been left out are broken, has them heeded from now on.
    ///
    /// - Returns: Whether anything is different now.
    private mutating func tightened(_ violated: [Int32], isLast: Bool, _ order: CanonicalOrder) -> Bool {
        guard let current = program, current.hasOmittedBounds else { return false }
        if strictColumns.isEmpty {
            strictColumns = [Bool](repeating: false, count: order.variableOfColumn.count)
        }
        var isChanged = false
        if isLast {
            isChanged = strictColumns.contains(false)
            strictColumns = [Bool](repeating: true, count: strictColumns.count)
        }
        for row in violated where model.constraints[Int(row)].termCount == 1 {
            let term = model.terms[Int(model.constraints[Int(row)].firstTerm)]
            let column = Int(order.columnOfVariable[Int(term.variable.index)])
            if !strictColumns[column] { isChanged = true }
            strictColumns[column] = true
        }
        if isChanged { program = nil }
        return isChanged
    }
}

extension Evaluation {
    /// The values by row of the unknown, all finite.
    func variableValues(_ order: CanonicalOrder) -> [Double] {
        [Double](unsafeUninitializedCapacity: order.columnOfVariable.count) { buffer, count in
            count = order.columnOfVariable.count
            for (row, column) in order.columnOfVariable.enumerated() {
                let value = column < 0 ? 0 : values[Int(column)]
                buffer[row] = value.isFinite ? value + 0 : 0
            }
        }
    }
}
