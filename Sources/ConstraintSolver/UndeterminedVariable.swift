/// An unknown that can change without increasing the error of any constraint.
public struct UndeterminedVariable: Hashable, Sendable {
    /// The unknown.
    public let variable: Variable
    /// The values it can take; an end may be infinite.
    public let range: ClosedRange<Double>

    /// An unknown and the values it can take.
    public init(variable: Variable, range: ClosedRange<Double>) {
        self.variable = variable
        self.range = range
    }
}
