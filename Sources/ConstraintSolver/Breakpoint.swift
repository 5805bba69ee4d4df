/// A place where the slope of a column's cost changes, at one level.
struct Breakpoint {
    /// Where, in the column's measure.
    var position: Double
    /// What a unit below costs.
    var lowerWeight: Double
    /// What a unit above costs.
    var upperWeight: Double
    /// The priority; `Program.requiredLevel` for a bound.
    var level: Float
}

/// The breakpoints of one column, highest level first and rising within a level.
struct BreakpointList {
    let breakpoints: UnsafeMutableBufferPointer<Breakpoint>

    /// The breakpoints of a column, sorted or to be sorted.
    @inline(__always)
    init(_ breakpoints: UnsafeMutableBufferPointer<Breakpoint>) { self.breakpoints = breakpoints }

    /// Sorts the breakpoints in place; they mostly come by level already.
    @inline(__always)
    func sort() {
        var index = 1
        while index < breakpoints.count && !Self.precedes(breakpoints[index], breakpoints[index - 1]) {
            index += 1
        }
        if index < breakpoints.count { sort(from: index) }
    }

    private func sort(from start: Int) {
        if breakpoints.count > 12 {
            var large = breakpoints
            large.sort(by: Self.precedes)
            return
        }
        for index in start..<breakpoints.count {
            let breakpoint = breakpoints[index]
            var place = index
            while place > 0 && Self.precedes(breakpoint, breakpoints[place - 1]) {
                breakpoints[place] = breakpoints[place - 1]
                place -= 1
            }
            breakpoints[place] = breakpoint
        }
    }

    @inline(__always)
    private static func precedes(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
        first.level != second.level ? first.level > second.level : first.position < second.position
    }

    /// Where the column costs least, level by level, taken alone.
    func best() -> Interval {
        var interval = Interval.all
        var first = 0
        while first < breakpoints.count && interval.low < interval.high {
            var end = first + 1
            while end < breakpoints.count && breakpoints[end].level == breakpoints[first].level { end += 1 }
            interval = interval.nearest(to: cheapest(first, end))
            first = end
        }
        return interval
    }

    /// Where the breakpoints of one level cost least.
    @inline(__always)
    private func cheapest(_ first: Int, _ end: Int) -> Interval {
        var slope = 0.0
        var total = 0.0
        for index in first..<end {
            slope -= breakpoints[index].lowerWeight
            total += breakpoints[index].lowerWeight + breakpoints[index].upperWeight
        }
        let tolerance = total * 1e-12
        var result = Interval.all
        var isBegun = slope >= -tolerance
        for index in first..<end {
            slope += breakpoints[index].lowerWeight + breakpoints[index].upperWeight
            if !isBegun && slope >= -tolerance {
                result.low = breakpoints[index].position
                isBegun = true
            }
            if slope > tolerance {
                result.high = breakpoints[index].position
                break
            }
        }
        return result
    }
}
