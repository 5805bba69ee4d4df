/// The values from `low` to `high`; ends may be infinite.
struct Interval {
    var low: Double
    var high: Double

    /// The interval without bounds.
    static let all = Interval(low: -.infinity, high: .infinity)

    /// The part of this interval that is nearest to another: their intersection, or else the nearer end.
    @inline(__always)
    func nearest(to other: Interval) -> Interval {
        if other.high < low { return Interval(low: low, high: low) }
        if other.low > high { return Interval(low: high, high: high) }
        return Interval(low: max(low, other.low), high: min(high, other.high))
    }

    /// The value nearest to a number.
    @inline(__always)
    func value(nearest number: Double) -> Double { number < low ? low : (number > high ? high : number) }

    /// Whether there is but one value, up to rounding.
    @inline(__always)
    var isPoint: Bool { !(high > low + 1e-9 * (1 + (low.isFinite ? abs(low) : 0))) }
}
