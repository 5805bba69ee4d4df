import ConstraintSolver

/// A length known as a number, or as a multiple of one unknown plus a number.
///
/// Fixed and autoresized frames and most guides are such, which keeps them out of the solver.
struct Quantity {
    /// The unknown; nil for a plain number.
    var variable: Variable?
    /// How often the unknown counts.
    var coefficient: Double
    /// Added, in points.
    var constant: Double

    /// A plain number.
    init(_ constant: Double) {
        variable = nil
        coefficient = 0
        self.constant = constant
    }

    /// An unknown of its own.
    init(_ variable: Variable) {
        self.variable = variable
        coefficient = 1
        constant = 0
    }

    /// `self × factor + offset`.
    func scaled(by factor: Double, plus offset: Double = 0) -> Quantity {
        var result = self
        result.coefficient *= factor
        result.constant = constant * factor + offset
        return result
    }
}
