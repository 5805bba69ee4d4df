/// How a minimisation ended.
enum MinimisationOutcome {
    /// At a least cost.
    case optimal
    /// The cost falls without end.
    case unbounded
    /// The cap on steps was reached; the point is feasible, but may not be the best.
    case unfinished
}

/// A nonbasic column about to move.
struct Step {
    var place: Int
    /// 1 upwards, -1 downwards.
    var direction: Double
    /// How the whole cost changes a unit of the step; negative.
    var slope: Double
    /// Below which slopes count as none.
    var tolerance: Double
}

extension SimplexKernel where Basis: ~Copyable {
    /// Moves to a point of least cost from a point within all bounds.
    mutating func minimise() -> MinimisationOutcome {
        var stalled = 0
        let limit = stepLimit
        var steps = 0
        while steps < limit {
            steps += 1
            let isCareful = stalled > 30 + basis.rowCount
            basis.computePrices(slope)
            guard let step = isCareful ? firstStep() : steepestStep() else { return .optimal }
            basis.computeRates(ofPlace: step.place)
            guard let stop = stop(of: step, isShort: isCareful) else { return .unbounded }
            stalled = stop.length > 1e-9 ? 0 : stalled + 1
            take(step, until: stop)
        }
        unfinishedCount += 1
        return .unfinished
    }

    /// The cap on steps.
    ///
    /// Chosen: generous for systems of thousands of equations; beyond, a bound on the time, since each step goes
    /// through all of them.
    private var stepLimit: Int {
        let size = basis.rowCount + basis.width
        return min(200 + 40 * size, max(500, 100_000_000 / max(size, 1)))
    }

    /// The step of a nonbasic column, if any that pays.
    @inline(__always)
    private func step(at place: Int) -> Step? {
        let column = Int(basis.nonbasic[place])
        guard low[column] < high[column] else { return nil }
        let slopes = slopes(of: column)
        let price = basis.prices[place]
        let tolerance = slopeTolerance(at: place, slopes)
        if slopes.above + price < -tolerance && value[column] < high[column] {
            return Step(place: place, direction: 1, slope: slopes.above + price, tolerance: tolerance)
        }
        if slopes.below + price > tolerance && value[column] > low[column] {
            return Step(place: place, direction: -1, slope: -slopes.below - price, tolerance: tolerance)
        }
        return nil
    }

    /// Below which a nonbasic column's slope counts as none.
    @inline(__always)
    func slopeTolerance(at place: Int, _ slopes: (below: Double, above: Double)) -> Double {
        1e-12 + 1e-9 * (basis.priceScales[place] + max(abs(slopes.below), abs(slopes.above)))
    }

    /// Dantzig's rule; ties go to the column that comes first.
    private func steepestStep() -> Step? {
        var best: Step?
        for place in 0..<basis.width {
            guard let step = step(at: place) else { continue }
            guard let old = best else {
                best = step
                continue
            }
            if step.slope < old.slope - 1e-12
                || (step.slope <= old.slope + 1e-12 && basis.nonbasic[place] < basis.nonbasic[old.place])
            {
                best = step
            }
        }
        return best
    }

    /// Bland's rule: of the columns that pay, the one with the lowest number.
    private func firstStep() -> Step? {
        var best: Step?
        for place in 0..<basis.width {
            guard best.map({ basis.nonbasic[place] < basis.nonbasic[$0.place] }) ?? true else { continue }
            if let step = step(at: place) { best = step }
        }
        return best
    }

    /// How far a step goes until it does not pay any more; nil for never.
    private mutating func stop(of step: Step, isShort: Bool) -> Stop? {
        let column = Int(basis.nonbasic[step.place])
        for row in 0..<basis.rowCount { nextBreakpoint[row] = segment[Int(basis.basic[row])] }
        var own = ownBreakpoint(column, step.direction)
        var slope = step.slope
        for _ in 0..<Self.scanLimit {
            var nearest = ownStop(column, step.direction, own)
            for row in 0..<basis.rowCount where abs(basis.rates[row]) > leastRate {
                guard let other = stop(ofRow: row, step, within: nearest.length) else { continue }
                if precedes(other, nearest, slope, step.tolerance, isShort) { nearest = other }
            }
            guard nearest.length.isFinite else { return nil }
            slope += nearest.increase
            if slope >= -step.tolerance || isShort { return nearest }
            if nearest.row < 0 {
                own += step.direction > 0 ? 1 : -1
            } else {
                nextBreakpoint[nearest.row] += basis.rates[nearest.row] * step.direction > 0 ? 1 : -1
            }
        }
        return stopByQueue(of: step, slope: slope, ownBreakpoint: own)
    }

    /// How many stops are looked for among all rows before they are put in order.
    /// Chosen: steps of layouts pass a few breakpoints.
    private static var scanLimit: Int { 24 }

    /// Which of two stops counts: the nearer; of those met at once, first what does not end the step, then
    /// what is safest to divide by, or Bland's choice.
    @inline(__always)
    private func precedes(
        _ first: Stop, _ second: Stop, _ slope: Double, _ tolerance: Double, _ isShort: Bool
    ) -> Bool {
        let margin = 1e-10 * (1 + min(first.length, second.length))
        if !(abs(first.length - second.length) <= margin) { return first.length < second.length }
        if isShort { return second.row >= 0 && basis.basic[first.row] < basis.basic[second.row] }
        let isFirstLast = slope + first.increase >= -tolerance
        let isSecondLast = slope + second.increase >= -tolerance
        if isFirstLast != isSecondLast { return isSecondLast }
        return second.row >= 0 && first.strength > second.strength
    }

    /// What a row's column meets next, if that is no further than `limit`, but for rounding.
    @inline(__always)
    func stop(ofRow row: Int, _ step: Step, within limit: Double) -> Stop? {
        let rate = basis.rates[row] * step.direction
        let column = Int(basis.basic[row])
        let isRising = rate > 0
        let breakpoint = Int(nextBreakpoint[row]) - (isRising ? 0 : 1)
        let bound = isRising ? high[column] : low[column]
        var position = bound
        var increase = Double.infinity
        if breakpoint >= Int(breakpointStart[column]) && breakpoint < Int(breakpointStart[column + 1]) {
            let candidate = breakpointPosition[breakpoint]
            if isRising ? candidate < bound : candidate > bound {
                position = candidate
                increase = abs(rate) * slopeJump[breakpoint]
            }
        }
        guard position.isFinite else { return nil }
        let length = max(0, (position - value[column]) / rate)
        guard length <= limit + 1e-9 * (1 + limit) else { return nil }
        return Stop(length: length, row: row, position: position, strength: abs(rate), increase: increase)
    }

    /// The moving column's next breakpoint.
    private func ownBreakpoint(_ column: Int, _ direction: Double) -> Int {
        let position = value[column]
        let tolerance = 1e-10 * (1 + abs(position))
        var breakpoint = Int(breakpointStart[column])
        let end = Int(breakpointStart[column + 1])
        if direction > 0 {
            while breakpoint < end && breakpointPosition[breakpoint] <= position + tolerance {
                breakpoint += 1
            }
            return breakpoint
        }
        while breakpoint < end && breakpointPosition[breakpoint] < position - tolerance { breakpoint += 1 }
        return breakpoint - 1
    }

    func ownStop(_ column: Int, _ direction: Double, _ breakpoint: Int) -> Stop {
        let bound = direction > 0 ? high[column] : low[column]
        var position = bound
        var increase = Double.infinity
        if breakpoint >= Int(breakpointStart[column]) && breakpoint < Int(breakpointStart[column + 1]) {
            let candidate = breakpointPosition[breakpoint]
            if direction > 0 ? candidate < bound : candidate > bound {
                position = candidate
                increase = slopeJump[breakpoint]
            }
        }
        return Stop(
            length: max(0, (position - value[column]) * direction), row: -1, position: position, strength: 1,
            increase: increase)
    }

    /// Moves all columns along a step, and exchanges the column that stopped it for the moving one.
    private mutating func take(_ step: Step, until stop: Stop) {
        let column = Int(basis.nonbasic[step.place])
        for row in 0..<basis.rowCount {
            let other = Int(basis.basic[row])
            let rate = basis.rates[row] * step.direction
            guard rate != 0 else { continue }
            value[other] += rate * stop.length
            if nextBreakpoint[row] != segment[other] { crossBreakpoints(of: other, to: nextBreakpoint[row]) }
        }
        guard stop.row >= 0 else {
            value[column] = stop.position
            return
        }
        value[column] += step.direction * stop.length
        value[Int(basis.basic[stop.row])] = stop.position
        basis.exchange(row: stop.row, place: step.place)
        pivotCount += 1
        placeOnSegment(column)
        if step.direction > 0 { crossEqualBreakpoints(of: column) }
    }

    @inline(__always)
    private func crossBreakpoints(of column: Int, to breakpoint: Int32) {
        while segment[column] < breakpoint {
            slope[column] += slopeJump[Int(segment[column])]
            segment[column] += 1
        }
        while segment[column] > breakpoint {
            segment[column] -= 1
            slope[column] -= slopeJump[Int(segment[column])]
        }
    }

    /// A column that rose belongs to the segment above a breakpoint that it is at.
    private func crossEqualBreakpoints(of column: Int) {
        let reach = value[column] + 1e-10 * (1 + abs(value[column]))
        while segment[column] < breakpointStart[column + 1]
            && breakpointPosition[Int(segment[column])] <= reach
        {
            slope[column] += slopeJump[Int(segment[column])]
            segment[column] += 1
        }
    }
}
