extension SimplexKernel where Basis: ~Copyable {
    /// Clears the costs of all columns, to be followed by `addBreakpoint` for rising columns and positions.
    mutating func beginCosts() {
        for column in 0..<columnCount { firstSlope[column] = 0 }
        breakpointStart[0] = 0
    }

    /// Adds a breakpoint to the column in hand; `end` counts the breakpoints of all columns so far.
    @inline(__always)
    mutating func addBreakpoint(_ breakpoint: Breakpoint, column: Int, end: inout Int32) {
        breakpointPosition[Int(end)] = breakpoint.position
        slopeJump[Int(end)] = breakpoint.lowerWeight + breakpoint.upperWeight
        firstSlope[column] -= breakpoint.lowerWeight
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
            breakpointStart[other] = end
            if other == column {
                addBreakpoint(
                    Breakpoint(position: 0, lowerWeight: 1, upperWeight: 1, level: 0), column: column,
                    end: &end)
            }
        }
        breakpointStart[columnCount] = end
        endCosts()
    }

    /// Brings the columns that a basis added to 0, where the equations hold, and keeps them there.
    mutating func satisfyEquations(realCount: Int) {
        beginCosts()
        var end: Int32 = 0
        for column in 0..<columnCount {
            breakpointStart[column] = end
            guard column >= realCount else { continue }
            addBreakpoint(
                Breakpoint(position: 0, lowerWeight: 1, upperWeight: 1, level: 0), column: column, end: &end)
        }
        breakpointStart[columnCount] = end
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
        for other in 0...columnCount { breakpointStart[other] = 0 }
        firstSlope[column] = slope
        endCosts()
    }

    /// Finds the segment of a basic column's cost that holds its value, of two the one below.
    @inline(__always)
    func placeOnSegment(_ column: Int) {
        let position = value[column]
        let tolerance = 1e-10 * (1 + abs(position))
        var breakpoint = Int(breakpointStart[column])
        var slope = firstSlope[column]
        let end = Int(breakpointStart[column + 1])
        while breakpoint < end && breakpointPosition[breakpoint] < position - tolerance {
            slope += slopeJump[breakpoint]
            breakpoint += 1
        }
        segment[column] = Int32(truncatingIfNeeded: breakpoint)
        self.slope[column] = slope
    }

    /// The slopes of a nonbasic column's cost below and above its value.
    @inline(__always)
    func slopes(of column: Int) -> (below: Double, above: Double) {
        var breakpoint = Int(breakpointStart[column])
        var below = firstSlope[column]
        let end = Int(breakpointStart[column + 1])
        guard breakpoint < end else { return (below, below) }
        let position = value[column]
        let tolerance = 1e-10 * (1 + abs(position))
        while breakpoint < end && breakpointPosition[breakpoint] < position - tolerance {
            below += slopeJump[breakpoint]
            breakpoint += 1
        }
        var above = below
        while breakpoint < end && breakpointPosition[breakpoint] <= position + tolerance {
            above += slopeJump[breakpoint]
            breakpoint += 1
        }
        return (below, above)
    }

    /// The breakpoints next to a column's value: the last below it and the first above it.
    func neighbours(of column: Int) -> Interval {
        let position = value[column]
        let tolerance = 1e-10 * (1 + abs(position))
        var result = Interval.all
        for breakpoint in Int(breakpointStart[column])..<Int(breakpointStart[column + 1]) {
            if breakpointPosition[breakpoint] < position - tolerance {
                result.low = breakpointPosition[breakpoint]
            } else if breakpointPosition[breakpoint] > position + tolerance {
                result.high = breakpointPosition[breakpoint]
                break
            }
        }
        return result
    }
}
