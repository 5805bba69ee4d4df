extension Solver {
    /// Finds the values of all unknowns; without changes since the last call, the same ones again.
    ///
    /// Only what changed is computed: new constants run through the compiled structure of the last solve.
    public mutating func solve() -> Solution {
        if let solution { return solution }
        if !options.roles.isEmpty {
            // What gave way before may hold now.
            options.roles = []
            program = nil
        }
        let order = canonicalOrder()
        var conflicts: [Conflict] = []
        var round = 0
        while true {
            round += 1
            evaluate(order)
            let values = variableValues(order)
            let violated = violatedConstraints(values)
            if violated.isEmpty || !isRemedied(violated, round, order, &conflicts) {
                let result = Solution(
                    values: values, conflicts: conflicts, isUnique: evaluation?.open.isEmpty ?? true)
                solution = result
                return result
            }
        }
    }

    /// Changes what makes required constraints fail, if anything does: bounds that were left out, a
    /// contradiction, or unsafe divisors.
    ///
    /// - Returns: Whether anything is different now.
    private mutating func isRemedied(
        _ violated: [Int32], _ round: Int, _ order: CanonicalOrder, _ conflicts: inout [Conflict]
    ) -> Bool {
        guard round <= 8 else { return false }
        if tightened(violated, isLast: round >= 3, order) { return true }
        let found = breakConflicts(order)
        conflicts += found
        if !found.isEmpty { return true }
        guard options.care == .usual else { return false }
        options.care = .great
        cache = KernelCache()
        program = nil
        return true
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
            program = Program(model, order, options)
            evaluation = nil
        }
        guard let program else { return }
        var run = evaluation ?? Evaluation(program)
        evaluation = nil
        run.run(program, model.constraints, &cache)
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
        if options.strictColumns.isEmpty {
            options.strictColumns = [Bool](repeating: false, count: order.variableOfColumn.count)
        }
        var isChanged = false
        if isLast {
            isChanged = options.strictColumns.contains(false)
            options.strictColumns = [Bool](repeating: true, count: options.strictColumns.count)
        }
        for row in violated where model.constraints[Int(row)].termCount == 1 {
            let term = model.terms[Int(model.constraints[Int(row)].firstTerm)]
            let column = Int(order.columnOfVariable[Int(term.variable.index)])
            if !options.strictColumns[column] { isChanged = true }
            options.strictColumns[column] = true
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
