/// A basis taken apart: a triangle of columns, a triangle of rows, and a dense nucleus.
struct BasisFactors: ~Copyable {
    private let rowCount: Int
    /// Equations by stage: columns of one entry, rows of one entry, the nucleus; in order within each.
    private let pivotEquations: UnsafeMutablePointer<Int32>
    /// The basic row whose column each pivot takes.
    private let pivotRows: UnsafeMutablePointer<Int32>
    private let pivotValues: UnsafeMutablePointer<Double>
    /// By basic row, its column at the time.
    private let columns: UnsafeMutablePointer<Int32>
    private var columnStage = 0
    private var rowStage = 0
    /// By equation, its pivot's number.
    private let pivotOfEquation: UnsafeMutablePointer<Int32>
    private let solution: UnsafeMutablePointer<Double>
    private let counts: UnsafeMutablePointer<Int32>
    private let queue: UnsafeMutablePointer<Int32>
    private let isTaken: UnsafeMutablePointer<Bool>
    private let rowChains: RowChains
    private var nucleus = Nucleus()

    /// By equation, the basic columns that occur in it.
    private struct RowChains {
        let heads: UnsafeMutablePointer<Int32>
        let counts: UnsafeMutablePointer<Int32>
    }
    private var links: Stack<Link>
    private var linkArena: Arena

    private struct Link {
        var row: Int32
        var next: Int32
    }

    /// Room for bases of a size.
    init(rowCount: Int, columnCount: Int, _ arena: inout Arena) {
        self.rowCount = rowCount
        pivotEquations = arena.take(Int32.self, rowCount)
        pivotRows = arena.take(Int32.self, rowCount)
        pivotValues = arena.take(Double.self, rowCount)
        columns = arena.take(Int32.self, rowCount)
        pivotOfEquation = arena.take(Int32.self, rowCount)
        solution = arena.take(filledWith: 0, rowCount)
        counts = arena.take(Int32.self, rowCount)
        queue = arena.take(Int32.self, rowCount)
        isTaken = arena.take(Bool.self, rowCount)
        rowChains = RowChains(
            heads: arena.take(Int32.self, rowCount), counts: arena.take(Int32.self, rowCount))
        linkArena = Arena(byteCount: 1 << 12)
        links = Stack(capacity: rowCount * 3, &linkArena)
    }

    /// Takes a basis apart.
    ///
    /// - Returns: Where columns depend on one another: a basic row to drop, and an equation that it leaves
    ///   without a pivot.
    mutating func factorise(_ basis: BasisColumns) -> (row: Int, equation: Int)? {
        columns.update(from: basis.basic, count: rowCount)
        chain(basis)
        let (afterColumns, _) = peelColumns(basis)
        columnStage = afterColumns
        rowStage = peelRows(basis, afterColumns)
        return decomposeNucleus(basis)
    }

    private mutating func chain(_ basis: BasisColumns) {
        links.removeAll()
        for equation in 0..<rowCount {
            rowChains.heads[equation] = -1
            rowChains.counts[equation] = 0
            pivotOfEquation[equation] = -1
        }
        for row in 0..<rowCount {
            isTaken[row] = false
            counts[row] = 0
            let column = Int(columns[row])
            basis.forEachEntry(ofColumn: column) { equation, _ in link(row, to: equation) }
        }
    }

    private mutating func link(_ row: Int, to equation: Int) {
        links.push(
            Link(row: Int32(truncatingIfNeeded: row), next: rowChains.heads[equation]), &linkArena)
        rowChains.heads[equation] = Int32(truncatingIfNeeded: links.count - 1)
        rowChains.counts[equation] += 1
        counts[row] += 1
    }

    private mutating func note(pivot: Int, row: Int, equation: Int, value: Double) {
        pivotEquations[pivot] = Int32(truncatingIfNeeded: equation)
        pivotRows[pivot] = Int32(truncatingIfNeeded: row)
        pivotValues[pivot] = value
        pivotOfEquation[equation] = Int32(truncatingIfNeeded: pivot)
        isTaken[row] = true
    }

    /// Columns with one equation left, until there are none.
    private mutating func peelColumns(_ basis: BasisColumns) -> (count: Int, queued: Int) {
        var queued = 0
        for row in 0..<rowCount where counts[row] == 1 {
            queue[queued] = Int32(truncatingIfNeeded: row)
            queued += 1
        }
        var next = 0
        var pivot = 0
        while next < queued {
            let row = Int(queue[next])
            next += 1
            guard let (equation, value) = openEntry(ofRow: row, basis), abs(value) > 1e-9 else { continue }
            note(pivot: pivot, row: row, equation: equation, value: value)
            pivot += 1
            var index = Int(rowChains.heads[equation])
            while index >= 0 {
                let other = Int(links.base[index].row)
                counts[other] -= 1
                if !isTaken[other] && counts[other] == 1 {
                    queue[queued] = Int32(truncatingIfNeeded: other)
                    queued += 1
                }
                index = Int(links.base[index].next)
            }
        }
        return (pivot, queued)
    }

    /// The only entry of a column in an equation without a pivot.
    private func openEntry(ofRow row: Int, _ basis: BasisColumns) -> (equation: Int, value: Double)? {
        guard !isTaken[row] else { return nil }
        var found: (Int, Double)?
        basis.forEachEntry(ofColumn: Int(columns[row])) { equation, value in
            if pivotOfEquation[equation] < 0 { found = (equation, value) }
        }
        return found
    }

    /// Equations with one column left, until there are none.
    private mutating func peelRows(_ basis: BasisColumns, _ first: Int) -> Int {
        var queued = 0
        for equation in 0..<rowCount where pivotOfEquation[equation] < 0 {
            var open: Int32 = 0
            var index = Int(rowChains.heads[equation])
            while index >= 0 {
                if !isTaken[Int(links.base[index].row)] { open += 1 }
                index = Int(links.base[index].next)
            }
            rowChains.counts[equation] = open
            if open == 1 {
                queue[queued] = Int32(truncatingIfNeeded: equation)
                queued += 1
            }
        }
        var next = 0
        var pivot = first
        while next < queued {
            let equation = Int(queue[next])
            next += 1
            guard let row = openRow(ofEquation: equation) else { continue }
            let value = entry(row, equation, basis)
            guard abs(value) > 1e-9 else { continue }
            note(pivot: pivot, row: row, equation: equation, value: value)
            pivot += 1
            basis.forEachEntry(ofColumn: Int(columns[row])) { other, _ in
                guard pivotOfEquation[other] < 0 else { return }
                rowChains.counts[other] -= 1
                if rowChains.counts[other] == 1 {
                    queue[queued] = Int32(truncatingIfNeeded: other)
                    queued += 1
                }
            }
        }
        return pivot
    }

    private func openRow(ofEquation equation: Int) -> Int? {
        guard pivotOfEquation[equation] < 0 else { return nil }
        var index = Int(rowChains.heads[equation])
        while index >= 0 {
            let row = Int(links.base[index].row)
            if !isTaken[row] { return row }
            index = Int(links.base[index].next)
        }
        return nil
    }

    private func entry(_ row: Int, _ equation: Int, _ basis: BasisColumns) -> Double {
        var result = 0.0
        basis.forEachEntry(ofColumn: Int(columns[row])) { if $0 == equation { result = $1 } }
        return result
    }

    /// Decomposes what neither pass took.
    private mutating func decomposeNucleus(_ basis: BasisColumns) -> (row: Int, equation: Int)? {
        var pivot = rowStage
        for equation in 0..<rowCount where pivotOfEquation[equation] < 0 {
            pivotEquations[pivot] = Int32(truncatingIfNeeded: equation)
            pivotOfEquation[equation] = Int32(truncatingIfNeeded: pivot)
            pivot += 1
        }
        pivot = rowStage
        for row in 0..<rowCount where !isTaken[row] {
            pivotRows[pivot] = Int32(truncatingIfNeeded: row)
            pivot += 1
        }
        let size = rowCount - rowStage
        nucleus.begin(size)
        for column in 0..<size {
            basis.forEachEntry(ofColumn: Int(columns[Int(pivotRows[rowStage + column])])) {
                equation, value in
                let place = Int(pivotOfEquation[equation]) - rowStage
                if place >= 0 { nucleus.set(value, place, column) }
            }
        }
        guard let (column, place) = nucleus.decompose() else { return nil }
        return (Int(pivotRows[rowStage + column]), Int(pivotEquations[rowStage + place]))
    }
}

extension BasisFactors {
    /// Turns numbers by equation into the combination of basic columns that gives them, by basic row.
    func solveForwards(_ work: UnsafeMutablePointer<Double>, _ basis: BasisColumns) {
        for pivot in columnStage..<rowStage {
            let equation = Int(pivotEquations[pivot])
            let value = work[equation] / pivotValues[pivot]
            solution[pivot] = value
            if value != 0 { subtract(value, pivot, work, basis) { $0 >= columnStage && $0 != pivot } }
        }
        let size = rowCount - rowStage
        if size > 0 {
            for place in 0..<size { solution[rowStage + place] = work[Int(pivotEquations[rowStage + place])] }
            nucleus.solve(solution + rowStage)
            for pivot in rowStage..<rowCount where solution[pivot] != 0 {
                subtract(solution[pivot], pivot, work, basis) { $0 < columnStage }
            }
        }
        for pivot in columnStage..<rowStage where solution[pivot] != 0 {
            subtract(solution[pivot], pivot, work, basis) { $0 < columnStage }
        }
        var pivot = columnStage - 1
        while pivot >= 0 {
            let value = work[Int(pivotEquations[pivot])] / pivotValues[pivot]
            solution[pivot] = value
            if value != 0 { subtract(value, pivot, work, basis) { $0 < pivot } }
            pivot -= 1
        }
        for pivot in 0..<rowCount { work[Int(pivotRows[pivot])] = solution[pivot] }
    }

    @inline(__always)
    private func subtract(
        _ value: Double, _ pivot: Int, _ work: UnsafeMutablePointer<Double>, _ basis: BasisColumns,
        where isMeant: (Int) -> Bool
    ) {
        basis.forEachEntry(ofColumn: Int(columns[Int(pivotRows[pivot])])) { equation, coefficient in
            if isMeant(Int(pivotOfEquation[equation])) { work[equation] -= coefficient * value }
        }
    }

    /// Turns numbers by basic row into the multipliers of equations that give them, by equation.
    func solveBackwards(_ work: UnsafeMutablePointer<Double>, _ basis: BasisColumns) {
        for pivot in 0..<rowCount { solution[pivot] = work[Int(pivotRows[pivot])] }
        for pivot in 0..<columnStage {
            let sum = dotProduct(pivot, work, basis) { $0 < pivot }
            work[Int(pivotEquations[pivot])] = (solution[pivot] - sum) / pivotValues[pivot]
        }
        let size = rowCount - rowStage
        if size > 0 {
            for pivot in rowStage..<rowCount {
                solution[pivot] -= dotProduct(pivot, work, basis) { $0 < columnStage }
            }
            nucleus.solveTransposed(solution + rowStage)
            for place in 0..<size { work[Int(pivotEquations[rowStage + place])] = solution[rowStage + place] }
        }
        var pivot = rowStage - 1
        while pivot >= columnStage {
            let sum = dotProduct(pivot, work, basis) { $0 != pivot && ($0 < columnStage || $0 > pivot) }
            work[Int(pivotEquations[pivot])] = (solution[pivot] - sum) / pivotValues[pivot]
            pivot -= 1
        }
    }

    @inline(__always)
    private func dotProduct(
        _ pivot: Int, _ work: UnsafeMutablePointer<Double>, _ basis: BasisColumns,
        where isMeant: (Int) -> Bool
    ) -> Double {
        var sum = 0.0
        basis.forEachEntry(ofColumn: Int(columns[Int(pivotRows[pivot])])) { equation, coefficient in
            if isMeant(Int(pivotOfEquation[equation])) { sum += coefficient * work[equation] }
        }
        return sum
    }
}
