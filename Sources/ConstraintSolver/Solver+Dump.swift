import Constraints

extension Solver {
    /// The state as text: unknowns with their values, constraints with their errors, and what was computed how.
    package mutating func dump() -> String {
        let solved = solve()
        let order = CanonicalOrder(model)
        var lines = ["variables \(order.variableOfColumn.count)"]
        for (column, row) in order.variableOfColumn.enumerated() {
            lines.append("  x\(column) order \(model.variables[Int(row)].order) = \(solved.values[Int(row)])")
        }
        lines.append("constraints \(order.constraints.count)")
        for row in order.constraints { lines.append("  " + text(ofConstraint: Int(row), order, solved)) }
        let columns = order.columnOfVariable
        let components = partition.components.filter { $0.program != nil }.sorted {
            ($0.variables.first.map { columns[Int($0)] } ?? -1)
                < ($1.variables.first.map { columns[Int($0)] } ?? -1)
        }
        for component in components { lines += component.summary(columns) }
        if lastSolve.pivots > 0 { lines.append("\(lastSolve.pivots) simplex steps") }
        if lastSolve.unfinishedLevels > 0 { lines.append("\(lastSolve.unfinishedLevels) levels unfinished") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(ofConstraint row: Int, _ order: CanonicalOrder, _ solved: Solution) -> String {
        let constraint = model.constraints[row]
        var terms: [String] = []
        for index in model.termRange(constraint) {
            let term = model.terms[index]
            let name = "x\(order.columnOfVariable[Int(term.variable.index)])"
            terms.append(term.coefficient == 1 ? name : "\(term.coefficient) \(name)")
        }
        if constraint.constant != 0 || terms.isEmpty { terms.append("\(constraint.constant)") }
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var text = "c\(constraint.order): " + terms.joined(separator: " + ") + " \(sign) 0"
        if !constraint.isRequired { text += " @\(constraint.priority)" }
        if constraint.rank != 0 { text += " rank \(constraint.rank)" }
        if isBroken(row) { text += " broken" }
        let error = model.error(row, solved.values).amount
        if error > 1e-9 { text += " error \(error)" }
        return text
    }
}

extension Component {
    /// What is computed by which means; `columns` gives unknowns their numbers.
    fileprivate func summary(_ columns: [Int32]) -> [String] {
        guard let program, let evaluation else { return [] }
        func name(_ column: Int32) -> String {
            let slack = Int(column) - variables.count
            return slack < 0 ? "x\(columns[Int(variables[Int(column)])])" : "s\(slack)"
        }
        var lines = [
            "program: \(program.columnCount) columns, \(program.rowConstraints.count) rows, "
                + "\(program.forward.count) forward steps, \(program.definitions.count) definitions "
                + "of which \(program.aliases.count) aliases"
        ]
        lines.append("lone columns \(program.loneColumns.count), systems \(program.systems.count)")
        for system in program.systems {
            let columns = program.systemColumns[Int(system.firstColumn)..<Int(system.endColumn)]
            let names = columns.prefix(12).map(name).joined(separator: " ")
            lines.append("  \(system.endRow - system.firstRow) rows over \(columns.count) columns: \(names)")
        }
        for open in evaluation.open {
            lines.append("open \(name(open.column)) in \(open.interval.low)...\(open.interval.high)")
        }
        return lines
    }
}
