extension SimplexKernel {
    /// How a minimisation ended.
    enum Outcome {
        /// At a least cost.
        case optimal
        /// The cost falls without end.
        case unbounded
        /// The cap on steps was reached; the point is feasible, but may not be the best.
        case unfinished
    }

    /// A nonbasic column about to move.
    private struct Step {
        var place: Int
        /// 1 upwards, -1 downwards.
        var direction: Double
        /// How the whole cost changes a unit of the step; negative.
        var slope: Double
    }

    /// What stops a step.
    private struct Stop {
        var length: Double
        /// The row that stops it; -1 for the moving column itself.
        var row: Int
        var position: Double
    }

    /// Moves to a point of least cost from a point within all bounds.
    mutating func minimise() -> Outcome {
        var stalled = 0
        let limit = 200 + 40 * (rowCount + width)
        var steps = 0
        while steps < limit {
            steps += 1
            let isCareful = stalled > 30 + rowCount
            computePrices()
            guard let step = isCareful ? firstStep() : steepestStep() else { return .optimal }
            guard let stop = stop(of: step, isShort: isCareful) else { return .unbounded }
            stalled = stop.length > 1e-12 ? 0 : stalled + 1
            take(step, until: stop)
        }
        return .unfinished
    }

    private func computePrices() {
        for place in 0..<width { price[place] = 0 }
        for row in 0..<rowCount {
            let slope = slope[Int(basic[row])]
            guard slope != 0 else { continue }
            let multiples = multiples(ofRow: row)
            for place in 0..<width { price[place] += slope * multiples[place] }
        }
    }

    /// The step of a nonbasic column, if any that pays.
    @inline(__always)
    private func step(at place: Int) -> Step? {
        let column = Int(nonbasic[place])
        guard low[column] < high[column] else { return nil }
        let slopes = slopes(of: column)
        if slopes.above + price[place] < -slopeTolerance && value[column] < high[column] {
            return Step(place: place, direction: 1, slope: slopes.above + price[place])
        }
        if slopes.below + price[place] > slopeTolerance && value[column] > low[column] {
            return Step(place: place, direction: -1, slope: -slopes.below - price[place])
        }
        return nil
    }

    /// Dantzig's rule; ties go to the column that comes first.
    private func steepestStep() -> Step? {
        var best: Step?
        for place in 0..<width {
            guard let step = step(at: place) else { continue }
            guard let old = best else {
                best = step
                continue
            }
            if step.slope < old.slope - 1e-12
                || (step.slope <= old.slope + 1e-12 && nonbasic[place] < nonbasic[old.place])
            {
                best = step
            }
        }
        return best
    }

    /// Bland's rule.
    private func firstStep() -> Step? {
        var best: Step?
        for place in 0..<width {
            guard best.map({ nonbasic[place] < nonbasic[$0.place] }) ?? true else { continue }
            if let step = step(at: place) { best = step }
        }
        return best
    }

    /// How far a step goes until it does not pay any more; nil for never.
    private mutating func stop(of step: Step, isShort: Bool) -> Stop? {
        for row in 0..<rowCount { nextBend[row] = segment[Int(basic[row])] }
        let column = Int(nonbasic[step.place])
        var own = ownBend(column, step.direction)
        var slope = step.slope
        while true {
            var nearest = ownStop(column, step.direction, own)
            var strength = 1.0
            for row in 0..<rowCount {
                let rate = multiples(ofRow: row)[step.place] * step.direction
                guard abs(rate) > 1e-9 else { continue }
                let position = obstacle(row, rate)
                guard position.isFinite else { continue }
                let length = max(0, (position - value[Int(basic[row])]) / rate)
                let margin = 1e-12 * (1 + abs(nearest.length))
                let isTie = nearest.length.isFinite && abs(length - nearest.length) <= margin
                if isTie
                    ? isPreferred(row, abs(rate), to: nearest, strength, isShort) : length < nearest.length
                {
                    nearest = Stop(length: length, row: row, position: position)
                    strength = abs(rate)
                }
            }
            guard nearest.length.isFinite else { return nil }
            slope += increase(at: nearest, column, own, step, strength)
            if slope >= -slopeTolerance || isShort { return nearest }
            if nearest.row < 0 {
                own += step.direction > 0 ? 1 : -1
            } else {
                let isRising = multiples(ofRow: nearest.row)[step.place] * step.direction > 0
                nextBend[nearest.row] += isRising ? 1 : -1
            }
        }
    }

    /// Of rows that stop a step at once: the safest to divide by, or Bland's choice.
    @inline(__always)
    private func isPreferred(
        _ row: Int, _ strength: Double, to stop: Stop, _ otherStrength: Double, _ isShort: Bool
    ) -> Bool {
        guard stop.row >= 0 else { return false }
        return isShort ? basic[row] < basic[stop.row] : strength > otherStrength
    }

    /// The moving column's next bend.
    private func ownBend(_ column: Int, _ direction: Double) -> Int {
        let position = value[column]
        let tolerance = 1e-10 * (1 + abs(position))
        var bend = Int(bendStart[column])
        let end = Int(bendStart[column + 1])
        if direction > 0 {
            while bend < end && bendPosition[bend] <= position + tolerance { bend += 1 }
            return bend
        }
        while bend < end && bendPosition[bend] < position - tolerance { bend += 1 }
        return bend - 1
    }

    private func ownStop(_ column: Int, _ direction: Double, _ bend: Int) -> Stop {
        var position = direction > 0 ? high[column] : low[column]
        if bend >= Int(bendStart[column]) && bend < Int(bendStart[column + 1]) {
            position = direction > 0 ? min(position, bendPosition[bend]) : max(position, bendPosition[bend])
        }
        return Stop(length: max(0, (position - value[column]) * direction), row: -1, position: position)
    }

    /// What a row's column meets next: a bend or its bound.
    @inline(__always)
    private func obstacle(_ row: Int, _ rate: Double) -> Double {
        let column = Int(basic[row])
        if rate > 0 {
            let bend = Int(nextBend[row])
            return bend < Int(bendStart[column + 1]) ? min(high[column], bendPosition[bend]) : high[column]
        }
        let bend = Int(nextBend[row]) - 1
        return bend >= Int(bendStart[column]) ? max(low[column], bendPosition[bend]) : low[column]
    }

    /// By how much the slope of the whole cost grows past a stop.
    private func increase(
        at stop: Stop, _ column: Int, _ own: Int, _ step: Step, _ strength: Double
    ) -> Double {
        if stop.row < 0 {
            let bound = step.direction > 0 ? high[column] : low[column]
            return stop.position == bound ? .infinity : bendJump[own]
        }
        let other = Int(basic[stop.row])
        let isRising = multiples(ofRow: stop.row)[step.place] * step.direction > 0
        if stop.position == (isRising ? high[other] : low[other]) { return .infinity }
        return strength * bendJump[Int(nextBend[stop.row]) - (isRising ? 0 : 1)]
    }

    /// Moves all columns along a step, and exchanges the column that stopped it for the moving one.
    private mutating func take(_ step: Step, until stop: Stop) {
        let column = Int(nonbasic[step.place])
        for row in 0..<rowCount {
            let other = Int(basic[row])
            let rate = multiples(ofRow: row)[step.place] * step.direction
            guard rate != 0 else { continue }
            value[other] += rate * stop.length
            if nextBend[row] != segment[other] { crossBends(of: other, to: nextBend[row]) }
        }
        guard stop.row >= 0 else {
            value[column] = stop.position
            return
        }
        value[column] += step.direction * stop.length
        value[Int(basic[stop.row])] = stop.position
        pivot(row: stop.row, place: step.place)
        placeOnSegment(column)
        if step.direction > 0 { crossEqualBends(of: column) }
    }

    @inline(__always)
    private func crossBends(of column: Int, to bend: Int32) {
        while segment[column] < bend {
            slope[column] += bendJump[Int(segment[column])]
            segment[column] += 1
        }
        while segment[column] > bend {
            segment[column] -= 1
            slope[column] -= bendJump[Int(segment[column])]
        }
    }

    /// A column that rose belongs to the segment above a bend on which it stands.
    private func crossEqualBends(of column: Int) {
        let reach = value[column] + 1e-10 * (1 + abs(value[column]))
        while segment[column] < bendStart[column + 1] && bendPosition[Int(segment[column])] <= reach {
            slope[column] += bendJump[Int(segment[column])]
            segment[column] += 1
        }
    }
}
