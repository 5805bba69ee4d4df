/// Minimises convex piecewise-linear column costs under one equation, one level after another.
///
/// At a price for the equation's sum, each column's best values form an interval that rises with the price, so
/// a level is a search for the price at which the sum of all intervals reaches the right side; what each column
/// may be at that price is what the next level starts from. No basis and no pivots.
struct SingleRowKernel {
    /// A column of the equation.
    struct Column {
        var coefficient: Double
        /// What the levels optimised so far allow.
        var interval: Interval
        /// The first of its breakpoints not optimised yet, and the end of that level.
        var next: Int32
        var groupEnd: Int32
        var end: Int32
        /// The slope of the level in hand below its first breakpoint.
        var firstSlope: Double
        /// Where it is best at the price last tried.
        var best: Interval
        var value: Double
    }

    /// A sum of ends of intervals: what is finite, and how many are not.
    struct End {
        var finite = 0.0
        var infinite = 0

        @inline(__always)
        mutating func add(_ value: Double) {
            if value.isFinite { finite += value } else { infinite += 1 }
        }

        @inline(__always)
        mutating func remove(_ value: Double) {
            if value.isFinite { finite -= value } else { infinite -= 1 }
        }
    }

    let columns: UnsafeMutableBufferPointer<Column>
    /// Those of one column side by side, highest level first and rising within a level.
    let breakpoints: UnsafeMutablePointer<Breakpoint>
    /// Room for a number a breakpoint.
    let prices: UnsafeMutablePointer<Double>
    let rightSide: Double
    /// How far sums may differ by rounding.
    let tolerance: Double

    /// A kernel over prepared columns.
    init(
        _ columns: UnsafeMutableBufferPointer<Column>, breakpoints: UnsafeMutablePointer<Breakpoint>,
        prices: UnsafeMutablePointer<Double>, rightSide: Double
    ) {
        self.columns = columns
        self.breakpoints = breakpoints
        self.prices = prices
        self.rightSide = rightSide
        var scale = abs(rightSide)
        for column in columns where column.next < column.end {
            scale = max(scale, abs(column.coefficient * breakpoints[Int(column.next)].position))
        }
        tolerance = 1e-10 * (1 + scale)
    }

    /// Optimises all levels, then breaks ties by column.
    ///
    /// - Returns: Whether there were ties.
    func solve() -> Bool {
        var level: Float = 0
        for column in columns where column.next < column.end {
            level = max(level, breakpoints[Int(column.next)].level)
        }
        while level > 0 {
            let rest = begin(level)
            if rest.high < rightSide - tolerance {
                _ = sums(at: search(rising: true))
            } else if rest.low > rightSide + tolerance {
                _ = sums(at: search(rising: false))
            }
            level = narrow()
        }
        return breakTies()
    }

    /// Finds all columns' breakpoints of a level, and the sums where no column is pushed.
    private func begin(_ level: Float) -> (low: Double, high: Double) {
        for index in columns.indices { begin(level, &columns[index]) }
        return sums(at: 0)
    }

    /// Keeps columns where the level just optimised is best.
    ///
    /// - Returns: The highest level still to be optimised; 0 when at most one column can still move, which the
    ///   equation gives.
    private func narrow() -> Float {
        var level: Float = 0
        var openCount = 0
        for index in columns.indices {
            columns[index].interval = columns[index].best
            let next = columns[index].groupEnd
            columns[index].next = next
            guard columns[index].best.low < columns[index].best.high else { continue }
            openCount += 1
            if next < columns[index].end { level = max(level, breakpoints[Int(next)].level) }
        }
        return openCount < 2 ? 0 : level
    }

    /// Finds a column's breakpoints of a level.
    @inline(__always)
    private func begin(_ level: Float, _ column: inout Column) {
        var end = column.next
        column.firstSlope = 0
        while end < column.end && breakpoints[Int(end)].level > level { end += 1 }
        column.next = end
        while end < column.end && breakpoints[Int(end)].level == level {
            column.firstSlope -= breakpoints[Int(end)].lowerWeight
            end += 1
        }
        column.groupEnd = end
    }

    /// Where a column is best when its share of the sum earns a price.
    @inline(__always)
    private func best(_ column: Column, at price: Double) -> Interval {
        let interval = column.interval
        guard interval.low < interval.high else { return interval }
        let target = price * column.coefficient
        let margin = 1e-11 * (1 + abs(target))
        var slope = column.firstSlope
        var result = Interval.all
        var isBegun = slope >= target - margin
        if slope > target + margin {
            return Interval(low: interval.low, high: interval.low)
        }
        var index = column.next
        while index < column.groupEnd {
            let breakpoint = breakpoints[Int(index)]
            slope += breakpoint.lowerWeight + breakpoint.upperWeight
            if !isBegun && slope >= target - margin {
                result.low = breakpoint.position
                isBegun = true
            }
            if slope > target + margin {
                result.high = breakpoint.position
                return interval.nearest(to: result)
            }
            index += 1
        }
        if !isBegun { return Interval(low: interval.high, high: interval.high) }
        return interval.nearest(to: result)
    }

    /// Tries a price: the least and greatest sum of where columns are best; no column pulls the other way, so infinities never cancel.
    private func sums(at price: Double) -> (low: Double, high: Double) {
        var low = 0.0
        var high = 0.0
        for index in columns.indices {
            let best = best(columns[index], at: price)
            columns[index].best = best
            let coefficient = columns[index].coefficient
            low += coefficient * (coefficient > 0 ? best.low : best.high)
            high += coefficient * (coefficient > 0 ? best.high : best.low)
        }
        return (low, high)
    }

    /// The price nearest to 0 at which the sum reaches the right side.
    private func search(rising: Bool) -> Double {
        var count = 0
        for column in columns where column.interval.low < column.interval.high {
            var slope = column.firstSlope
            note(slope / column.coefficient, rising, &count)
            for index in column.next..<column.groupEnd {
                slope += breakpoints[Int(index)].lowerWeight + breakpoints[Int(index)].upperWeight
                note(slope / column.coefficient, rising, &count)
            }
        }
        guard count > 0 else { return 0 }
        let candidates = UnsafeMutableBufferPointer(start: prices, count: count)
        if count > 8 || !isUniform(candidates) { sortUniquely(candidates, &count) } else { count = 1 }
        var first = 0
        var last = count - 1
        while first < last {
            let middle = (first + last) / 2
            let sums = sums(at: rising ? prices[middle] : -prices[middle])
            let isReached = rising ? sums.high >= rightSide - tolerance : sums.low <= rightSide + tolerance
            if isReached { last = middle } else { first = middle + 1 }
        }
        return rising ? prices[first] : -prices[first]
    }

    /// Keeps the magnitude of a price of the sign in question.
    @inline(__always)
    private func note(_ price: Double, _ rising: Bool, _ count: inout Int) {
        let magnitude = rising ? price : -price
        guard magnitude > 1e-12, count == 0 || prices[count - 1] != magnitude else { return }
        prices[count] = magnitude
        count += 1
    }

    private func isUniform(_ prices: UnsafeMutableBufferPointer<Double>) -> Bool {
        prices.allSatisfy { $0 == prices[0] }
    }

    private func sortUniquely(_ candidates: UnsafeMutableBufferPointer<Double>, _ count: inout Int) {
        var sorted = candidates
        sorted.sort()
        var kept = 1
        for index in 1..<count where sorted[index] > sorted[kept - 1] * (1 + 1e-12) {
            sorted[kept] = sorted[index]
            kept += 1
        }
        count = kept
    }

    /// Gives every column in turn the value nearest to 0 that leaves the others possible.
    ///
    /// - Returns: Whether there was a choice.
    private func breakTies() -> Bool {
        var low = End()
        var high = End()
        var openCount = 0
        for index in columns.indices {
            let share = share(of: index)
            low.add(share.low)
            high.add(share.high)
            if share.low < share.high && !columns[index].interval.isPoint { openCount += 1 }
        }
        let isAtLow = low.infinite == 0 && low.finite >= rightSide - tolerance
        let isAtHigh = high.infinite == 0 && high.finite <= rightSide + tolerance
        for index in columns.indices {
            let share = share(of: index)
            guard share.low < share.high else {
                columns[index].value = columns[index].interval.low
                continue
            }
            low.remove(share.low)
            high.remove(share.high)
            let given = place(index, share, low, high)
            low.add(given)
            high.add(given)
        }
        return openCount > 1 && !isAtLow && !isAtHigh
    }

    /// Places a column as near to 0 as the sums of the others' ends allow; ends met but for rounding are met.
    ///
    /// - Returns: Its share of the sum.
    @inline(__always)
    private func place(_ index: Int, _ share: Interval, _ low: End, _ high: End) -> Double {
        let least = high.infinite == 0 ? rightSide - high.finite : -.infinity
        let most = low.infinite == 0 ? rightSide - low.finite : .infinity
        let given = share.nearest(to: Interval(low: least, high: max(least, most))).value(nearest: 0)
        let isRising = columns[index].coefficient > 0
        if given <= share.low + tolerance {
            columns[index].value = isRising ? columns[index].interval.low : columns[index].interval.high
            return share.low
        }
        if given >= share.high - tolerance {
            columns[index].value = isRising ? columns[index].interval.high : columns[index].interval.low
            return share.high
        }
        columns[index].value = given / columns[index].coefficient
        return given
    }

    /// The range of a column's share of the sum.
    @inline(__always)
    private func share(of index: Int) -> Interval {
        let coefficient = columns[index].coefficient
        let first = columns[index].interval.low * coefficient
        let second = columns[index].interval.high * coefficient
        return coefficient > 0 ? Interval(low: first, high: second) : Interval(low: second, high: first)
    }
}
