import ConstraintSolver
import Constraints

/// The four variables of a view.
struct SolverView {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
}

/// A solver with views in a resizable root view, for benchmarks.
struct SolverSheet {
    var solver: Solver
    let rootWidth: Variable
    let rootHeight: Variable
    private(set) var views: [SolverView] = []
    private(set) var constraintCount = 0
    private var rootWidthRule: Constraint?
    private var rootHeightRule: Constraint?

    /// Creates views without constraints in a root view of a size.
    init(viewCount: Int, width: Double, height: Double, boundsSizes: Bool = false) {
        solver = Solver(variableCapacity: viewCount * 4 + 2, constraintCapacity: viewCount * 8 + 2)
        rootWidth = solver.addVariable(order: 0)
        rootHeight = solver.addVariable(order: 1)
        views.reserveCapacity(viewCount)
        for view in 0..<viewCount {
            views.append(
                SolverView(
                    x: solver.addVariable(order: 4 * view + 2), y: solver.addVariable(order: 4 * view + 3),
                    width: solver.addVariable(order: 4 * view + 4),
                    height: solver.addVariable(order: 4 * view + 5)))
        }
        if boundsSizes {
            for view in views {
                add(view.width, .greaterThanOrEqual, 0)
                add(view.height, .greaterThanOrEqual, 0)
            }
        }
        rootWidthRule = add(rootWidth, .equal, width)
        rootHeightRule = add(rootHeight, .equal, height)
    }

    /// Changes the size of the root view.
    mutating func resize(width: Double, height: Double) {
        guard let rootWidthRule, let rootHeightRule else { return }
        try? solver.setConstant(-width, of: rootWidthRule)
        try? solver.setConstant(-height, of: rootHeightRule)
    }

    /// Adds `variable relation side`.
    @discardableResult
    mutating func add(
        _ variable: Variable, _ relation: Relation, _ side: Double, priority: Float = 1000
    ) -> Constraint? {
        constraintCount += 1
        let terms: InlineArray<1, Term> = [Term(variable: variable)]
        return try? solver.addConstraint(
            terms.span, relation, constant: -side, priority: priority, order: constraintCount)
    }

    /// Adds `a·x + b·y relation side`.
    mutating func add(
        _ a: Double, _ x: Variable, _ b: Double, _ y: Variable, _ relation: Relation, _ side: Double
    ) {
        constraintCount += 1
        let terms: InlineArray<2, Term> = [
            Term(variable: x, coefficient: a), Term(variable: y, coefficient: b),
        ]
        _ = try? solver.addConstraint(terms.span, relation, constant: -side, order: constraintCount)
    }

    /// Adds `a·x + b·y + c·z relation side`.
    mutating func add(
        _ a: Double, _ x: Variable, _ b: Double, _ y: Variable, _ c: Double, _ z: Variable,
        _ relation: Relation, _ side: Double
    ) {
        constraintCount += 1
        let terms: InlineArray<3, Term> = [
            Term(variable: x, coefficient: a), Term(variable: y, coefficient: b),
            Term(variable: z, coefficient: c),
        ]
        _ = try? solver.addConstraint(terms.span, relation, constant: -side, order: constraintCount)
    }

    /// Adds `a·x + b·y + c·z + d·w relation side`.
    mutating func add(
        _ a: Double, _ x: Variable, _ b: Double, _ y: Variable, _ c: Double, _ z: Variable, _ d: Double,
        _ w: Variable, _ relation: Relation, _ side: Double
    ) {
        constraintCount += 1
        let terms: InlineArray<4, Term> = [
            Term(variable: x, coefficient: a), Term(variable: y, coefficient: b),
            Term(variable: z, coefficient: c), Term(variable: w, coefficient: d),
        ]
        _ = try? solver.addConstraint(terms.span, relation, constant: -side, order: constraintCount)
    }

    /// Gives a view an intrinsic content size, by default with UIKit's default priorities.
    mutating func addIntrinsicSize(
        _ view: SolverView, _ width: Double, _ height: Double, hugging: Float = 250, compression: Float = 750
    ) {
        add(view.width, .lessThanOrEqual, width, priority: hugging)
        add(view.width, .greaterThanOrEqual, width, priority: compression)
        add(view.height, .lessThanOrEqual, height, priority: hugging)
        add(view.height, .greaterThanOrEqual, height, priority: compression)
    }
}
