/// The components of a model, and which of them a change has reached.
///
/// Nothing is kept before the first solve. After it, a change of structure dissolves the components it touches;
/// what they held is grouped again together with what was added, and the other components stay as they are.
struct Partition {
    /// Those dissolved are empty, and used again.
    var components: [Component] = []
    /// By row of the unknown, its column in its component.
    private(set) var columns: [Int32] = []
    /// By row of the unknown; -1 for none.
    private var componentOfVariable: [Int32] = []
    /// By row of the constraint; -1 for none.
    private var componentOfConstraint: [Int32] = []
    /// How new components are compiled at first.
    var tolerance = CompileOptions.Tolerance.standard
    private var unused: [Int32] = []
    private var stale: [Int32] = []
    private var waiting: [Int32] = []
    private var newVariables: [Int32] = []
    private var newConstraints: [Int32] = []
    private var isBegun = false
    /// How many components broke ties.
    private(set) var openCount = 0
    /// How many components have required constraints that do not hold.
    private(set) var violatedCount = 0
}

extension Partition {
    /// The component of an unknown; nil for one that was added after the last solve.
    func component(ofVariable row: Int) -> Int? {
        row < componentOfVariable.count && componentOfVariable[row] >= 0 ? Int(componentOfVariable[row]) : nil
    }

    /// The component of a constraint; nil for one that was added after the last solve.
    func component(ofConstraint row: Int) -> Int? {
        row < componentOfConstraint.count && componentOfConstraint[row] >= 0
            ? Int(componentOfConstraint[row]) : nil
    }

    /// Records a new unknown.
    mutating func addVariable(_ row: Int32) {
        if isBegun { newVariables.append(row) }
    }

    /// Records that an unknown is gone.
    mutating func removeVariable(_ row: Int) {
        guard let component = component(ofVariable: row) else { return }
        componentOfVariable[row] = -1
        dissolve(component)
    }

    /// Records a new constraint on unknowns.
    mutating func addConstraint(_ row: Int32, _ model: borrowing Model) {
        guard isBegun else { return }
        newConstraints.append(row)
        for index in model.termRange(model.constraints[Int(row)]) {
            if let component = component(ofVariable: Int(model.terms[index].variable.index)) {
                dissolve(component)
            }
        }
    }

    /// Records that a constraint is gone.
    mutating func removeConstraint(_ row: Int) {
        guard let component = component(ofConstraint: row) else { return }
        componentOfConstraint[row] = -1
        dissolve(component)
    }

    /// Records that a constraint's constant has changed, or its priority.
    mutating func changeConstraint(_ row: Int, isPriority: Bool) {
        guard let component = component(ofConstraint: row) else { return }
        if isPriority { components[component].program = nil }
        wait(component)
    }

    private mutating func dissolve(_ component: Int) {
        guard !components[component].isStale else { return }
        components[component].isStale = true
        stale.append(Int32(truncatingIfNeeded: component))
    }

    private mutating func wait(_ component: Int) {
        guard !components[component].isWaiting else { return }
        components[component].isWaiting = true
        waiting.append(Int32(truncatingIfNeeded: component))
    }

    /// A component that is to be solved.
    mutating func nextWaiting() -> Int? {
        while let component = waiting.popLast() {
            guard components[Int(component)].isWaiting else { continue }
            components[Int(component)].isWaiting = false
            return Int(component)
        }
        return nil
    }
}

extension Partition {
    /// Groups again what changed in structure.
    mutating func regroup(_ model: Model) {
        if !isBegun {
            isBegun = true
            columns = [Int32](repeating: -1, count: model.variables.count)
            componentOfVariable = columns
            componentOfConstraint = [Int32](repeating: -1, count: model.constraints.count)
            group(CanonicalOrder(model), model)
            return
        }
        guard !stale.isEmpty || !newVariables.isEmpty || !newConstraints.isEmpty else { return }
        makeRoom(model)
        var variables: [Int32] = []
        var constraints: [Int32] = []
        for component in stale {
            variables += components[Int(component)].variables.filter {
                componentOfVariable[Int($0)] == component
            }
            constraints += components[Int(component)].constraints.filter {
                componentOfConstraint[Int($0)] == component
            }
            retire(Int(component))
        }
        // A row may have come and gone several times; -2 marks what is listed.
        for row in newVariables
        where model.variables[Int(row)].useCount >= 0 && componentOfVariable[Int(row)] == -1 {
            componentOfVariable[Int(row)] = -2
            variables.append(row)
        }
        for row in newConstraints
        where model.constraints[Int(row)].isLive && componentOfConstraint[Int(row)] == -1 {
            componentOfConstraint[Int(row)] = -2
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
            componentOfVariable.append(-1)
        }
        while componentOfConstraint.count < model.constraints.count { componentOfConstraint.append(-1) }
    }

    private mutating func group(_ order: CanonicalOrder, _ model: Model) {
        if order.variableOfColumn.count > ComponentPacking.size {
            let packing = ComponentPacking(bySize: order, model)
            if packing.count > 1 {
                for component in packing.components(order, model) { insert(component) }
                return
            }
        } else if order.variableOfColumn.isEmpty && order.constraints.isEmpty {
            return
        }
        insert(Component(variables: order.variableOfColumn, constraints: order.constraints))
    }

    /// Takes groups with one of some constraints out of a component that others share.
    mutating func divide(_ component: Int, at rows: [Int32], _ model: Model) {
        let order = components[component].order(columns)
        let packing = ComponentPacking(dividing: order, at: rows, model)
        if packing.count == 1 {
            components[component].isConnected = true
            wait(component)
            return
        }
        retire(component)
        for component in packing.components(order, model) { insert(component) }
    }

    private mutating func insert(_ component: Component) {
        var place = components.count
        if let free = unused.popLast() {
            place = Int(free)
            components[place] = component
        } else {
            components.append(component)
        }
        components[place].options.tolerance = tolerance
        let name = Int32(truncatingIfNeeded: place)
        for (column, row) in component.variables.enumerated() {
            columns[Int(row)] = Int32(truncatingIfNeeded: column)
            componentOfVariable[Int(row)] = name
        }
        for row in component.constraints { componentOfConstraint[Int(row)] = name }
        wait(place)
    }

    private mutating func retire(_ component: Int) {
        uncount(component)
        components[component] = Component()
        unused.append(Int32(truncatingIfNeeded: component))
    }

    /// Takes a component about to be solved or dissolved out of the sums.
    mutating func uncount(_ component: Int) {
        if components[component].isOpen { openCount -= 1 }
        if components[component].hasViolations { violatedCount -= 1 }
    }

    /// Adds a solved component to the sums.
    mutating func count(_ component: Int) {
        if components[component].isOpen { openCount += 1 }
        if components[component].hasViolations { violatedCount += 1 }
    }
}
