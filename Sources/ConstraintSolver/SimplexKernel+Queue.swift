extension SimplexKernel where Basis: ~Copyable {
    /// How far a step goes until it does not pay any more, where it passes very many breakpoints; nil for never.
    ///
    /// Stops are put in order once, so that n of them take n log n and not n².
    mutating func stopByQueue(of step: Step, slope: Double, ownBreakpoint: Int) -> Stop? {
        let column = Int(basis.nonbasic[step.place])
        var slope = slope
        var own = ownBreakpoint
        var queue = StopQueue()
        for row in 0..<basis.rowCount { add(row, step, to: &queue) }
        while true {
            let ownStop = ownStop(column, step.direction, own)
            let length = min(ownStop.length, queue.first?.length ?? .infinity)
            guard length.isFinite else { return nil }
            var met = ownStop.length <= Self.reach(length) ? [ownStop] : []
            while let first = queue.first, first.length <= Self.reach(length), let stop = queue.removeFirst()
            {
                met.append(stop)
            }
            // Of those met at once, first what does not end the step, then what is safest to divide by.
            met.sort { $0.strength != $1.strength ? $0.strength > $1.strength : $0.row < $1.row }
            var last: Stop?
            for stop in met {
                if slope + stop.increase >= -step.tolerance {
                    if last == nil { last = stop }
                    continue
                }
                slope += stop.increase
                if stop.row < 0 {
                    own += step.direction > 0 ? 1 : -1
                } else {
                    nextBreakpoint[stop.row] += basis.rates[stop.row] * step.direction > 0 ? 1 : -1
                    add(stop.row, step, to: &queue)
                }
            }
            if let last { return last }
        }
    }

    /// Up to which length stops count as met at once with one.
    private static func reach(_ length: Double) -> Double { length + 1e-10 * (1 + length) }

    private func add(_ row: Int, _ step: Step, to queue: inout StopQueue) {
        guard abs(basis.rates[row]) > leastRate,
            let stop = stop(ofRow: row, step, within: .infinity)
        else { return }
        queue.insert(stop)
    }
}
