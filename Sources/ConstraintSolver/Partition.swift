/// The parts of a model, and which of them a change has reached.
///
/// Nothing is kept before the first solve. After it, a change of structure dissolves the parts it touches;
/// what they held is grouped anew together with what was added, and the other parts stay as they are.
struct Partition {
    /// Those dissolved are empty, and used again.
    var parts: [Part] = []
    /// By row of the unknown, its column in its part.
    private(set) var columns: [Int32] = []
    /// By row of the unknown; -1 for none.
    private var partOfVariable: [Int32] = []
    /// By row of the constraint; -1 for none.
    private var partOfConstraint: [Int32] = []
    /// How new parts are compiled at first.
    var care = CompileOptions.Care.usual
    private var unused: [Int32] = []
    private var stale: [Int32] = []
    private var waiting: [Int32] = []
    private var newVariables: [Int32] = []
    private var newConstraints: [Int32] = []
    private var isBegun = false
    /// How many parts broke ties.
    private(set) var openCount = 0
    /// How many parts have required constraints that do not hold.
    private(set) var troubledCount = 0
}

extension Partition {
    /// The part of an unknown; nil for one that was added after the last solve.
    func part(ofVariable row: Int) -> Int? {
        row < partOfVariable.count && partOfVariable[row] >= 0 ? Int(partOfVariable[row]) : nil
    }

    /// The part of a constraint; nil for one that was added after the last solve.
    func part(ofConstraint row: Int) -> Int? {
        row < partOfConstraint.count && partOfConstraint[row] >= 0 ? Int(partOfConstraint[row]) : nil
    }

    /// Notes a new unknown.
    mutating func addVariable(_ row: Int32) {
        if isBegun { newVariables.append(row) }
    }

    /// Notes that an unknown is gone.
    mutating func removeVariable(_ row: Int) {
        guard let part = part(ofVariable: row) else { return }
        partOfVariable[row] = -1
        dissolve(part)
    }

    /// Notes a new constraint on unknowns.
    mutating func addConstraint(_ row: Int32, _ model: borrowing Model) {
        guard isBegun else { return }
        newConstraints.append(row)
        for index in model.termRange(model.constraints[Int(row)]) {
            if let part = part(ofVariable: Int(model.terms[index].variable.index)) { dissolve(part) }
        }
    }

    /// Notes that a constraint is gone.
    mutating func removeConstraint(_ row: Int) {
        guard let part = part(ofConstraint: row) else { return }
        partOfConstraint[row] = -1
        dissolve(part)
    }

    /// Notes that a constraint's constant has changed, or its priority.
    mutating func changeConstraint(_ row: Int, isPriority: Bool) {
        guard let part = part(ofConstraint: row) else { return }
        if isPriority { parts[part].program = nil }
        wait(part)
    }

    private mutating func dissolve(_ part: Int) {
        guard !parts[part].isStale else { return }
        parts[part].isStale = true
        stale.append(Int32(truncatingIfNeeded: part))
    }

    private mutating func wait(_ part: Int) {
        guard !parts[part].isWaiting else { return }
        parts[part].isWaiting = true
        waiting.append(Int32(truncatingIfNeeded: part))
    }

    /// A part that is to be solved.
    mutating func nextWaiting() -> Int? {
        while let part = waiting.popLast() {
            guard parts[Int(part)].isWaiting else { continue }
            parts[Int(part)].isWaiting = false
            return Int(part)
        }
        return nil
    }
}

extension Partition {
    /// Groups anew what changed in structure.
    mutating func regroup(_ model: Model) {
        if !isBegun {
            isBegun = true
            columns = [Int32](repeating: -1, count: model.variables.count)
            partOfVariable = columns
            partOfConstraint = [Int32](repeating: -1, count: model.constraints.count)
            group(CanonicalOrder(model), model)
            return
        }
        guard !stale.isEmpty || !newVariables.isEmpty || !newConstraints.isEmpty else { return }
        makeRoom(model)
        var variables: [Int32] = []
        var constraints: [Int32] = []
        for part in stale {
            variables += parts[Int(part)].variables.filter { partOfVariable[Int($0)] == part }
            constraints += parts[Int(part)].constraints.filter { partOfConstraint[Int($0)] == part }
            retire(Int(part))
        }
        // A row may have come and gone several times; -2 marks what is listed.
        for row in newVariables
        where model.variables[Int(row)].useCount >= 0 && partOfVariable[Int(row)] == -1 {
            partOfVariable[Int(row)] = -2
            variables.append(row)
        }
        for row in newConstraints where model.constraints[Int(row)].isLive && partOfConstraint[Int(row)] == -1
        {
            partOfConstraint[Int(row)] = -2
            constraints.append(row)
        }
        stale.removeAll(keepingCapacity: true)
        newVariables.removeAll(keepingCapacity: true)
        newConstraints.removeAll(keepingCapacity: true)
        group(CanonicalOrder(model, variables: variables, constraints: constraints, columns: columns), model)
    }

    private mutating func makeRoom(_ model: Model) {
        while columns.count < model.variables.count {
            columns.append(-1)
            partOfVariable.append(-1)
        }
        while partOfConstraint.count < model.constraints.count { partOfConstraint.append(-1) }
    }

    private mutating func group(_ order: CanonicalOrder, _ model: Model) {
        if order.variableOfColumn.count > Bundles.size {
            let bundles = Bundles(bySize: order, model)
            if bundles.count > 1 {
                for part in bundles.parts(order, model) { insert(part) }
                return
            }
        } else if order.variableOfColumn.isEmpty && order.constraints.isEmpty {
            return
        }
        insert(Part(variables: order.variableOfColumn, constraints: order.constraints))
    }

    /// Takes groups with one of some constraints out of a part that others share.
    mutating func divide(_ part: Int, at rows: [Int32], _ model: Model) {
        let order = parts[part].order(columns)
        let bundles = Bundles(dividing: order, at: rows, model)
        if bundles.count == 1 {
            parts[part].isConnected = true
            wait(part)
            return
        }
        retire(part)
        for part in bundles.parts(order, model) { insert(part) }
    }

    private mutating func insert(_ part: Part) {
        var place = parts.count
        if let free = unused.popLast() {
            place = Int(free)
            parts[place] = part
        } else {
            parts.append(part)
        }
        parts[place].options.care = care
        let name = Int32(truncatingIfNeeded: place)
        for (column, row) in part.variables.enumerated() {
            columns[Int(row)] = Int32(truncatingIfNeeded: column)
            partOfVariable[Int(row)] = name
        }
        for row in part.constraints { partOfConstraint[Int(row)] = name }
        wait(place)
    }

    private mutating func retire(_ part: Int) {
        uncount(part)
        parts[part] = Part()
        unused.append(Int32(truncatingIfNeeded: part))
    }

    /// Takes a part about to be solved or dissolved out of the sums.
    mutating func uncount(_ part: Int) {
        if parts[part].isOpen { openCount -= 1 }
        if parts[part].isTroubled { troubledCount -= 1 }
    }

    /// Adds a solved part to the sums.
    mutating func count(_ part: Int) {
        if parts[part].isOpen { openCount += 1 }
        if parts[part].isTroubled { troubledCount += 1 }
    }
}
