/// How far the constraints of one priority are from holding.
package struct LevelError: Hashable, Sendable {
    /// The priority; 1000 is for required constraints that had to give way.
    package let priority: Float
    /// The sum of the absolute errors, in the unit of the constraints' constants.
    package let error: Double

    /// The error of a level.
    package init(priority: Float, error: Double) {
        self.priority = priority
        self.error = error
    }
}
