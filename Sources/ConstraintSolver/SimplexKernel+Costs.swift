extension SimplexKernel where Basis: ~Copyable {
    /// Clears the costs of all columns, to be followed by `addBend` for rising columns and positions.
    mutating func beginCosts() {
        for column in 0..<columnCount { firstSlope[column] = 0 }
        bendStart[0] = 0
    }

    /// Adds a bend to the column in hand; `end` counts the bends of all columns so far.
    @inline(__always)
    mutating func addBend(_ bend: Bend, column: Int, end: inout Int32) {
        bendPosition[Int(end)] = bend.position
        bendJump[Int(end)] = bend.lowerWeight + bend.upperWeight
        firstSlope[column] -= bend.lowerWeight
        end += 1
    }

    /// Readies the slopes of all columns once the costs are complete.
    mutating func endCosts() {
        for row in 0..<basis.rowCount { placeOnSegment(Int(basis.basic[row])) }
    }

    /// The cost of a distance from zero for one column, nothing for the others.
    mutating func setCost(ofDistance column: Int) {
        beginCosts()
        var end: Int32 = 0
        for other in 0..<columnCount {
            bendStart[other] = end
            if other == column {
                addBend(
                    Bend(position: 0, lowerWeight: 1, upperWeight: 1, level: 0), column: column, end: &end)
            }
        }
        bendStart[columnCount] = end
        endCosts()
    }

    /// Brings the columns that a basis added to 0, where the equations hold, and keeps them there.
    mutating func satisfyEquations(realCount: Int) {
        beginCosts()
        var end: Int32 = 0
        for column in 0..<columnCount {
            bendStart[column] = end
            guard column >= realCount else { continue }
            addBend(Bend(position: 0, lowerWeight: 1, upperWeight: 1, level: 0), column: column, end: &end)
        }
        bendStart[columnCount] = end
        endCosts()
        _ = minimise()
        refreshValues()
        for column in realCount..<columnCount {
            low[column] = min(0, value[column])
            high[column] = max(0, value[column])
        }
    }

    /// A cost of `slope` a unit for one column, nothing for the others.
    mutating func setCost(slope: Double, of column: Int) {
        beginCosts()
        for other in 0...columnCount { bendStart[other] = 0 }
        firstSlope[column] = slope
        endCosts()
    }

    /// Finds the segment of a basic column's cost that holds its value, of two the one below.
    @inline(__always)
    func placeOnSegment(_ column: Int) {
        let position = value[column]
        let tolerance = 1e-10 * (1 + abs(position))
        var bend = Int(bendStart[column])
        var slope = firstSlope[column]
        let end = Int(bendStart[column + 1])
        while bend < end && bendPosition[bend] < position - tolerance {
            slope += bendJump[bend]
            bend += 1
        }
        segment[column] = Int32(truncatingIfNeeded: bend)
        self.slope[column] = slope
    }

    /// The slopes of a nonbasic column's cost below and above its value.
    @inline(__always)
    func slopes(of column: Int) -> (below: Double, above: Double) {
        var bend = Int(bendStart[column])
        var below = firstSlope[column]
        let end = Int(bendStart[column + 1])
        guard bend < end else { return (below, below) }
        let position = value[column]
        let tolerance = 1e-10 * (1 + abs(position))
        while bend < end && bendPosition[bend] < position - tolerance {
            below += bendJump[bend]
            bend += 1
        }
        var above = below
        while bend < end && bendPosition[bend] <= position + tolerance {
            above += bendJump[bend]
            bend += 1
        }
        return (below, above)
    }

    /// The bends next to a column's value: the last below it and the first above it.
    func neighbours(of column: Int) -> Interval {
        let position = value[column]
        let tolerance = 1e-10 * (1 + abs(position))
        var result = Interval.all
        for bend in Int(bendStart[column])..<Int(bendStart[column + 1]) {
            if bendPosition[bend] < position - tolerance {
                result.low = bendPosition[bend]
            } else if bendPosition[bend] > position + tolerance {
                result.high = bendPosition[bend]
                break
            }
        }
        return result
    }
}
