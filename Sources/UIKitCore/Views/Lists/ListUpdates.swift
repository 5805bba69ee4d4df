/// The changes that code announces to a table or a collection, until they are applied together.
///
/// Deletions, reloads and the origins of moves count by the positions before all changes; insertions and the
/// targets of moves by those after. Source: `performBatchUpdates(_:completion:)` in Apple's documentation.
struct ListUpdates {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    /// The origins of rows by their targets.
    var movedRows: [IndexPath: IndexPath] = [:]
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    /// The origins of sections by their targets.
    var movedSections: [Int: Int] = [:]

    /// The terms for the rows in messages.
    struct Terms {
        /// A row or an item.
        var row: String
        /// The view that shows them.
        var view: String
        static let table = Terms(row: "row", view: "table view")
        static let collection = Terms(row: "item", view: "collection view")
    }

    /// Why changes do not match what the data source returns.
    struct Inconsistency: Error, Equatable {
        /// The message, in UIKit's wording.
        var message: String
    }

    /// Returns where the rows of some sections move, given the numbers of rows that the data source returns before and
    /// after.
    func resolved(before: [Int], after: [Int], terms: Terms) throws(Inconsistency) -> ListChange {
        try checkSections(before: before, after: after, terms: terms)
        let sections = Self.origins(
            count: after.count, former: before.count, gone: deletedSections.union(movedSections.values),
            moved: movedSections, inserted: insertedSections)
        try checkRows(before: before, after: after, terms: terms)
        var change = ListChange(
            sections: sections.map { $0.flatMap { reloadedSections.contains($0) ? nil : $0 } })
        for (section, count) in after.enumerated() {
            guard let origin = sections[section], !reloadedSections.contains(origin) else {
                change.rows.append(Array(repeating: nil, count: count))
                continue
            }
            let rows = try rowOrigins(
                in: section, from: origin, before: before[origin], after: count, terms: terms)
            change.rows.append(rows)
        }
        change.reloaded = reloadedRows
        return change
    }

    /// Returns the origin of each position after the changes: those that are neither inserted nor moved are filled with
    /// what stays, in order; nil for what is inserted.
    private static func origins(
        count: Int, former: Int, gone: Set<Int>, moved: [Int: Int], inserted: Set<Int>
    ) -> [Int?] {
        var staying = (0..<former).filter { !gone.contains($0) }.makeIterator()
        return (0..<count).map { position in
            if inserted.contains(position) { return nil }
            return moved[position] ?? staying.next()
        }
    }

    private func rowOrigins(in section: Int, from origin: Int, before: Int, after: Int, terms: Terms)
        throws(Inconsistency) -> [IndexPath?]
    {
        func rows(_ paths: some Sequence<IndexPath>, _ section: Int) -> Set<Int> {
            Set(paths.filter { $0.section == section }.map(\.row))
        }
        let deleted = rows(deletedRows, origin), inserted = rows(insertedRows, section)
        let out = rows(movedRows.values, origin), into = rows(movedRows.keys, section)
        guard after == before - deleted.count - out.count + inserted.count + into.count else {
            throw Inconsistency(
                message:
                    "Invalid update: invalid number of \(terms.row)s in section \(section). The number of "
                    + "\(terms.row)s contained in an existing section after the update (\(after)) must be equal to "
                    + "the number of \(terms.row)s contained in that section before the update (\(before)), plus or "
                    + "minus the number of \(terms.row)s inserted or deleted from that section (\(inserted.count) "
                    + "inserted, \(deleted.count) deleted) and plus or minus the number of \(terms.row)s moved into "
                    + "or out of that section (\(into.count) moved in, \(out.count) moved out).")
        }
        let staying = Self.origins(
            count: after, former: before, gone: deleted.union(out), moved: [:], inserted: inserted.union(into)
        )
        return staying.enumerated().map { row, former in
            if let moved = movedRows[IndexPath(row: row, section: section)] { return moved }
            return former.map { IndexPath(row: $0, section: origin) }
        }
    }

    private func checkSections(before: [Int], after: [Int], terms: Terms) throws(Inconsistency) {
        for section in deletedSections.union(reloadedSections).union(movedSections.values).sorted()
        where !before.indices.contains(section) {
            throw Inconsistency(
                message:
                    "attempt to delete section \(section), but there are only \(before.count) sections before the update"
            )
        }
        for section in insertedSections.union(movedSections.keys).sorted()
        where !after.indices.contains(section) {
            throw Inconsistency(
                message:
                    "attempt to insert section \(section) but there are only \(after.count) sections after the update"
            )
        }
        guard after.count == before.count - deletedSections.count + insertedSections.count else {
            throw Inconsistency(
                message:
                    "Invalid update: invalid number of sections. The number of sections contained in the "
                    + "\(terms.view) after the update (\(after.count)) must be equal to the number of sections "
                    + "contained in the \(terms.view) before the update (\(before.count)), plus or minus the number "
                    + "of sections inserted or deleted (\(insertedSections.count) inserted, "
                    + "\(deletedSections.count) deleted).")
        }
    }

    private func checkRows(before: [Int], after: [Int], terms: Terms) throws(Inconsistency) {
        for path in deletedRows.union(reloadedRows).union(movedRows.values).sorted() {
            let count = before.indices.contains(path.section) ? before[path.section] : 0
            guard !(0..<count).contains(path.row) else { continue }
            throw Inconsistency(
                message:
                    "attempt to delete \(terms.row) \(path.row) from section \(path.section) which only contains "
                    + "\(count) \(terms.row)s before the update")
        }
        if let path = deletedRows.intersection(reloadedRows).min() {
            throw Inconsistency(
                message:
                    "attempt to delete and reload the same index path (section \(path.section), \(terms.row) "
                    + "\(path.row))")
        }
        for path in insertedRows.union(movedRows.keys).sorted() {
            let count = after.indices.contains(path.section) ? after[path.section] : 0
            guard !(0..<count).contains(path.row) else { continue }
            throw Inconsistency(
                message:
                    "attempt to insert \(terms.row) \(path.row) into section \(path.section), but there are only "
                    + "\(count) \(terms.row)s in section \(path.section) after the update")
        }
    }
}

/// The former positions of the rows and sections of a list.
struct ListChange: Equatable {
    /// The former position of each section; nil for a new one.
    var sections: [Int?] = []
    /// The former position of each row by section; nil for a new one.
    var rows: [[IndexPath?]] = []
    /// The former positions of rows whose cells are requested again.
    var reloaded: Set<IndexPath> = []

    /// The new position of each former row that stays.
    var targets: [IndexPath: IndexPath] {
        var targets: [IndexPath: IndexPath] = [:]
        for (section, origins) in rows.enumerated() {
            for (row, origin) in origins.enumerated() {
                if let origin { targets[origin] = IndexPath(row: row, section: section) }
            }
        }
        return targets
    }

    /// The new position of each former section that stays.
    var sectionTargets: [Int: Int] {
        var targets: [Int: Int] = [:]
        for (section, origin) in sections.enumerated() {
            if let origin { targets[origin] = section }
        }
        return targets
    }
}
