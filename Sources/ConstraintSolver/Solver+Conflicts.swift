extension Solver {
    /// Finds contradictions between required constraints and has one member of each give way.
    ///
    /// - Returns: The contradictions found; `roles` says from now on which constraints gave way.
    mutating func breakConflicts(_ order: CanonicalOrder) -> [Conflict] {
        var search = ConflictSearch(model, order)
        if !options.roles.isEmpty { search.exclude { options.roles[Int($0)] == Reduction.Role.broken } }
        var conflicts: [Conflict] = []
        while true {
            let found = search.nextConflicts()
            for members in found { conflicts.append(breakOne(of: members)) }
            if found.isEmpty { break }
            search.exclude { options.roles[Int($0)] == Reduction.Role.broken }
        }
        if !conflicts.isEmpty { program = nil }
        return conflicts
    }

    /// Has the weakest of contradicting constraints give way.
    private mutating func breakOne(of members: [Int32]) -> Conflict {
        let broken = weakest(of: members)
        if options.roles.isEmpty {
            options.roles = [UInt8](repeating: Reduction.Role.stated, count: model.constraints.count)
        }
        options.roles[Int(broken)] = Reduction.Role.broken
        return Conflict(
            members: members.map { model.constraint(atRow: Int($0)) },
            broken: model.constraint(atRow: Int(broken)))
    }

    /// The one to give way: of the lowest rank, then of the greatest order key.
    private func weakest(of rows: [Int32]) -> Int32 {
        var result = rows[0]
        for row in rows.dropFirst() {
            // Rows come by order key, so the last of the lowest rank wins.
            if model.constraints[Int(row)].rank <= model.constraints[Int(result)].rank { result = row }
        }
        return result
    }
}
