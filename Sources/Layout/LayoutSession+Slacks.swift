import ConstraintSolver
import Constraints

extension LayoutSession {
    /// Finds a solution; where constraints leave something open, one in which inequalities are as tight as they
    /// can be.
    mutating func solve() {
        solution = solver.solve()
        guard !solution.isUnique, !looseInequalities.isEmpty else { return }
        // Late, since unknowns cost time and most layouts leave nothing open.
        for index in looseInequalities { tighten(index) }
        looseInequalities = []
        solution = solver.solve()
    }

    /// Turns an inequality into an equation with an unknown for how far it is from one, which has its place in the
    /// order in which what is open becomes 0.
    ///
    /// Measured: on iOS a view whose edge is at least, or at most, some points from its superview's, and nothing
    /// else, is at that distance.
    private mutating func tighten(_ index: Int) {
        guard let loose = posted[index], (try? solver.removeConstraint(loose.id)) != nil else { return }
        posted[index] = addToSolver(problem.constraints[index], index: index, slack: slack(of: index))
    }

    private mutating func slack(of index: Int) -> Quantity {
        let itemCount = problem.items.count
        let variable = solver.addVariable(order: OrderKey(slackOf: index, itemCount: itemCount).rawValue)
        // Without a meaning, since messages name the inequality itself.
        _ = try? solver.addConstraint(
            [Term(variable: variable)], .greaterThanOrEqual, constant: 0, priority: 1000,
            rank: LayoutSession.nonNegativeRank,
            order: OrderKey(constraint: index, .nonNegativeSlack, itemCount: itemCount).rawValue)
        return Quantity(variable)
    }
}

extension LayoutConstraint {
    /// Whether the author wrote it to keep an edge or a center on one side of another.
    var isInequalityOfLocations: Bool {
        relation != .equal && origin == .author && !first.attribute.isDimension
    }
}
