/// What the last solve that had anything to do did.
package struct SolveCount: Hashable, Sendable {
    /// How many components were compiled.
    package internal(set) var compiledComponents = 0
    /// How many components were solved, compiled or not.
    package internal(set) var solvedComponents = 0
    /// How many constraints stand in those.
    package internal(set) var solvedConstraints = 0
    /// How many simplex steps were made.
    package internal(set) var pivots = 0
    /// How many constraints, terms and unknowns were looked at, as often as each was, in search of contradictions.
    package internal(set) var conflictEffort = 0
    /// How many minimisations reached the cap on steps, so that their level may not be at its best.
    package internal(set) var unfinishedLevels = 0
}
