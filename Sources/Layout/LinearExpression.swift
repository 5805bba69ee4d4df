import ConstraintSolver

/// A sum of unknowns with coefficients and a number.
struct LinearExpression {
    /// The unknowns, each once.
    private(set) var terms: [Term] = []
    /// Added, in points.
    var constant: Double = 0

    /// Adds `quantity × factor`.
    mutating func add(_ quantity: Quantity, times factor: Double = 1) {
        constant += quantity.constant * factor
        guard let variable = quantity.variable else { return }
        add(variable, times: quantity.coefficient * factor)
    }

    /// Adds `other × factor`.
    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += other.constant * factor
        for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    }

    private mutating func add(_ variable: Variable, times coefficient: Double) {
        guard coefficient != 0 else { return }
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else {
            terms.append(Term(variable: variable, coefficient: coefficient))
        }
    }
}
