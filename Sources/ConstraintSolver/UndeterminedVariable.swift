/// An unknown that can change without increasing the error of any constraint.
package struct UndeterminedVariable: Hashable, Sendable {
    /// The unknown that can change.
    package let variable: Variable
    /// The values it can take; an end may be infinite.
    package let range: ClosedRange<Double>

    /// An unknown and the values it can take.
    package init(variable: Variable, range: ClosedRange<Double>) {
        self.variable = variable
        self.range = range
    }
}
