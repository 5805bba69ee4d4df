/// A constraint of a `Solver`, by its place in it.
package struct Constraint: Hashable, Sendable {
    /// The row of the solver's table of constraints; rows of removed ones are used again.
    let index: Int32
    /// How often the row has been used, to distinguish a removed constraint from its successor.
    let generation: UInt32
}
