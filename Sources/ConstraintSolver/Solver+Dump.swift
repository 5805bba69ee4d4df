extension Solver {
    /// The state as text: unknowns with their values, constraints with their errors, and what was computed how.
    public mutating func dump() -> String {
        let solved = solve()
        let order = canonicalOrder()
        var lines = ["variables \(order.variableOfColumn.count)"]
        for (column, row) in order.variableOfColumn.enumerated() {
            lines.append("  x\(column) order \(model.variables[Int(row)].order) = \(solved.values[Int(row)])")
        }
        lines.append("constraints \(order.constraints.count)")
        for row in order.constraints { lines.append("  " + text(ofConstraint: Int(row), order, solved)) }
        if let program, let evaluation { lines += program.summary(evaluation) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(ofConstraint row: Int, _ order: CanonicalOrder, _ solved: Solution) -> String {
        let constraint = model.constraints[row]
        var parts: [String] = []
        for index in model.termRange(constraint) {
            let term = model.terms[index]
            let name = "x\(order.columnOfVariable[Int(term.variable.index)])"
            parts.append(term.coefficient == 1 ? name : "\(term.coefficient) \(name)")
        }
        if constraint.constant != 0 || parts.isEmpty { parts.append("\(constraint.constant)") }
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var text = "c\(constraint.order): " + parts.joined(separator: " + ") + " \(sign) 0"
        if !constraint.isRequired { text += " @\(constraint.priority)" }
        if constraint.rank != 0 { text += " rank \(constraint.rank)" }
        if !options.roles.isEmpty && options.roles[row] == Reduction.Role.broken { text += " broken" }
        let error = model.error(row, solved.values).amount
        if error > 1e-9 { text += " error \(error)" }
        return text
    }
}

extension Program {
    /// What is computed by which means.
    func summary(_ evaluation: Evaluation) -> [String] {
        var lines = [
            "program: \(columnCount) columns, \(rowConstraints.count) rows, \(forward.count) forward steps, "
                + "\(definitions.count) definitions of which \(aliases.count) aliases"
        ]
        lines.append("lone columns \(loneColumns.count), systems \(systems.count)")
        for system in systems {
            let columns = systemColumns[Int(system.firstColumn)..<Int(system.endColumn)]
            let names = columns.prefix(12).map { "x\($0)" }.joined(separator: " ")
            lines.append("  \(system.endRow - system.firstRow) rows over \(columns.count) columns: \(names)")
        }
        if evaluation.pivotCount > 0 { lines.append("\(evaluation.pivotCount) simplex steps") }
        if evaluation.unfinishedCount > 0 { lines.append("\(evaluation.unfinishedCount) levels unfinished") }
        for open in evaluation.open {
            lines.append("open x\(open.column) in \(open.interval.low)...\(open.interval.high)")
        }
        return lines
    }
}
