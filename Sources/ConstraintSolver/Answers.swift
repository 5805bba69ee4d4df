/// What multipliers read of one evaluation again and again, found on first use.
final class Answers {
    private var systems: [(any SystemAnswers)?]
    /// By column times two, and one more for positive weights: the place of the piece in the way; -1 for none.
    private var blockers: [Int: Int32] = [:]

    /// Nothing read yet.
    init(_ program: Program) { systems = Array(repeating: nil, count: program.systems.count) }

    /// The first piece at whose breakpoint a column is and which keeps a weight from falling; nil for none.
    func blocker(
        ofColumn column: Int, isPositive: Bool, _ search: () -> Int32?
    ) -> Int32? {
        let key = column * 2 + (isPositive ? 1 : 0)
        let known = blockers[key] ?? search() ?? -1
        blockers[key] = known
        return known < 0 ? nil : known
    }

    /// The multipliers of a system's equations that answer weights on its basic columns, and which those are.
    func multipliers(
        of weights: [Double], system index: Int, _ program: Program, _ evaluation: Evaluation,
        _ constraints: [Model.ConstraintRow]
    ) -> (rows: [Double], isBasic: [Bool]) {
        let known = systems[index] ?? Self.solve(index, program, evaluation, constraints)
        systems[index] = known
        return known.multipliers(of: weights)
    }

    private static func solve(
        _ index: Int, _ program: Program, _ evaluation: Evaluation, _ constraints: [Model.ConstraintRow]
    ) -> any SystemAnswers {
        var fresh = evaluation
        fresh.restoreOffsets(program)
        let input = SystemInput(index, program, fresh, constraints)
        return input.kernel.isDense
            ? KeptKernel(SystemKernel<DenseBasis>(input)) : KeptKernel(SystemKernel<SparseBasis>(input))
    }
}

/// What a solved system says of multipliers.
private protocol SystemAnswers: AnyObject {
    /// As `SystemKernel.multipliers`.
    func multipliers(of weights: [Double]) -> (rows: [Double], isBasic: [Bool])
}

private final class KeptKernel<Basis: KernelBasis & ~Copyable>: SystemAnswers {
    private var kernel: SystemKernel<Basis>

    init(_ kernel: consuming SystemKernel<Basis>) { self.kernel = kernel }

    func multipliers(of weights: [Double]) -> (rows: [Double], isBasic: [Bool]) {
        kernel.multipliers(of: weights)
    }
}
