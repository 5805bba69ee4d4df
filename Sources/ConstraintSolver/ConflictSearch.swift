import Constraints

/// Looks for irreducible sets of required constraints that contradict one another, and has one of each give way.
///
/// The multipliers of a least violation name a set that is impossible by itself (Farkas' lemma); trying
/// each member without leaves an irreducible one (the deletion filter).
///
/// How much is looked at is bounded, in counts and not in time, so that the answer is the same everywhere:
/// where very many constraints contradict, those still violated when the bound is reached give way together.
struct ConflictSearch {
    private let model: Model
    private let order: CanonicalOrder
    /// The required constraints still in force, by order key.
    private var rows: [Int32]
    /// By row of a constraint, its place by order key.
    private var places: [Int32]
    /// What gave way.
    private(set) var broken: Set<Int32>
    /// How much was looked at: constraints, terms and unknowns, as often as each was.
    private(set) var effort = 0
    private let effortLimit: Int

    /// A contradiction by rows of constraints.
    struct Found {
        /// By order key.
        var members: [Int32]
        var broken: Int32
    }

    /// A search among all required constraints that have not given way yet.
    init(_ model: Model, _ order: CanonicalOrder, broken: Set<Int32>) {
        self.model = model
        self.order = order
        self.broken = broken
        rows = order.constraints.filter { model.constraints[Int($0)].isRequired && !broken.contains($0) }
        places = [Int32](repeating: 0, count: model.constraints.count)
        for (place, row) in order.constraints.enumerated() {
            places[Int(row)] = Int32(truncatingIfNeeded: place)
        }
        effortLimit = Self.effortLimit(count: rows.count)
    }

    /// How much may be looked at for some count of constraints.
    ///
    /// Chosen: some hundred contradictions among a thousand constraints, which is more than anybody reads, and
    /// n log n beyond.
    static func effortLimit(count: Int) -> Int {
        1_000_000 + 4 * count * (Int.bitWidth - count.leadingZeroBitCount)
    }

    /// The next contradictions, none of which holds what gave way for another; none when all the rest can hold.
    ///
    /// - Returns: The contradictions, or, once the bound on effort is reached, constraints that give way
    ///   without one being named; by order key.
    mutating func next() -> (found: [Found], surplus: [Int32]) {
        let attempt = attempt(rows)
        guard !attempt.violated.isEmpty else { return ([], []) }
        var found = effort < effortLimit ? separateConflicts(attempt) : []
        if found.isEmpty, effort < effortLimit, let conflict = conflict(in: attempt) {
            broken.insert(conflict.broken)
            found = [conflict]
        }
        let surplus = found.isEmpty ? attempt.violated : []
        broken.formUnion(surplus)
        let gone = broken
        rows.removeAll { gone.contains($0) }
        return (found, surplus)
    }

    /// The contradictions that violations name one by one, by order key of those.
    ///
    /// What gives way first is gone through first: what it contradicts stays, and may contradict others.
    private mutating func separateConflicts(_ attempt: ConflictAttempt) -> [Found] {
        let violated = attempt.violated.sorted {
            let (first, second) = (model.constraints[Int($0)].rank, model.constraints[Int($1)].rank)
            return first != second ? first < second : places[Int($0)] > places[Int($1)]
        }
        var found: [(place: Int32, conflict: Found)] = []
        var missed = 0
        for row in violated where !broken.contains(row) {
            guard missed < Self.missLimit, effort < effortLimit else { break }
            missed += 1
            guard let conflict = conflict(of: row, attempt) else { continue }
            broken.insert(conflict.broken)
            found.append((places[Int(row)], conflict))
            missed = 0
        }
        return found.sorted { $0.place < $1.place }.map(\.conflict)
    }

    /// How many violations in a row may name nothing new before the rest is tried again from the start.
    private static var missLimit: Int { 16 }

    /// The contradiction that one violation names; nil where it holds what gave way, or is none by itself.
    private mutating func conflict(of row: Int32, _ attempt: ConflictAttempt) -> Found? {
        // One violation's multipliers are unique, so the set they name is irreducible as it stands; trying
        // its members guards against rounding where that costs little.
        let suspects = suspects([row], attempt)
        guard broken.isDisjoint(with: suspects), !isPossible(suspects) else { return nil }
        return found(suspects.count > 64 ? suspects : filtered(suspects))
    }

    /// The contradiction that all violations name together.
    private mutating func conflict(in attempt: ConflictAttempt) -> Found? {
        let suspects = suspects(attempt.violated, attempt)
        let members = filtered(isPossible(suspects) ? rows : suspects, limit: effortLimit)
        return effort < effortLimit ? found(members) : nil
    }

    private func found(_ members: [Int32]) -> Found {
        Found(members: members, broken: weakest(of: members))
    }

    /// The one to give way: of the lowest rank, of those an inequality before an equality, then of the greatest
    /// order key.
    ///
    /// Measured: where a required inequality contradicts equalities, the frames that Xcode's solver saved hold
    /// the equalities, in files of several projects.
    private func weakest(of rows: [Int32]) -> Int32 {
        var result = rows[0]
        // Rows come by order key, so the last of equally weak ones wins.
        for row in rows.dropFirst() where !isStronger(row, than: result) { result = row }
        return result
    }

    private func isStronger(_ row: Int32, than other: Int32) -> Bool {
        let (constraint, other) = (model.constraints[Int(row)], model.constraints[Int(other)])
        if constraint.rank != other.rank { return constraint.rank > other.rank }
        return constraint.relation == .equal && other.relation != .equal
    }

    private mutating func attempt(_ rows: [Int32]) -> ConflictAttempt {
        let attempt = ConflictAttempt(model, order, rows)
        effort += attempt.effort
        return attempt
    }

    private mutating func isPossible(_ rows: [Int32]) -> Bool { attempt(rows).violated.isEmpty }

    private mutating func suspects(_ violated: [Int32], _ attempt: ConflictAttempt) -> [Int32] {
        effort += attempt.spreadEffort
        return attempt.suspects(violated).sorted { places[Int($0)] < places[Int($1)] }
    }

    /// Drops whatever is not needed for the contradiction, the greatest order keys first, in ever smaller runs.
    ///
    /// Stops early once the effort reaches `limit`.
    private mutating func filtered(_ suspects: [Int32], limit: Int = .max) -> [Int32] {
        var kept = suspects
        var run = suspects.count > 12 ? suspects.count / 2 : 1
        while run >= 1 {
            var end = kept.count
            while end > 0, effort < limit {
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
