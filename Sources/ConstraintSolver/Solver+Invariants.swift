extension Solver {
    /// Checks the solver's tables and its last solution; the first invariant that is broken, or nil.
    public func checkInvariants() -> String? { model.brokenInvariant() ?? brokenSolution() }

    private func brokenSolution() -> String? {
        guard let solution, let order, let program else { return nil }
        if order.variableOfColumn.count != program.variableCount { return "the program is not of this order" }
        if let column = solution.values.firstIndex(where: { !$0.isFinite }) {
            return "variable row \(column) is not finite"
        }
        let broken = solution.conflicts.map(\.broken)
        for row in order.constraints where model.constraints[Int(row)].isRequired {
            if broken.contains(model.constraint(atRow: Int(row))) { continue }
            if !model.isSatisfied(Int(row), solution.values) { return "constraint row \(row) does not hold" }
        }
        return program.brokenInvariant()
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
