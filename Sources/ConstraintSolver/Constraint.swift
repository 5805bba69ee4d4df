/// A constraint of a `Solver`, by its place in it.
package struct Constraint: Hashable, Sendable {
    /// The row of the solver's table of constraints; rows of removed ones are used again.
    let index: Int32
    /// How often the row has been used, so that a removed constraint is told from its successor.
    let generation: UInt32
}
