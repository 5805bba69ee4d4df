extension Component {
    /// Finds contradictions between required constraints and has one member of each give way.
    ///
    /// - Returns: Whether there were any; `options.broken` says from now on which constraints gave way.
    mutating func breakConflicts(_ model: Model, _ order: CanonicalOrder, _ count: inout SolveCount) -> Bool {
        var search = ConflictSearch(model, order, broken: options.broken)
        while true {
            let (found, surplus) = search.next()
            if found.isEmpty && surplus.isEmpty { break }
            self.surplus += surplus
            for conflict in found {
                conflicts.append(
                    Conflict(
                        members: conflict.members.map { model.constraint(atRow: Int($0)) },
                        broken: model.constraint(atRow: Int(conflict.broken))))
            }
        }
        count.conflictEffort += search.effort
        guard search.broken.count > options.broken.count else { return false }
        options.broken = search.broken
        program = nil
        return true
    }
}
