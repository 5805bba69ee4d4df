/// A coefficient times an unknown.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// The factor; finite.
    public var coefficient: Double

    /// A coefficient times an unknown.
    public init(variable: Variable, coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
