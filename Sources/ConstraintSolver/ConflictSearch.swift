/// Looks for irreducible sets of required constraints that contradict one another.
///
/// The multipliers of a least violation name a set that is impossible by itself (Farkas' lemma); trying
/// each member without leaves an irreducible one (the deletion filter).
struct ConflictSearch {
    private let model: Model
    private let order: CanonicalOrder
    /// The required constraints still in force, by order key.
    private var rows: [Int32]

    /// A search among all required constraints.
    init(_ model: Model, _ order: CanonicalOrder) {
        self.model = model
        self.order = order
        rows = order.constraints.filter { model.constraints[Int($0)].isRequired }
    }

    /// Leaves constraints out from now on.
    mutating func exclude(_ isExcluded: (Int32) -> Bool) { rows.removeAll(where: isExcluded) }

    /// Irreducible contradicting sets that share no member, each by order key; none when all can hold.
    func nextConflicts() -> [[Int32]] {
        let attempt = Attempt(model, order, rows)
        var found: [[Int32]] = []
        var taken: Set<Int32> = []
        for row in attempt.violated where !taken.contains(row) {
            // One violation's multipliers are unique, so the set they name is irreducible as it stands; trying
            // its members guards against rounding where that costs little.
            let suspects = attempt.suspects([row])
            guard taken.isDisjoint(with: suspects), !isPossible(suspects) else { continue }
            let members = suspects.count > 64 ? suspects : filtered(suspects)
            found.append(members)
            taken.formUnion(members)
        }
        if !found.isEmpty || attempt.violated.isEmpty { return found }
        let suspects = attempt.suspects(attempt.violated)
        return [filtered(isPossible(suspects) ? rows : suspects)]
    }

    private func isPossible(_ rows: [Int32]) -> Bool { Attempt(model, order, rows).violated.isEmpty }

    /// Drops whatever is not needed for the contradiction, the greatest order keys first, in ever smaller runs.
    private func filtered(_ suspects: [Int32]) -> [Int32] {
        var kept = suspects
        var run = suspects.count > 12 ? suspects.count / 2 : 1
        while run >= 1 {
            var end = kept.count
            while end > 0 {
                let first = max(0, end - run)
                var rest = kept
                rest.removeSubrange(first..<end)
                if !isPossible(rest) { kept = rest }
                end = first
            }
            run = run == 1 ? 0 : (run + 1) / 2
        }
        return kept
    }
}

/// One attempt at serving a set of required constraints and nothing else.
private struct Attempt {
    private let model: Model
    private let order: CanonicalOrder
    private let rows: [Int32]
    private let program: Program
    private let evaluation: Evaluation
    /// Those that could not be served.
    let violated: [Int32]

    init(_ model: Model, _ order: CanonicalOrder, _ rows: [Int32]) {
        self.model = model
        self.rows = rows
        let part = CanonicalOrder(order, constraints: rows, of: model)
        self.order = part
        let strict = [Bool](repeating: true, count: part.variableOfColumn.count)
        program = Program(model, part, CompileOptions(strictColumns: strict, care: .great))
        var evaluation = Evaluation(program)
        var cache = KernelCache()
        evaluation.run(program, model.constraints, &cache, ties: .left)
        self.evaluation = evaluation
        let values = evaluation.values(of: part, model)
        violated = rows.filter { !model.isSatisfied(Int($0), values) }
    }

    /// The constraints whose values keep others from holding, and those others.
    func suspects(_ broken: [Int32]) -> [Int32] {
        var multipliers = Multipliers(program, noting: .blockers)
        let values = evaluation.values(of: order, model)
        for row in broken {
            let constraint = model.constraints[Int(row)]
            let sign = model.sum(Int(row), values).amount > 0 ? 1.0 : -1.0
            for index in model.termRange(constraint) {
                let term = model.terms[index]
                multipliers.weights[Int(order.columnOfVariable[Int(term.variable.index)])] +=
                    sign * term.coefficient
            }
        }
        multipliers.spread(program, evaluation, model.constraints)
        let support = multipliers.support(program).union(broken)
        return rows.filter { support.contains($0) }
    }
}

extension Evaluation {
    /// The values by row of the unknown, 0 for those that have no part in it.
    fileprivate func values(of order: CanonicalOrder, _ model: Model) -> [Double] {
        var values = [Double](repeating: 0, count: model.variables.count)
        write(to: &values, order.variableOfColumn)
        return values
    }
}

extension Model {
    /// The sum of a constraint's terms and constant, and the size of the numbers it was computed from.
    @inline(__always)
    func sum(_ row: Int, _ values: [Double]) -> (amount: Double, scale: Double) {
        let constraint = constraints[row]
        var sum = constraint.constant
        var scale = abs(sum)
        for index in termRange(constraint) {
            let product = terms[index].coefficient * values[Int(terms[index].variable.index)]
            sum += product
            scale = max(scale, abs(product))
        }
        return (sum, scale)
    }

    /// How far a constraint is from holding, and the size of the numbers it was computed from.
    @inline(__always)
    func error(_ row: Int, _ values: [Double]) -> (amount: Double, scale: Double) {
        let sum = sum(row, values)
        switch constraints[row].relation {
        case .equal: return (abs(sum.amount), sum.scale)
        case .lessThanOrEqual: return (max(0, sum.amount), sum.scale)
        case .greaterThanOrEqual: return (max(0, -sum.amount), sum.scale)
        }
    }

    /// Whether a constraint holds, up to rounding.
    @inline(__always)
    func isSatisfied(_ row: Int, _ values: [Double]) -> Bool {
        let error = error(row, values)
        return error.amount <= 1e-7 + 1e-9 * error.scale
    }
}
