extension Solver {
    /// Finds the values of all unknowns; without changes since the last call, the same ones again.
    ///
    /// Only what a change reaches is computed: constants run through the compiled structure of their component,
    /// and where constraints came or went, the components they touch are compiled again.
    package mutating func solve() -> Solution {
        if isCurrent { return solution }
        partition.regroup(model)
        cache.beginRun(modelSize: model.terms.count + model.constraints.count)
        var surroundings = Component.Surroundings(
            cache: cache, values: solution.values, room: model.variables.count)
        cache = KernelCache()
        solution.values = []
        while let component = partition.nextWaiting() {
            partition.uncount(component)
            let violated = partition.components[component].solve(
                model, columns: partition.columns, &surroundings)
            partition.count(component)
            if !violated.isEmpty { partition.divide(component, at: violated, model) }
        }
        cache = surroundings.cache
        lastSolve = surroundings.count
        solution.values = surroundings.values
        solution.isUnique = partition.openCount == 0
        collectViolations()
        isCurrent = true
        return solution
    }

    /// Gathers from all components what does not hold.
    private mutating func collectViolations() {
        solution.conflicts = []
        solution.surplus = []
        solution.unmet = []
        guard partition.violatedCount > 0 else { return }
        let order = CanonicalOrder(model)
        var place = [Int](repeating: 0, count: model.constraints.count)
        for (index, row) in order.constraints.enumerated() { place[Int(row)] = index }
        let found = partition.components.map(\.conflicts).filter { !$0.isEmpty }
        solution.conflicts = found.sorted {
            place[Int($0[0].members[0].index)] < place[Int($1[0].members[0].index)]
        }.flatMap { $0 }
        func names(_ rows: [Int32]) -> [Constraint] {
            rows.sorted { place[Int($0)] < place[Int($1)] }.map { model.constraint(atRow: Int($0)) }
        }
        solution.surplus = names(partition.components.flatMap(\.surplus))
        solution.unmet = names(partition.components.flatMap(\.unmet))
    }

    /// Whether a required constraint gave way to others in the last solve.
    func isBroken(_ row: Int) -> Bool {
        guard let component = partition.component(ofConstraint: row) else { return false }
        return partition.components[component].options.isBroken(Int32(truncatingIfNeeded: row))
    }
}

extension Evaluation {
    /// Writes the values by row of the unknown, all finite.
    func write(to result: inout [Double], _ rows: [Int32]) {
        result.withUnsafeMutableBufferPointer { result in
            for (column, row) in rows.enumerated() {
                let value = values[column]
                result[Int(row)] = value.isFinite ? value + 0 : 0
            }
        }
    }
}
