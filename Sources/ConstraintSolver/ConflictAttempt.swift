/// One attempt to satisfy a set of required constraints alone.
struct ConflictAttempt {
    private let model: Model
    private let order: CanonicalOrder
    private let program: Program
    private let evaluation: Evaluation
    private let answers: Answers
    /// By row of the unknown, its value.
    private let values: [Double]
    /// Those that could not be satisfied, by order key.
    let violated: [Int32]
    /// How many numbers were looked at for it.
    let effort: Int
    /// How many numbers finding the suspects of one violation looks at.
    var spreadEffort: Int { program.columnCount + program.terms.count + program.rowConstraints.count }

    /// What making the tables of a small attempt counts as.
    /// Measured: about as long as looking at so many numbers.
    private static var fixedEffort: Int { 200 }

    /// Satisfies constraints as well as possible.
    init(_ model: Model, _ order: CanonicalOrder, _ rows: [Int32]) {
        self.model = model
        let subset = CanonicalOrder(order, constraints: rows, of: model)
        self.order = subset
        let strict = [Bool](repeating: true, count: subset.variableOfColumn.count)
        let program = Program(model, subset, CompileOptions(strictColumns: strict, tolerance: .strict))
        self.program = program
        var evaluation = Evaluation(program)
        var cache = KernelCache()
        evaluation.run(program, model.constraints, &cache, ties: .left)
        self.evaluation = evaluation
        answers = Answers(program)
        var values = [Double](repeating: 0, count: model.variables.count)
        evaluation.write(to: &values, subset.variableOfColumn)
        self.values = values
        violated = rows.filter { !model.isSatisfied(Int($0), values) }
        effort =
            Self.fixedEffort + rows.count + model.variables.count + program.columnCount + program.terms.count
            + evaluation.pivotCount * program.systemRows.count
    }

    /// The constraints whose values keep others from holding, and those others; in no order.
    func suspects(_ broken: [Int32]) -> Set<Int32> {
        var multipliers = Multipliers(program, noting: .blockers)
        for row in broken {
            let constraint = model.constraints[Int(row)]
            let sign = model.sum(Int(row), values).amount > 0 ? 1.0 : -1.0
            for index in model.termRange(constraint) {
                let term = model.terms[index]
                multipliers.weights[Int(order.columnOfVariable[Int(term.variable.index)])] +=
                    sign * term.coefficient
            }
        }
        multipliers.spread(program, evaluation, model.constraints, answers)
        return multipliers.support(program).union(broken)
    }
}
