extension Solver {
    /// The unknowns that can change without any constraint being served worse, by order key, with their range.
    public mutating func undeterminedVariables() -> [UndeterminedVariable] {
        _ = solve()
        let order = canonicalOrder()
        guard var evaluation, var program, !evaluation.open.isEmpty else { return [] }
        if program.hasOmittedBounds {
            var strict = options
            strict.strictColumns = [Bool](repeating: true, count: order.variableOfColumn.count)
            program = Program(model, order, strict)
            evaluation = Evaluation(program)
            var cache = KernelCache()
            evaluation.run(program, model.constraints, &cache)
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
        let input = KernelInput(self, part, evaluation)
        return input.isDense(.usual)
            ? ClusterKernel<DenseBasis>(input, self, part, variableCount: variableCount).ranges()
            : ClusterKernel<SparseBasis>(input, self, part, variableCount: variableCount).ranges()
    }
}
