/// The connected groups of the rows that an elimination left.
struct Groups {
    private(set) var rows: [Int32] = []
    private(set) var columns: [Int32] = []
    private(set) var systems: [Program.System] = []
    private var joined: JoinedSets
    private var leaders: [Int] = []

    /// Finds the rows that are left and joins the columns of each.
    init(_ reduction: borrowing Reduction) {
        for row in 0..<reduction.rowCount where reduction.rowIsLive[row] && reduction.rowActive[row] > 0 {
            rows.append(Int32(truncatingIfNeeded: row))
        }
        joined = JoinedSets(count: rows.isEmpty ? 0 : reduction.columnCount)
        for row in rows {
            var leader = -1
            reduction.forEachTerm(inRow: Int(row)) { entry in
                guard reduction.isActive(entry) else { return }
                let column = Int(reduction.termColumn[entry])
                if leader >= 0 { joined.join(leader, column) } else { leader = column }
            }
            leaders.append(leader)
        }
        if !rows.isEmpty { sort(reduction) }
    }

    /// Puts rows and columns of one group side by side, groups by their first column.
    private mutating func sort(_ reduction: borrowing Reduction) {
        var groupOfRoot = [Int32](repeating: -1, count: reduction.columnCount)
        var columnGroups: [Int32] = []
        var members: [Int32] = []
        var count: Int32 = 0
        for column in 0..<reduction.columnCount
        where reduction.columnState[column] == Reduction.ColumnState.active
            && reduction.columnActive[column] > 0
        {
            let root = joined.find(column)
            if groupOfRoot[root] < 0 {
                groupOfRoot[root] = count
                count += 1
            }
            members.append(Int32(truncatingIfNeeded: column))
            columnGroups.append(groupOfRoot[root])
        }
        var rowGroups: [Int32] = []
        for leader in leaders { rowGroups.append(groupOfRoot[joined.find(leader)]) }
        let (sortedColumns, columnStarts) = Self.gathered(members, by: columnGroups, Int(count))
        let (sortedRows, rowStarts) = Self.gathered(rows, by: rowGroups, Int(count))
        columns = sortedColumns
        rows = sortedRows
        for group in 0..<Int(count) {
            systems.append(
                Program.System(
                    firstRow: rowStarts[group], endRow: rowStarts[group + 1],
                    firstColumn: columnStarts[group], endColumn: columnStarts[group + 1]))
        }
    }

    /// Items by group, in their order within each, and where each group begins.
    private static func gathered(
        _ items: [Int32], by groups: [Int32], _ count: Int
    ) -> (items: [Int32], starts: [Int32]) {
        var starts = [Int32](repeating: 0, count: count + 1)
        for group in groups { starts[Int(group) + 1] += 1 }
        for group in 0..<count { starts[group + 1] += starts[group] }
        var next = starts
        var result = items
        for (item, group) in zip(items, groups) {
            result[Int(next[Int(group)])] = item
            next[Int(group)] += 1
        }
        return (result, starts)
    }
}
