/// An unknown of a `Solver`, by its place in it.
package struct Variable: Hashable, Sendable {
    /// The row of the solver's table of unknowns; rows of removed ones are used again.
    let index: Int32
    /// How often the row has been used, to distinguish a removed unknown from its successor.
    let generation: UInt32
}
