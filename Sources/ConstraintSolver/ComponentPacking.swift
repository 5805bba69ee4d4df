/// Which groups of connected unknowns are to share a component.
struct ComponentPacking {
    /// How many unknowns a component is given before another one is begun: enough to amortise the tables of a component
    /// and few enough to be compiled again at every change of structure. Chosen.
    static let size = 256

    /// How many components there are to be.
    private(set) var count = 0
    /// Those of one group alone.
    private(set) var connected: [Bool] = []
    /// By column, its component.
    private var componentOfColumn: [Int32]
    /// By place among the constraints, the component of those without unknowns.
    private var componentOfEmpty: [Int: Int32] = [:]
    private var joined: JoinedSets

    /// No components yet; unknowns that share a constraint are joined.
    private init(_ order: CanonicalOrder, _ model: Model) {
        componentOfColumn = [Int32](repeating: -1, count: order.variableOfColumn.count)
        joined = JoinedSets(count: order.variableOfColumn.count)
        for row in order.constraints where model.constraints[Int(row)].termCount > 1 {
            let range = model.termRange(model.constraints[Int(row)])
            let first = Int(order.columnOfVariable[Int(model.terms[range.lowerBound].variable.index)])
            for index in range.dropFirst() {
                joined.join(first, Int(order.columnOfVariable[Int(model.terms[index].variable.index)]))
            }
        }
    }

    /// Small groups together, large ones apart.
    init(bySize order: CanonicalOrder, _ model: Model) {
        self.init(order, model)
        var sizes = [Int32](repeating: 0, count: componentOfColumn.count)
        for column in sizes.indices { sizes[joined.find(column)] += 1 }
        var shared: Int32 = -1
        var room = 0
        for column in sizes.indices where sizes[column] > 0 {
            if Int(sizes[column]) >= Self.size {
                componentOfColumn[column] = begin(isConnected: true)
                continue
            }
            if room <= 0 {
                shared = begin(isConnected: false)
                room = Self.size
            }
            componentOfColumn[column] = shared
            room -= Int(sizes[column])
        }
        spread()
    }

    /// Groups with one of some constraints each apart, the others together.
    init(dividing order: CanonicalOrder, at rows: [Int32], _ model: Model) {
        self.init(order, model)
        let apart = Set(rows)
        for (place, row) in order.constraints.enumerated() where apart.contains(row) {
            let leader = leader(of: Int(row), order, model)
            if leader < 0 {
                componentOfEmpty[place] = begin(isConnected: true)
            } else if componentOfColumn[leader] < 0 {
                componentOfColumn[leader] = begin(isConnected: true)
            }
        }
        var rest: Int32 = -1
        for column in componentOfColumn.indices
        where joined.find(column) == column && componentOfColumn[column] < 0 {
            if rest < 0 { rest = begin(isConnected: false) }
            componentOfColumn[column] = rest
        }
        spread()
    }

    private mutating func begin(isConnected: Bool) -> Int32 {
        connected.append(isConnected)
        count += 1
        return Int32(truncatingIfNeeded: count - 1)
    }

    /// Gives all columns of a group the component of its first.
    private mutating func spread() {
        for column in componentOfColumn.indices {
            componentOfColumn[column] = componentOfColumn[joined.find(column)]
        }
    }

    /// The first column of the group of a constraint; -1 for one without unknowns.
    private mutating func leader(of row: Int, _ order: CanonicalOrder, _ model: Model) -> Int {
        let constraint = model.constraints[row]
        guard constraint.termCount > 0 else { return -1 }
        let term = model.terms[Int(constraint.firstTerm)]
        return joined.find(Int(order.columnOfVariable[Int(term.variable.index)]))
    }

    /// The components, their rows in order.
    func components(_ order: CanonicalOrder, _ model: Model) -> [Component] {
        let variables = gathered(order.variableOfColumn, by: componentOfColumn)
        let constraints = gathered(order.constraints, by: componentsOfConstraints(order, model))
        return (0..<count).map {
            Component(variables: variables[$0], constraints: constraints[$0], isConnected: connected[$0])
        }
    }

    /// By place among the constraints, the component.
    private func componentsOfConstraints(_ order: CanonicalOrder, _ model: Model) -> [Int32] {
        var result = [Int32](repeating: 0, count: order.constraints.count)
        for (place, row) in order.constraints.enumerated() {
            let constraint = model.constraints[Int(row)]
            if constraint.termCount > 0 {
                let term = model.terms[Int(constraint.firstTerm)]
                result[place] = componentOfColumn[Int(order.columnOfVariable[Int(term.variable.index)])]
            } else {
                result[place] = componentOfEmpty[place] ?? 0
            }
        }
        return result
    }

    /// Rows by their component, in their order within each.
    private func gathered(_ rows: [Int32], by components: [Int32]) -> [[Int32]] {
        var next = [Int](repeating: 0, count: count + 1)
        for component in components { next[Int(component) + 1] += 1 }
        for component in 0..<count { next[component + 1] += next[component] }
        let starts = next
        let flat = [Int32](unsafeUninitializedCapacity: rows.count) { buffer, initializedCount in
            for (row, component) in zip(rows, components) {
                buffer[next[Int(component)]] = row
                next[Int(component)] += 1
            }
            initializedCount = rows.count
        }
        return (0..<count).map { Array(flat[starts[$0]..<starts[$0 + 1]]) }
    }
}
