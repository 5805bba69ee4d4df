extension Part {
    /// Finds contradictions between required constraints and has one member of each give way.
    ///
    /// - Returns: Whether there were any; `options.broken` says from now on which constraints gave way.
    mutating func breakConflicts(_ model: Model, _ order: CanonicalOrder) -> Bool {
        var search = ConflictSearch(model, order)
        search.exclude { options.broken.contains($0) }
        let known = conflicts.count
        while true {
            let found = search.nextConflicts()
            if found.isEmpty { break }
            for members in found { breakOne(of: members, model) }
            search.exclude { options.broken.contains($0) }
        }
        guard conflicts.count > known else { return false }
        program = nil
        return true
    }

    /// Has the weakest of contradicting constraints give way.
    private mutating func breakOne(of members: [Int32], _ model: Model) {
        let broken = weakest(of: members, model)
        options.broken.insert(broken)
        conflicts.append(
            Conflict(
                members: members.map { model.constraint(atRow: Int($0)) },
                broken: model.constraint(atRow: Int(broken))))
    }

    /// The one to give way: of the lowest rank, then of the greatest order key.
    private func weakest(of rows: [Int32], _ model: Model) -> Int32 {
        var result = rows[0]
        for row in rows.dropFirst() {
            // Rows come by order key, so the last of the lowest rank wins.
            if model.constraints[Int(row)].rank <= model.constraints[Int(result)].rank { result = row }
        }
        return result
    }
}
