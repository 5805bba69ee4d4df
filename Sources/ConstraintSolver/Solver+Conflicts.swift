extension Solver {
    /// Finds contradictions between required constraints and has one member of each give way.
    ///
    /// - Returns: The contradictions found; `roles` says from now on which constraints gave way.
    mutating func breakConflicts(_ order: CanonicalOrder, _ violated: [Int32]) -> [Conflict] {
        var search = ConflictSearch(model, order)
        if !roles.isEmpty { search.exclude { roles[Int($0)] == Reduction.Role.broken } }
        var conflicts: [Conflict] = []
        if roles.isEmpty { roles = [UInt8](repeating: Reduction.Role.stated, count: model.constraints.count) }
        while let members = search.nextConflict() {
            let broken = weakest(of: members)
            search.exclude { $0 == broken }
            roles[Int(broken)] = Reduction.Role.broken
            conflicts.append(
                Conflict(
                    members: members.map { model.constraint(atRow: Int($0)) },
                    broken: model.constraint(atRow: Int(broken))))
        }
        if conflicts.isEmpty, let broken = violated.first.map({ _ in weakest(of: violated) }) {
            // Rounding alone keeps it from holding: it counts as contradicting itself.
            roles[Int(broken)] = Reduction.Role.broken
            let constraint = model.constraint(atRow: Int(broken))
            conflicts.append(Conflict(members: [constraint], broken: constraint))
        }
        program = nil
        return conflicts
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
