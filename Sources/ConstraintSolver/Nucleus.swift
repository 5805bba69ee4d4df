/// A sparse matrix decomposed into triangles, the shortest rows first (after Markowitz), with pivots that are
/// not small beside their rows.
struct Nucleus: ~Copyable {
    /// An entry of a row.
    private struct Entry {
        var column: Int32
        var value: Double
    }

    /// A multiple of a pivot's row that was taken off another.
    private struct Multiple {
        var row: Int32
        var value: Double
    }

    /// A row's range of the entries.
    private struct Row {
        var first: Int32
        var count: Int32
        var capacity: Int32
        var isDone: Bool
    }

    /// A step of the elimination.
    private struct Pivot {
        var row: Int32
        var column: Int32
        var value: Double
        var firstMultiple: Int32
        var endMultiple: Int32
    }

    private(set) var size = 0
    private var arena = Arena(byteCount: 1 << 12)
    private var given: Stack<(row: Int32, column: Int32, value: Double)>
    private var entries: Stack<Entry>
    private var rows: Stack<Row>
    private var pivots: Stack<Pivot>
    private var multiples: Stack<Multiple>
    /// By column, how many open rows it occurs in.
    private var columnCounts: Stack<Int32>
    /// By column, the chain of rows that have had it.
    private var columnHeads: Stack<Int32>
    private var links: Stack<(row: Int32, next: Int32)>
    /// By column, the place of its entry in the row at hand; -1 for none.
    private var places: Stack<Int32>
    private var numbers: Stack<Double>

    /// A matrix without rows.
    init() {
        given = Stack(capacity: 16, &arena)
        entries = Stack(capacity: 16, &arena)
        rows = Stack(capacity: 16, &arena)
        pivots = Stack(capacity: 16, &arena)
        multiples = Stack(capacity: 16, &arena)
        columnCounts = Stack(capacity: 16, &arena)
        columnHeads = Stack(capacity: 16, &arena)
        links = Stack(capacity: 16, &arena)
        places = Stack(capacity: 16, &arena)
        numbers = Stack(capacity: 16, &arena)
    }

    /// Begins a matrix of zeros.
    mutating func begin(_ size: Int) {
        self.size = size
        given.removeAll()
        entries.removeAll()
        rows.removeAll()
        pivots.removeAll()
        multiples.removeAll()
        columnCounts.removeAll()
        columnHeads.removeAll()
        links.removeAll()
        places.removeAll()
        numbers.removeAll()
        for _ in 0..<size {
            rows.push(Row(first: 0, count: 0, capacity: 0, isDone: false), &arena)
            columnCounts.push(0, &arena)
            columnHeads.push(-1, &arena)
            places.push(-1, &arena)
            numbers.push(0, &arena)
        }
    }

    /// Sets an entry, each once.
    mutating func set(_ value: Double, _ row: Int, _ column: Int) {
        given.push(
            (Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: column), value), &arena)
        rows.base[row].count += 1
    }

    /// Decomposes the matrix.
    ///
    /// - Returns: Where columns depend on one another: such a column, and a row without a pivot.
    mutating func decompose() -> (column: Int, row: Int)? {
        layOutRows()
        for _ in 0..<size {
            let row = shortestRow()
            guard let place = pivotPlace(inRow: row) else { return (openColumn(), row) }
            eliminate(row, place)
        }
        return nil
    }

    private mutating func layOutRows() {
        for row in 0..<size {
            let count = rows.base[row].count
            rows.base[row].first = Int32(truncatingIfNeeded: entries.count)
            rows.base[row].capacity = count
            rows.base[row].count = 0
            for _ in 0..<count { entries.push(Entry(column: -1, value: 0), &arena) }
        }
        for index in 0..<given.count {
            let entry = given.base[index]
            append(entry.value, Int(entry.column), toRow: Int(entry.row))
        }
    }

    /// Adds an entry to a row, which moves to the end when it is full.
    private mutating func append(_ value: Double, _ column: Int, toRow row: Int) {
        if rows.base[row].count == rows.base[row].capacity {
            let old = rows.base[row]
            rows.base[row].first = Int32(truncatingIfNeeded: entries.count)
            rows.base[row].capacity = old.capacity * 2 + 4
            for index in 0..<Int(old.count) { entries.push(entries.base[Int(old.first) + index], &arena) }
            for _ in Int(old.count)..<Int(rows.base[row].capacity) {
                entries.push(Entry(column: -1, value: 0), &arena)
            }
        }
        let place = Int(rows.base[row].first + rows.base[row].count)
        entries.base[place] = Entry(column: Int32(truncatingIfNeeded: column), value: value)
        rows.base[row].count += 1
        columnCounts.base[column] += 1
        links.push((Int32(truncatingIfNeeded: row), columnHeads.base[column]), &arena)
        columnHeads.base[column] = Int32(truncatingIfNeeded: links.count - 1)
    }

    private func shortestRow() -> Int {
        var best = -1
        for row in 0..<size where !rows.base[row].isDone {
            if best < 0 || rows.base[row].count < rows.base[best].count { best = row }
            if rows.base[best].count <= 1 { break }
        }
        return best
    }

    private func openColumn() -> Int {
        var isDone = [Bool](repeating: false, count: size)
        for index in 0..<pivots.count { isDone[Int(pivots.base[index].column)] = true }
        return isDone.firstIndex(of: false) ?? 0
    }

    /// The entry of the row whose column occurs in the fewest rows, among those not small in it.
    private func pivotPlace(inRow row: Int) -> Int? {
        let stretch = Int(rows.base[row].first)..<Int(rows.base[row].first + rows.base[row].count)
        var greatest = 0.0
        for index in stretch { greatest = max(greatest, abs(entries.base[index].value)) }
        guard greatest > 1e-9 else { return nil }
        var best = -1
        for index in stretch where abs(entries.base[index].value) >= greatest * 0.1 {
            let count = columnCounts.base[Int(entries.base[index].column)]
            if best < 0 || count < columnCounts.base[Int(entries.base[best].column)] { best = index }
        }
        return best
    }

    /// Takes multiples of a row off all others that have its pivot's column.
    private mutating func eliminate(_ row: Int, _ place: Int) {
        let pivot = entries.base[place]
        let column = Int(pivot.column)
        rows.base[row].isDone = true
        let last = Int(rows.base[row].first + rows.base[row].count) - 1
        entries.base[place] = entries.base[last]
        rows.base[row].count -= 1
        for index in Int(rows.base[row].first)..<last {
            columnCounts.base[Int(entries.base[index].column)] -= 1
        }
        let firstMultiple = Int32(truncatingIfNeeded: multiples.count)
        var link = Int(columnHeads.base[column])
        while link >= 0 {
            let other = Int(links.base[link].row)
            link = Int(links.base[link].next)
            guard !rows.base[other].isDone, let value = removed(column, fromRow: other) else { continue }
            let factor = value / pivot.value
            multiples.push(Multiple(row: Int32(truncatingIfNeeded: other), value: factor), &arena)
            subtract(factor, row, from: other)
        }
        pivots.push(
            Pivot(
                row: Int32(truncatingIfNeeded: row), column: pivot.column, value: pivot.value,
                firstMultiple: firstMultiple, endMultiple: Int32(truncatingIfNeeded: multiples.count)), &arena
        )
    }

    /// Takes an entry out of a row; nil where there is none.
    private func removed(_ column: Int, fromRow row: Int) -> Double? {
        let first = Int(rows.base[row].first)
        let end = first + Int(rows.base[row].count)
        for index in first..<end where Int(entries.base[index].column) == column {
            let value = entries.base[index].value
            entries.base[index] = entries.base[end - 1]
            rows.base[row].count -= 1
            return value
        }
        return nil
    }

    private mutating func subtract(_ factor: Double, _ row: Int, from other: Int) {
        let target = rows.base[other]
        for index in Int(target.first)..<Int(target.first + target.count) {
            places.base[Int(entries.base[index].column)] = Int32(truncatingIfNeeded: index)
        }
        let source = Int(rows.base[row].first)..<Int(rows.base[row].first + rows.base[row].count)
        for index in source {
            let place = Int(places.base[Int(entries.base[index].column)])
            if place >= 0 { entries.base[place].value -= factor * entries.base[index].value }
        }
        // Adding may move the row, so it comes after what is changed in place.
        for index in source where places.base[Int(entries.base[index].column)] < 0 {
            append(-factor * entries.base[index].value, Int(entries.base[index].column), toRow: other)
        }
        for index in Int(target.first)..<Int(target.first + target.count) {
            places.base[Int(entries.base[index].column)] = -1
        }
    }
}

extension Nucleus {
    /// Solves for a right side by row, in place; the result is by column.
    func solve(_ side: UnsafeMutablePointer<Double>) {
        for index in 0..<pivots.count {
            let pivot = pivots.base[index]
            let value = side[Int(pivot.row)]
            guard value != 0 else { continue }
            for multiple in Int(pivot.firstMultiple)..<Int(pivot.endMultiple) {
                side[Int(multiples.base[multiple].row)] -= multiples.base[multiple].value * value
            }
        }
        var index = pivots.count - 1
        while index >= 0 {
            let pivot = pivots.base[index]
            var value = side[Int(pivot.row)]
            let row = rows.base[Int(pivot.row)]
            for entry in Int(row.first)..<Int(row.first + row.count) {
                value -= entries.base[entry].value * numbers.base[Int(entries.base[entry].column)]
            }
            numbers.base[Int(pivot.column)] = value / pivot.value
            index -= 1
        }
        side.update(from: numbers.base, count: size)
    }

    /// Solves with rows and columns exchanged for a right side by column, in place; the result is by row.
    func solveTransposed(_ side: UnsafeMutablePointer<Double>) {
        for index in 0..<pivots.count {
            let pivot = pivots.base[index]
            let value = side[Int(pivot.column)] / pivot.value
            numbers.base[Int(pivot.row)] = value
            guard value != 0 else { continue }
            let row = rows.base[Int(pivot.row)]
            for entry in Int(row.first)..<Int(row.first + row.count) {
                side[Int(entries.base[entry].column)] -= entries.base[entry].value * value
            }
        }
        var index = pivots.count - 1
        while index >= 0 {
            let pivot = pivots.base[index]
            var value = numbers.base[Int(pivot.row)]
            for multiple in Int(pivot.firstMultiple)..<Int(pivot.endMultiple) {
                value -=
                    multiples.base[multiple].value * numbers.base[Int(multiples.base[multiple].row)]
            }
            numbers.base[Int(pivot.row)] = value
            index -= 1
        }
        side.update(from: numbers.base, count: size)
    }
}
