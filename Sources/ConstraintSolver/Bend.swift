/// A place where the cost of a column bends, at one level.
struct Bend {
    /// Where, in the column's measure.
    var position: Double
    /// What a unit below costs.
    var lowerWeight: Double
    /// What a unit above costs.
    var upperWeight: Double
    /// The priority; `Program.requiredLevel` for a bound.
    var level: Float
}

/// The bends of one column, highest level first and rising within a level.
struct BendList {
    let bends: UnsafeMutableBufferPointer<Bend>

    /// The bends of a column, sorted or to be sorted.
    @inline(__always)
    init(_ bends: UnsafeMutableBufferPointer<Bend>) { self.bends = bends }

    /// Sorts the bends in place; they mostly come by level already.
    @inline(__always)
    func sort() {
        var index = 1
        while index < bends.count && !Self.precedes(bends[index], bends[index - 1]) { index += 1 }
        if index < bends.count { sort(from: index) }
    }

    private func sort(from start: Int) {
        if bends.count > 12 {
            var large = bends
            large.sort(by: Self.precedes)
            return
        }
        for index in start..<bends.count {
            let bend = bends[index]
            var place = index
            while place > 0 && Self.precedes(bend, bends[place - 1]) {
                bends[place] = bends[place - 1]
                place -= 1
            }
            bends[place] = bend
        }
    }

    @inline(__always)
    private static func precedes(_ first: Bend, _ second: Bend) -> Bool {
        first.level != second.level ? first.level > second.level : first.position < second.position
    }

    /// Where the column costs least, level by level, with nothing else to heed.
    func best() -> Interval {
        var interval = Interval.all
        var first = 0
        while first < bends.count && interval.low < interval.high {
            var end = first + 1
            while end < bends.count && bends[end].level == bends[first].level { end += 1 }
            interval = interval.nearest(to: cheapest(first, end))
            first = end
        }
        return interval
    }

    /// Where the bends of one level cost least.
    @inline(__always)
    private func cheapest(_ first: Int, _ end: Int) -> Interval {
        var slope = 0.0
        var total = 0.0
        for index in first..<end {
            slope -= bends[index].lowerWeight
            total += bends[index].lowerWeight + bends[index].upperWeight
        }
        let tolerance = total * 1e-12
        var result = Interval.all
        var isBegun = slope >= -tolerance
        for index in first..<end {
            slope += bends[index].lowerWeight + bends[index].upperWeight
            if !isBegun && slope >= -tolerance {
                result.low = bends[index].position
                isBegun = true
            }
            if slope > tolerance {
                result.high = bends[index].position
                break
            }
        }
        return result
    }
}
