extension Component {
    /// What solving works with, beside the component itself.
    struct Surroundings: ~Copyable {
        /// What results are known.
        var cache: KernelCache
        /// By row of the unknown, its value.
        var values: [Double]
        var count = SolveCount()

        /// The results known, and the values found last, with room for all unknowns.
        init(cache: KernelCache, values: [Double], room: Int) {
            self.cache = cache
            self.values = values
            while self.values.count < room { self.values.append(0) }
        }
    }

    /// Finds the values of the component's unknowns.
    ///
    /// - Returns: The rows of required constraints that call for a remedy while groups share the component, which
    ///   is then to be divided; none when it is solved.
    mutating func solve(
        _ model: Model, columns: [Int32], _ surroundings: inout Surroundings
    ) -> [Int32] {
        forgetConflicts()
        surroundings.count.solvedComponents += 1
        surroundings.count.solvedConstraints += constraints.count
        var round = 0
        while true {
            round += 1
            evaluate(model, columns, &surroundings)
            let violated = violatedConstraints(model, surroundings.values)
            if violated.isEmpty { return [] }
            if !isConnected { return violated }
            if !isRemedied(violated, round, model, columns, &surroundings.count) {
                unmet = violated
                return []
            }
        }
    }

    /// What gave way before may hold now.
    private mutating func forgetConflicts() {
        unmet = []
        guard !options.broken.isEmpty else { return }
        options.broken = []
        conflicts = []
        surplus = []
        program = nil
    }

    /// Compiles when needed, and runs the program for the constants in hand.
    private mutating func evaluate(_ model: Model, _ columns: [Int32], _ surroundings: inout Surroundings) {
        if program == nil {
            program = Program(model, order(columns), options)
            evaluation = nil
            surroundings.count.compiledComponents += 1
        }
        guard let program else { return }
        var run = evaluation ?? Evaluation(program)
        evaluation = nil
        run.run(program, model.constraints, &surroundings.cache)
        run.write(to: &surroundings.values, variables)
        surroundings.count.pivots += run.pivotCount
        surroundings.count.unfinishedLevels += run.unfinishedCount
        evaluation = run
    }

    /// The rows of required constraints that should hold and do not.
    private func violatedConstraints(_ model: Model, _ values: [Double]) -> [Int32] {
        var result: [Int32] = []
        guard let program else { return result }
        model.forEachViolated(program.required, values) { result.append($0) }
        return result
    }

    /// Changes what makes required constraints fail, if anything does: bounds that were left out, a
    /// contradiction, or unsafe divisors.
    ///
    /// - Returns: Whether anything is different now.
    private mutating func isRemedied(
        _ violated: [Int32], _ round: Int, _ model: Model, _ columns: [Int32], _ count: inout SolveCount
    ) -> Bool {
        guard round <= 8 else { return false }
        if tightened(violated, isLast: round >= 3, model, columns) { return true }
        if breakConflicts(model, order(columns), &count) { return true }
        guard options.tolerance == .standard else { return false }
        options.tolerance = .strict
        program = nil
        return true
    }

    /// Where bounds that had been left out are broken, enforces them from now on.
    ///
    /// - Returns: Whether anything is different now.
    private mutating func tightened(
        _ violated: [Int32], isLast: Bool, _ model: Model, _ columns: [Int32]
    ) -> Bool {
        guard let program, program.hasOmittedBounds else { return false }
        if options.strictColumns.isEmpty {
            options.strictColumns = [Bool](repeating: false, count: variables.count)
        }
        var isChanged = false
        if isLast {
            isChanged = options.strictColumns.contains(false)
            options.strictColumns = [Bool](repeating: true, count: options.strictColumns.count)
        }
        for row in violated where model.constraints[Int(row)].termCount == 1 {
            let term = model.terms[Int(model.constraints[Int(row)].firstTerm)]
            let column = Int(columns[Int(term.variable.index)])
            if !options.strictColumns[column] { isChanged = true }
            options.strictColumns[column] = true
        }
        if isChanged { self.program = nil }
        return isChanged
    }
}
