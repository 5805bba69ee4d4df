import ConstraintSolver
import Constraints
import Diagnostics
import Geometry

extension LayoutSession {
    /// Adds one constraint of the problem to the solver, or reports why it is refused.
    mutating func declareConstraint(_ index: Int) {
        let constraint = problem.constraints[index]
        guard let reason = reasonToRefuse(constraint) else {
            noteScrollContent(of: constraint)
            if dependsOnInsetsOrText(constraint) { volatileConstraints.append(index) }
            let id = addToSolver(constraint, index: index, slack: nil)
            posted.append(id)
            if id != nil, constraint.isInequalityOfLocations { looseInequalities.append(index) }
            return
        }
        posted.append(nil)
        report(
            Diagnostic(
                .constraintInvalid, "constraint \(describe(index)) is refused: \(reason)",
                view: firstName(of: constraint)), about: index)
    }

    mutating func addToSolver(
        _ constraint: LayoutConstraint, index: Int, slack: Quantity?
    ) -> PostedConstraint? {
        var expression = expression(of: constraint)
        if expression.terms.isEmpty {
            immovableConstraints.append(index)
            return nil
        }
        var relation = effectiveRelation(of: constraint)
        if let slack {
            expression.add(slack, times: relation == .lessThanOrEqual ? 1 : -1)
            relation = .equal
        }
        do {
            let id = try solver.addConstraint(
                expression.terms, relation,
                constant: expression.constant, priority: constraint.priority,
                rank: constraint.origin.rawValue,
                order: OrderKey(constraint: index, itemCount: problem.items.count).rawValue)
            return PostedConstraint(id: id, constant: expression.constant)
        } catch {
            report(
                Diagnostic(
                    .constraintInvalid, "constraint \(describe(index)) is refused: \(error)",
                    view: firstName(of: constraint)), about: index)
            return nil
        }
    }

    /// Required constraints between fixed frames that do not hold can only be reported: once the insets are final,
    /// since guides among them depend on these.
    mutating func reportImmovables() {
        for index in immovableConstraints { reportImmovable(problem.constraints[index], index: index) }
    }

    private mutating func reportImmovable(_ constraint: LayoutConstraint, index: Int) {
        let error = expression(of: constraint).constant
        guard !holds(constraint, error, within: 1e-6), constraint.priority >= 1000 else { return }
        report(
            Diagnostic(
                .layoutConflict, "unable to satisfy constraint \(describe(index)): nothing in it can move",
                view: firstName(of: constraint),
                hints: [
                    "set translatesAutoresizingMaskIntoConstraints to false on a view whose frame "
                        + "constraints should decide"
                ]), about: index)
    }

    /// Adds a diagnostic about a constraint.
    mutating func report(_ diagnostic: Diagnostic, about constraint: Int) {
        diagnosedConstraints[diagnostics.count] = constraint
        diagnostics.append(diagnostic)
    }

    /// Whether a constraint holds whose sides differ by some points.
    private func holds(_ constraint: LayoutConstraint, _ error: Double, within tolerance: Double) -> Bool {
        switch effectiveRelation(of: constraint) {
        case .equal: error.magnitude < tolerance
        case .lessThanOrEqual: error < tolerance
        case .greaterThanOrEqual: error > -tolerance
        }
    }

    /// The constraints that do not hold in the last solution by a thousandth of a point, or were refused.
    func unmetConstraints() -> Set<Int> {
        Set(
            problem.constraints.indices.filter { index in
                let constraint = problem.constraints[index]
                guard reasonToRefuse(constraint) == nil else { return true }
                let expression = expression(of: constraint)
                let error = expression.terms.reduce(expression.constant) {
                    $0 + $1.coefficient * solution[$1.variable]
                }
                return !holds(constraint, error, within: 1e-3)
            })
    }

    private func reasonToRefuse(_ constraint: LayoutConstraint) -> String? {
        guard constraint.multiplier.isFinite, constraint.constant.isFinite else {
            return "its numbers are not finite"
        }
        guard constraint.constant.magnitude <= 1e7, constraint.multiplier.magnitude <= 1e6 else {
            return "its numbers are too large for a screen"
        }
        guard constraint.priority > 0, constraint.priority <= 1000 else {
            return "priority \(constraint.priority) is not above 0 and at most 1000"
        }
        let axis = constraint.first.attribute.axis
        if let second = constraint.second?.attribute, second.axis != axis, !second.isDimension {
            return "invalid pairing of layout attributes"
        }
        return nil
    }

    private func dependsOnInsetsOrText(_ constraint: LayoutConstraint) -> Bool {
        if dependsOnInsetsOrText(constraint.first) { return true }
        // Not by map: the method as a value would hold a copy of the session.
        guard let second = constraint.second else { return false }
        return dependsOnInsetsOrText(second)
    }

    private func dependsOnInsetsOrText(_ operand: LayoutConstraint.Operand) -> Bool {
        if let start = operand.start,
            dependsOnInsetsOrText(
                LayoutConstraint.Operand(item: start.item, attribute: start.attribute))
        {
            return true
        }
        if operand.attribute == .firstBaseline || operand.attribute == .lastBaseline { return true }
        guard case .guide(let guide) = problem.items[operand.item].placement else { return false }
        return guide != .scrollContent && guide != .scrollFrame
    }

    /// Recomputes the numbers that depend on insets and baselines; whether any changed.
    mutating func refreshVolatileConstraints() -> Bool {
        for index in problem.items.indices {
            if case .guide(let guide) = problem.items[index].placement {
                quantities[index] = guideQuantities(index, guide)
            }
        }
        var changed = false
        for index in volatileConstraints {
            let constant = expression(of: problem.constraints[index]).constant
            if posted[index]?.set(constant, in: &solver) == true { changed = true }
        }
        return changed
    }

    // MARK: Intrinsic sizes

    /// Holds an item's measured size: at most at its hugging, at least at its compression resistance. Text that
    /// can wrap is compressed before what cannot.
    ///
    /// Measured: of two labels of one resistance in a saved row, the one of several lines was made narrower.
    mutating func updateIntrinsicConstraints(of index: Int) {
        let item = problem.items[index], measurement = measurements[index]
        for axis in Axis.allCases {
            guard let length = axis == .horizontal ? measurement.width : measurement.height,
                let variable = quantities[index].length(axis).variable
            else { continue }
            hold(variable, .lessThanOrEqual, length, item.hugging[axis], index, axis)
            var resistance = item.compressionResistance[axis]
            if measurement.wraps, axis == .horizontal, resistance < 1000 { resistance -= 0.001 }
            hold(variable, .greaterThanOrEqual, length, resistance, index, axis)
        }
    }

    private mutating func hold(
        _ variable: Variable, _ relation: Relation, _ length: Double, _ priority: Float,
        _ index: Int, _ axis: Axis
    ) {
        let bound = IntrinsicBound(relation, axis)
        guard intrinsics[index][bound] == nil else {
            _ = intrinsics[index][bound]?.set(-length, in: &solver)
            return
        }
        let terms: InlineArray<1, Term> = [Term(variable: variable)]
        let id = try? solver.addConstraint(
            terms.span, relation, constant: -length, priority: priority, rank: LayoutSession.contentRank,
            order: OrderKey(item: index, bound.role).rawValue)
        intrinsics[index][bound] = id.map { PostedConstraint(id: $0, constant: -length) }
    }
}

extension LayoutSession {
    /// The relation as the solver gets it, after mirroring.
    private func effectiveRelation(of constraint: LayoutConstraint) -> Relation {
        var constraint = constraint
        if isMirrored(constraint) { constraint.mirror() }
        return constraint.relation
    }
}
