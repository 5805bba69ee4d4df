/// How values follow from constraints: an evaluation run backwards.
///
/// Starting from weights on columns, each step that gave a column its value passes the weight on to the
/// columns and the row it came from; what arrives at a row is how much the weighted sum changes with the row's
/// constant. Weights that remain on a kernel's column are answered by the constraints at whose breakpoint it is.
struct Multipliers {
    /// By column, what is still to be passed on.
    var weights: [Double]
    /// By row, how much the weighted sum changes with the row's constant.
    private(set) var rows: [Double]
    /// The constraints at whose breakpoints columns of kernels are.
    private(set) var breakpoints: [Int32] = []
    /// By column, what is to be passed on to an alias's offset.
    private var offsetWeights: [Double]

    /// Whether only what keeps the weighted sum from falling is noted, one constraint a column.
    private let notesBlockers: Bool

    /// What is recorded where a column of a kernel is at breakpoints.
    enum Notes {
        /// All constraints with a breakpoint there.
        case all
        /// One that keeps the weighted sum from falling.
        case blockers
    }

    /// No weights yet.
    init(_ program: Program, noting notes: Notes) {
        notesBlockers = notes == .blockers
        weights = [Double](repeating: 0, count: program.columnCount)
        offsetWeights = weights
        rows = [Double](repeating: 0, count: program.rowConstraints.count)
    }

    /// Passes all weights back to rows and breakpoints.
    mutating func spread(
        _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow],
        _ answers: Answers
    ) {
        for step in program.definitions.reversed() { spread(step, program) }
        for index in program.systems.indices {
            spreadSystem(index, program, evaluation, constraints, answers)
        }
        for column in program.loneColumns { answer(Int(column), program, evaluation, constraints, answers) }
        for alias in program.aliases.reversed() {
            let weight = offsetWeights[Int(alias.column)]
            guard weight != 0 else { continue }
            rows[Int(alias.row)] += weight * alias.inversePivot
            if alias.other != alias.root { offsetWeights[Int(alias.other)] += weight * alias.factor }
        }
        for step in program.forward.reversed() {
            if step.kind == .merge {
                rows[Int(step.row)] += step.factor * rows[Int(step.target)]
            } else {
                spread(step, program)
            }
        }
    }

    /// The constraints with a share in the result.
    func support(_ program: Program) -> Set<Int32> {
        let greatest = rows.reduce(0) { max($0, abs($1)) }
        var result = Set(breakpoints)
        for (row, weight) in rows.enumerated() where abs(weight) > greatest * 1e-12 {
            result.insert(program.rowConstraints[row])
        }
        return result
    }

    private mutating func spread(_ step: Program.Step, _ program: Program) {
        var share: Double
        if step.kind == .close {
            share = rows[Int(step.row)]
        } else {
            share = weights[Int(step.target)] * step.factor
            weights[Int(step.target)] = 0
            rows[Int(step.row)] += share
        }
        guard share != 0 else { return }
        for index in Int(step.firstTerm)..<Int(step.endTerm) {
            weights[Int(program.terms[index].column)] -= share * program.terms[index].value
        }
    }

    /// Records the constraints at whose breakpoints a column is, for the weight that remains on it.
    private mutating func answer(
        _ column: Int, _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow],
        _ answers: Answers
    ) {
        let weight = weights[column]
        guard abs(weight) > 1e-13 else { return }
        if notesBlockers {
            let blocker = answers.blocker(ofColumn: column, isPositive: weight > 0) {
                Self.blocker(column, weight, program, evaluation, constraints)
            }
            if let blocker { note(program.pieces[Int(blocker)], weight) }
            return
        }
        for index in program.pieceRanges[column]
        where Self.isAtBreakpoint(index, column, program, evaluation, constraints) {
            note(program.pieces[Int(index)], weight)
        }
    }

    private mutating func note(_ piece: Program.Piece, _ weight: Double) {
        breakpoints.append(piece.constraint)
        if piece.offsetColumn >= 0 { offsetWeights[Int(piece.offsetColumn)] += weight * piece.offsetScale }
    }

    /// The first piece that keeps a weight on a column from falling.
    private static func blocker(
        _ column: Int, _ weight: Double, _ program: Program, _ evaluation: Evaluation,
        _ constraints: [Model.ConstraintRow]
    ) -> Int32? {
        program.pieceRanges[column].first { index in
            let piece = program.pieces[Int(index)]
            return (weight > 0 ? piece.lowerWeight : piece.upperWeight) != 0
                && isAtBreakpoint(index, column, program, evaluation, constraints)
        }
    }

    private static func isAtBreakpoint(
        _ piece: Int32, _ column: Int, _ program: Program, _ evaluation: Evaluation,
        _ constraints: [Model.ConstraintRow]
    ) -> Bool {
        let value = evaluation.values[column]
        let position = evaluation.position(of: program.pieces[Int(piece)], constraints, program)
        return abs(position - value) <= 1e-7 + 1e-9 * abs(value)
    }

    /// Passes the weights of basic columns on to the rows of their system, the rest to breakpoints.
    private mutating func spreadSystem(
        _ index: Int, _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow],
        _ answers: Answers
    ) {
        let system = program.systems[index]
        let columns = program.systemColumns[Int(system.firstColumn)..<Int(system.endColumn)]
        guard columns.contains(where: { weights[Int($0)] != 0 }) else { return }
        if system.isSingleRow {
            spreadSingleRow(system, program, evaluation, constraints, answers)
            return
        }
        let answer = answers.multipliers(of: weights, system: index, program, evaluation, constraints)
        for (place, share) in answer.rows.enumerated() where share != 0 {
            let row = Int(system.firstRow) + place
            rows[Int(program.systemRows[row])] += share
            for entry in program.systemRowTerms[row] {
                let term = program.terms[Int(entry)]
                weights[Int(term.column)] -= share * term.value
            }
        }
        let greatest = columns.reduce(0) { max($0, abs(weights[Int($1)])) }
        for (place, column) in columns.enumerated()
        where !answer.isBasic[place] && abs(weights[Int(column)]) > greatest * 1e-12 {
            self.answer(Int(column), program, evaluation, constraints, answers)
        }
    }

    /// Passes the weight of the column that the equation gives on to the equation, the rest to breakpoints.
    private mutating func spreadSingleRow(
        _ system: Program.System, _ program: Program, _ evaluation: Evaluation,
        _ constraints: [Model.ConstraintRow], _ answers: Answers
    ) {
        let range = program.systemRowTerms[Int(system.firstRow)]
        var given: Program.Entry?
        for index in range {
            let term = program.terms[Int(index)]
            let isFree = !isAtBreakpoint(Int(term.column), program, evaluation, constraints)
            if isFree || given == nil && weights[Int(term.column)] != 0 { given = term }
        }
        guard let given else { return }
        let share = weights[Int(given.column)] / given.value
        rows[Int(program.systemRows[Int(system.firstRow)])] += share
        for index in range {
            let term = program.terms[Int(index)]
            weights[Int(term.column)] -= share * term.value
            if term.column != given.column {
                answer(Int(term.column), program, evaluation, constraints, answers)
            }
        }
    }

    private func isAtBreakpoint(
        _ column: Int, _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow]
    ) -> Bool {
        program.pieceRanges[column].contains {
            Self.isAtBreakpoint($0, column, program, evaluation, constraints)
        }
    }
}
