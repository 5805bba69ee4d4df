/// A coefficient times an unknown.
package struct Term: Hashable, Sendable {
    /// The unknown that is multiplied.
    package var variable: Variable
    /// The factor; finite.
    package var coefficient: Double

    /// A coefficient times an unknown.
    package init(variable: Variable, coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
