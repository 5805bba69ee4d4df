import Constraints

/// The order in which everything is computed: by order key, whatever the order of arrival.
struct CanonicalOrder {
    /// The rows of unknowns in use, by order key: column to row.
    let variableOfColumn: [Int32]
    /// Row of an unknown to column; -1 for unused rows.
    let columnOfVariable: [Int32]
    /// The rows of constraints in use, by order key.
    let constraints: [Int32]

    /// The order of what a model holds.
    ///
    /// Constraints of equal keys are ordered by what they say, so that equal ones are interchangeable;
    /// unknowns of equal keys can only be distinguished by arrival.
    init(_ model: Model) {
        variableOfColumn = Self.sortedVariables(model)
        var columns = [Int32](repeating: -1, count: model.variables.count)
        for (column, row) in variableOfColumn.enumerated() {
            columns[Int(row)] = Int32(truncatingIfNeeded: column)
        }
        columnOfVariable = columns
        constraints = Self.sortedConstraints(model, columns: columns)
    }

    /// An order that is known.
    init(variableOfColumn: [Int32], columnOfVariable: [Int32], constraints: [Int32]) {
        self.variableOfColumn = variableOfColumn
        self.columnOfVariable = columnOfVariable
        self.constraints = constraints
    }

    /// The order of some of what a model holds; `columns` has room for all its unknowns.
    init(_ model: Model, variables: [Int32], constraints: [Int32], columns: [Int32]) {
        var columns = columns
        variableOfColumn = Self.sorted(variables, model)
        for (column, row) in variableOfColumn.enumerated() {
            columns[Int(row)] = Int32(truncatingIfNeeded: column)
        }
        columnOfVariable = columns
        self.constraints = Self.sorted(constraints, model, columns: columns)
    }

    /// The same order with fewer constraints, and the unknowns in them alone.
    init(_ order: CanonicalOrder, constraints: [Int32], of model: Model) {
        var isUsed = [Bool](repeating: false, count: order.variableOfColumn.count)
        for row in constraints {
            for index in model.termRange(model.constraints[Int(row)]) {
                isUsed[Int(order.columnOfVariable[Int(model.terms[index].variable.index)])] = true
            }
        }
        var rows: [Int32] = []
        var columns = [Int32](repeating: -1, count: order.columnOfVariable.count)
        for (column, row) in order.variableOfColumn.enumerated() where isUsed[column] {
            columns[Int(row)] = Int32(truncatingIfNeeded: rows.count)
            rows.append(row)
        }
        variableOfColumn = rows
        columnOfVariable = columns
        self.constraints = constraints
    }

    private static func sortedVariables(_ model: Model) -> [Int32] {
        var rows: [Int32] = []
        rows.reserveCapacity(model.variables.count)
        var isSorted = true
        var last = Int.min
        for (row, variable) in model.variables.enumerated() where variable.useCount >= 0 {
            if variable.order < last { isSorted = false }
            last = variable.order
            rows.append(Int32(truncatingIfNeeded: row))
        }
        return isSorted ? rows : sorted(rows, model)
    }

    private static func sorted(_ rows: [Int32], _ model: Model) -> [Int32] {
        rows.sorted { (model.variables[Int($0)].order, $0) < (model.variables[Int($1)].order, $1) }
    }

    private static func sortedConstraints(_ model: Model, columns: [Int32]) -> [Int32] {
        var rows: [Int32] = []
        rows.reserveCapacity(model.constraints.count)
        var isSorted = true
        var last = Int.min
        for (row, constraint) in model.constraints.enumerated() where constraint.isLive {
            if constraint.order <= last && !rows.isEmpty { isSorted = false }
            last = constraint.order
            rows.append(Int32(truncatingIfNeeded: row))
        }
        return isSorted ? rows : sorted(rows, model, columns: columns)
    }

    private static func sorted(_ rows: [Int32], _ model: Model, columns: [Int32]) -> [Int32] {
        // Nearly always keys differ, and whole constraints need not be looked at.
        rows.map { (key: model.constraints[Int($0)].order, row: $0) }
            .sorted { $0.key < $1.key || $0.key == $1.key && precedes($0.row, $1.row, model, columns) }
            .map(\.row)
    }

    /// Which of two constraints of one key comes first.
    @inline(never)
    private static func precedes(_ first: Int32, _ second: Int32, _ model: Model, _ columns: [Int32]) -> Bool
    {
        let a = model.constraints[Int(first)]
        let b = model.constraints[Int(second)]
        if a.termCount != b.termCount { return a.termCount < b.termCount }
        if a.relation != b.relation { return a.relation.rawValue < b.relation.rawValue }
        if a.priority != b.priority { return a.priority < b.priority }
        if a.rank != b.rank { return a.rank < b.rank }
        if a.constant != b.constant { return a.constant < b.constant }
        let left = model.terms[model.termRange(a)].map { (columns[Int($0.variable.index)], $0.coefficient) }
        let right = model.terms[model.termRange(b)].map { (columns[Int($0.variable.index)], $0.coefficient) }
        for (x, y) in zip(left.sorted { $0.0 < $1.0 }, right.sorted { $0.0 < $1.0 }) where x != y {
            return x < y
        }
        return first < second
    }
}
