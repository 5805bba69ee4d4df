extension Solver {
    /// The unknowns that can change without any constraint being served worse, by order key, with their range.
    public mutating func undeterminedVariables() -> [UndeterminedVariable] {
        _ = solve()
        guard partition.openCount > 0 else { return [] }
        var result: [UndeterminedVariable] = []
        for part in partition.parts where part.isOpen {
            result += part.openRanges(model, partition.columns).map {
                UndeterminedVariable(
                    variable: model.variable(atRow: Int(part.variables[Int($0.column)])),
                    range: $0.interval.low...$0.interval.high)
            }
        }
        return result.sorted {
            let (first, second) = (Int($0.variable.index), Int($1.variable.index))
            return (model.variables[first].order, first) < (model.variables[second].order, second)
        }
    }
}

extension Part {
    /// The columns of unknowns that no level decides, and between what ends each can lie.
    fileprivate func openRanges(_ model: Model, _ columns: [Int32]) -> [(column: Int32, interval: Interval)] {
        guard var evaluation, var program else { return [] }
        if program.hasOmittedBounds {
            var strict = options
            strict.strictColumns = [Bool](repeating: true, count: variables.count)
            program = Program(model, order(columns), strict)
            evaluation = Evaluation(program)
            var cache = KernelCache()
            evaluation.run(program, model.constraints, &cache)
        }
        var result: [(column: Int32, interval: Interval)] = []
        let part = OpenPart(program, evaluation)
        for cluster in part.clusters { result += cluster.ranges(part, evaluation, program.variableCount) }
        return result.filter { !$0.interval.isPoint }
    }
}

extension OpenPart.Cluster {
    /// Between what ends each unknown of the group can lie.
    fileprivate func ranges(
        _ part: OpenPart, _ evaluation: Evaluation, _ variableCount: Int
    ) -> [(column: Int32, interval: Interval)] {
        if equations.isEmpty, let column = columns.first, let interval = part.intervals[column] {
            return Int(column) < variableCount ? [(column, interval)] : []
        }
        let input = KernelInput(self, part, evaluation, .usual)
        return input.isDense
            ? ClusterKernel<DenseBasis>(input, self, part, variableCount: variableCount).ranges()
            : ClusterKernel<SparseBasis>(input, self, part, variableCount: variableCount).ranges()
    }
}
