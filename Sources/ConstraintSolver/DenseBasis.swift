/// The equations as a dense condensed tableau: each basic column a constant plus multiples of the others.
struct DenseBasis: KernelBasis, ~Copyable {
    let columnCount: Int
    private(set) var rowCount: Int
    private(set) var width: Int
    let basic: UnsafeMutablePointer<Int32>
    let nonbasic: UnsafeMutablePointer<Int32>
    let place: UnsafeMutablePointer<Int32>
    let rates: UnsafeMutablePointer<Double>
    let prices: UnsafeMutablePointer<Double>
    let priceScales: UnsafeMutablePointer<Double>
    /// `rowCount` rows of `width` multiples and a constant.
    private let table: UnsafeMutablePointer<Double>
    private let input: KernelInput

    init(_ input: KernelInput, _ arena: inout Arena) {
        self.input = input
        columnCount = input.columnCount
        rowCount = input.rowCount
        width = input.columnCount
        basic = arena.take(Int32.self, input.rowCount)
        nonbasic = arena.take(Int32.self, columnCount)
        place = arena.take(filledWith: -1, columnCount)
        rates = arena.take(filledWith: 0, input.rowCount)
        prices = arena.take(filledWith: 0, columnCount)
        priceScales = arena.take(filledWith: 0, columnCount)
        table = arena.take(filledWith: 0, input.rowCount * (columnCount + 1))
        fillTable()
        findBasis()
    }

    /// The multiples of a row.
    @inline(__always)
    private func multiples(ofRow row: Int) -> UnsafeMutablePointer<Double> { table + row * (width + 1) }

    private func fillTable() {
        var entry = 0
        for row in 0..<rowCount {
            let coefficients = table + row * (columnCount + 1)
            while entry < input.rowEnds[row] {
                coefficients[Int(input.columns[entry])] += input.coefficients[entry]
                entry += 1
            }
            coefficients[columnCount] = input.constants[row]
        }
    }

    /// Solves the rows for one column each, by elimination, and condenses the tableau to the others.
    private mutating func findBasis() {
        var kept = 0
        for row in 0..<rowCount {
            let column = pivotColumn(ofRow: row)
            guard column >= 0 else { continue }
            eliminate(column, byRow: row)
            basic[kept] = Int32(truncatingIfNeeded: column)
            place[column] = Int32(truncatingIfNeeded: row)
            kept += 1
        }
        condense(keeping: kept)
    }

    /// The readiest column of a row among those that are safe to divide by; -1 for an empty row.
    private func pivotColumn(ofRow row: Int) -> Int {
        let coefficients = table + row * (columnCount + 1)
        var greatest = 0.0
        for column in 0..<columnCount where place[column] < 0 {
            greatest = max(greatest, abs(coefficients[column]))
        }
        guard greatest > 1e-11 else { return -1 }
        var best = -1
        for column in 0..<columnCount
        where place[column] < 0 && abs(coefficients[column]) >= greatest * 0.05 {
            if best < 0 || input.reluctance[column] < input.reluctance[best]
                || (input.reluctance[column] == input.reluctance[best]
                    && abs(coefficients[column]) > abs(coefficients[best]))
            {
                best = column
            }
        }
        return best
    }

    private func eliminate(_ column: Int, byRow row: Int) {
        let stride = columnCount + 1
        let pivotRow = table + row * stride
        let inverse = 1 / pivotRow[column]
        for index in 0..<stride { pivotRow[index] *= inverse }
        pivotRow[column] = 1
        for other in 0..<rowCount where other != row {
            let target = table + other * stride
            let factor = target[column]
            guard factor != 0 else { continue }
            for index in 0..<stride { target[index] -= factor * pivotRow[index] }
            target[column] = 0
        }
    }

    /// Keeps the nonbasic columns alone, as what a basic column is made of.
    private mutating func condense(keeping kept: Int) {
        width = 0
        for column in 0..<columnCount where place[column] < 0 {
            nonbasic[width] = Int32(truncatingIfNeeded: column)
            width += 1
        }
        for row in 0..<kept {
            let source = table + Int(place[Int(basic[row])]) * (columnCount + 1)
            let target = table + row * (width + 1)
            // Rows and columns only move towards the front, so nothing is overwritten before it is read.
            for index in 0..<width { target[index] = -source[Int(nonbasic[index])] }
            target[width] = source[columnCount]
        }
        for row in 0..<kept { place[Int(basic[row])] = Int32(truncatingIfNeeded: row) }
        for index in 0..<width { place[Int(nonbasic[index])] = ~Int32(truncatingIfNeeded: index) }
        rowCount = kept
    }
}

extension DenseBasis {
    mutating func computeRates(ofPlace place: Int) {
        for row in 0..<rowCount { rates[row] = multiples(ofRow: row)[place] }
    }

    mutating func computePrices(_ weights: UnsafeMutablePointer<Double>) {
        for place in 0..<width {
            prices[place] = 0
            priceScales[place] = 0
        }
        for row in 0..<rowCount {
            let weight = weights[Int(basic[row])]
            guard weight != 0 else { continue }
            let multiples = multiples(ofRow: row)
            for place in 0..<width {
                let share = weight * multiples[place]
                prices[place] += share
                priceScales[place] += abs(share)
            }
        }
    }

    mutating func computeMultiples(ofRow row: Int) {
        prices.update(from: multiples(ofRow: row), count: width)
    }

    mutating func exchange(row: Int, place entering: Int) {
        let stride = width + 1
        let pivotRow = multiples(ofRow: row)
        let inverse = 1 / pivotRow[entering]
        for index in 0..<stride { pivotRow[index] *= -inverse }
        pivotRow[entering] = inverse
        for other in 0..<rowCount where other != row {
            let target = table + other * stride
            let factor = target[entering]
            guard factor != 0 else { continue }
            target[entering] = 0
            for index in 0..<stride { target[index] += factor * pivotRow[index] }
        }
        let column = nonbasic[entering]
        nonbasic[entering] = basic[row]
        basic[row] = column
        place[Int(column)] = Int32(truncatingIfNeeded: row)
        place[Int(nonbasic[entering])] = ~Int32(truncatingIfNeeded: entering)
    }

    mutating func refresh(_ values: UnsafeMutablePointer<Double>) {
        for row in 0..<rowCount {
            let multiples = multiples(ofRow: row)
            var sum = multiples[width]
            for place in 0..<width { sum += multiples[place] * values[Int(nonbasic[place])] }
            values[Int(basic[row])] = sum
        }
    }

    mutating func rowMultipliers(_ weights: UnsafeMutablePointer<Double>) -> [Double] {
        var equations = DenseEquations(count: rowCount, unknownCount: input.rowCount)
        var entry = 0
        for row in 0..<input.rowCount {
            while entry < input.rowEnds[row] {
                let equation = Int(place[Int(input.columns[entry])])
                if equation >= 0 { equations.add(input.coefficients[entry], equation, unknown: row) }
                entry += 1
            }
        }
        for row in 0..<rowCount { equations.setRightSide(weights[Int(basic[row])], row) }
        return equations.solve()
    }
}
