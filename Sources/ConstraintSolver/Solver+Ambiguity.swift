extension Solver {
    /// The unknowns that can change without increasing the error of any constraint, by order key, with their range.
    package mutating func undeterminedVariables() -> [UndeterminedVariable] {
        _ = solve()
        guard partition.openCount > 0 else { return [] }
        var result: [UndeterminedVariable] = []
        for component in partition.components where component.isOpen {
            result += component.openRanges(model, partition.columns).map {
                UndeterminedVariable(
                    variable: model.variable(atRow: Int(component.variables[Int($0.column)])),
                    range: $0.interval.low...$0.interval.high)
            }
        }
        return result.sorted {
            let (first, second) = (Int($0.variable.index), Int($1.variable.index))
            return (model.variables[first].order, first) < (model.variables[second].order, second)
        }
    }
}

extension Component {
    /// The columns of unknowns that no level decides, with the range of each.
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
        let component = UnderdeterminedComponent(program, evaluation)
        for cluster in component.clusters {
            result += cluster.ranges(component, evaluation, program.variableCount)
        }
        return result.filter { !$0.interval.isPoint }
    }
}

extension UnderdeterminedComponent.Cluster {
    /// The range of each unknown of the group.
    fileprivate func ranges(
        _ component: UnderdeterminedComponent, _ evaluation: Evaluation, _ variableCount: Int
    ) -> [(column: Int32, interval: Interval)] {
        if equations.isEmpty, let column = columns.first, let interval = component.intervals[column] {
            return Int(column) < variableCount ? [(column, interval)] : []
        }
        let input = KernelInput(self, component, evaluation, .standard)
        return input.isDense
            ? ClusterKernel<DenseBasis>(input, self, component, variableCount: variableCount).ranges()
            : ClusterKernel<SparseBasis>(input, self, component, variableCount: variableCount).ranges()
    }
}
