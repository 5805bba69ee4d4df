extension SimplexKernel {
    /// Solves the rows for one column each, by elimination, and condenses the tableau to the others.
    mutating func findBasis(_ input: KernelInput) {
        var entry = 0
        for row in 0..<rowCount {
            let coefficients = table + row * (columnCount + 1)
            while entry < input.rowEnds[row] {
                coefficients[Int(input.columns[entry])] += input.coefficients[entry]
                entry += 1
            }
            coefficients[columnCount] = input.constants[row]
        }
        for column in 0..<columnCount { place[column] = -1 }
        var kept = 0
        for row in 0..<rowCount {
            let column = pivotColumn(ofRow: row, input)
            guard column >= 0 else { continue }
            eliminate(column, byRow: row)
            basic[kept] = Int32(truncatingIfNeeded: column)
            place[column] = Int32(truncatingIfNeeded: row)
            kept += 1
        }
        condense(keeping: kept)
    }

    /// The readiest column of a row among those that are safe to divide by; -1 for an empty row.
    private func pivotColumn(ofRow row: Int, _ input: KernelInput) -> Int {
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

    /// Makes the column at a place basic in a row, and the row's column nonbasic.
    mutating func pivot(row: Int, place entering: Int) {
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
        pivotCount += 1
    }
}
