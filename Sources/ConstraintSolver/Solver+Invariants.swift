extension Solver {
    /// Checks the solver's tables and its last solution; the first invariant that is broken, or nil.
    package func checkInvariants() -> String? { model.brokenInvariant() ?? brokenSolution() }

    private func brokenSolution() -> String? {
        guard isCurrent else { return nil }
        if let column = solution.values.firstIndex(where: { !$0.isFinite }) {
            return "variable row \(column) is not finite"
        }
        let excused = Set(solution.conflicts.map(\.broken) + solution.surplus + solution.unmet)
        for (row, constraint) in model.constraints.enumerated()
        where constraint.isLive && constraint.isRequired {
            if excused.contains(model.constraint(atRow: row)) { continue }
            if !model.isSatisfied(row, solution.values) { return "constraint row \(row) does not hold" }
        }
        return partition.brokenInvariant(model)
    }
}

extension Model {
    /// The first invariant of the tables that is broken, or nil.
    func brokenInvariant() -> String? {
        var uses = [Int32](repeating: 0, count: variables.count)
        for (row, constraint) in constraints.enumerated() where constraint.isLive {
            let range = termRange(constraint)
            guard range.lowerBound >= 0, range.upperBound <= terms.count else { return "terms of row \(row)" }
            for index in range {
                guard contains(terms[index].variable) else { return "row \(row) holds a removed variable" }
                guard terms[index].coefficient.isFinite, terms[index].coefficient != 0 else {
                    return "row \(row) has a coefficient \(terms[index].coefficient)"
                }
                uses[Int(terms[index].variable.index)] += 1
            }
        }
        for (row, variable) in variables.enumerated() where variable.useCount >= 0 {
            if variable.useCount != uses[row] { return "variable row \(row) is used \(uses[row]) times" }
        }
        return nil
    }
}

extension Partition {
    /// The first invariant of the components that is broken, or nil, when nothing has changed since the last solve.
    func brokenInvariant(_ model: Model) -> String? {
        var constraintCount = 0
        var variableCount = 0
        for (index, component) in components.enumerated() {
            constraintCount += component.constraints.count
            variableCount += component.variables.count
            if component.isStale || component.isWaiting { return "component \(index) was not solved" }
            for row in component.constraints {
                if self.component(ofConstraint: Int(row)) != index {
                    return "constraint row \(row) is out of place"
                }
                for place in model.termRange(model.constraints[Int(row)])
                where self.component(ofVariable: Int(model.terms[place].variable.index)) != index {
                    return "constraint row \(row) leaves its component"
                }
            }
            guard let program = component.program else { continue }
            if component.variables.count != program.variableCount {
                return "the program of component \(index) is not its"
            }
            if let broken = program.brokenInvariant() { return broken }
        }
        if constraintCount != model.constraints.count(where: \.isLive) {
            return "constraints without a component"
        }
        if variableCount != model.variables.count(where: { $0.useCount >= 0 }) {
            return "unknowns without a component"
        }
        if openCount != components.count(where: \.isOpen) { return "the sum of open components is wrong" }
        return violatedCount == components.count(where: \.hasViolations)
            ? nil : "the sum of violated components is wrong"
    }
}

extension Program {
    /// The first invariant of the program that is broken, or nil.
    func brokenInvariant() -> String? {
        var found = [Int](repeating: 0, count: columnCount)
        for step in forward where step.kind == .determine { found[Int(step.target)] += 1 }
        for column in loneColumns { found[Int(column)] += 1 }
        for column in systemColumns { found[Int(column)] += 1 }
        for step in definitions { found[Int(step.target)] += 1 }
        if let column = found.firstIndex(where: { $0 != 1 }) {
            return "column \(column) is found \(found[column]) times"
        }
        if terms.contains(where: { $0.column < 0 || Int($0.column) >= columnCount }) {
            return "a term names no column"
        }
        return nil
    }
}
