extension Solver {
    /// The unknowns that can change without any constraint being served worse, by order key, with their range.
    public mutating func undeterminedVariables() -> [UndeterminedVariable] {
        _ = solve()
        let order = canonicalOrder()
        guard var evaluation, var program, !evaluation.open.isEmpty else { return [] }
        if program.hasOmittedBounds {
            let strict = [Bool](repeating: true, count: order.variableOfColumn.count)
            var reduction = Reduction(model, order, roles: roles, strictColumns: strict)
            reduction.eliminate()
            program = Program(reduction, model, order, roles: roles)
            evaluation = Evaluation(program)
            evaluation.run(program, model.constraints)
        }
        var result: [(column: Int32, interval: Interval)] = []
        let part = OpenPart(program, evaluation)
        for cluster in part.clusters { result += cluster.ranges(part, evaluation, program.variableCount) }
        result.sort { $0.column < $1.column }
        return result.filter { !$0.interval.isPoint }.map {
            UndeterminedVariable(
                variable: model.variable(atRow: Int(order.variableOfColumn[Int($0.column)])),
                range: $0.interval.low...$0.interval.high)
        }
    }
}

extension OpenPart.Cluster {
    /// Between what ends each unknown of the group can lie.
    func ranges(
        _ part: OpenPart, _ evaluation: Evaluation, _ variableCount: Int
    ) -> [(column: Int32, interval: Interval)] {
        if equations.isEmpty, let column = columns.first, let interval = part.intervals[column] {
            return Int(column) < variableCount ? [(column, interval)] : []
        }
        var kernel = ClusterKernel(self, part, evaluation)
        var result: [(column: Int32, interval: Interval)] = []
        for (place, column) in columns.enumerated() where Int(column) < variableCount {
            let low = kernel.simplex.extreme(of: place, direction: -1)
            let high = kernel.simplex.extreme(of: place, direction: 1)
            result.append((column, Interval(low: min(low, high), high: max(low, high))))
        }
        return result
    }
}

extension SimplexKernel {
    /// The greatest (1) or least (-1) value of a column.
    mutating func extreme(of column: Int, direction: Double) -> Double {
        setCost(slope: -direction, of: column)
        let outcome = minimise()
        refreshValues()
        return outcome == .unbounded ? direction * .infinity : value[column]
    }
}
