extension Solver {
    /// The constraints that give an unknown its value in the last solution, by order key.
    ///
    /// Changing the constant of one of them moves the unknown; changing others a little does not.
    /// Where a tie was broken, the list says what holds the value apart from that.
    ///
    /// - Throws: `SolverError.unknownVariable`.
    package mutating func explain(_ variable: Variable) throws(SolverError) -> [Constraint] {
        guard model.contains(variable) else { throw .unknownVariable }
        _ = solve()
        guard let index = partition.component(ofVariable: Int(variable.index)) else { return [] }
        let component = partition.components[index]
        guard let program = component.program, let evaluation = component.evaluation else { return [] }
        var multipliers = Multipliers(program, noting: .all)
        multipliers.weights[Int(partition.columns[Int(variable.index)])] = 1
        multipliers.spread(
            program, evaluation, model.constraints, Answers(program))
        let support = multipliers.support(program)
        return component.constraints.filter { support.contains($0) }.map { model.constraint(atRow: Int($0)) }
    }
}
