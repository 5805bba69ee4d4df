import Geometry
import Scene

/// Values at shares of a duration, and what lies between them.
///
/// Source: `CAKeyframeAnimation` and `CAAnimationCalculationMode` in Apple's documentation.
struct KeyframeTrack {
    private let values: [AnimatedValue]
    private let times: [Double]
    private let mode: CAAnimationCalculationMode
    private let tensions: [Double]
    /// For a path: the segment between each value and the next, as points and their distances from its start.
    private let ways: [Way]

    /// A part of a path as a polyline.
    private struct Way {
        var points: [Point]
        var lengths: [Double]

        /// The point and the direction at a share of the length.
        func place(at share: Double) -> (point: Point, direction: Point) {
            let target = share * (lengths.last ?? 0)
            let index = max(
                1, min(lengths.firstIndex { $0 >= target } ?? lengths.count - 1, lengths.count - 1))
            let a = points[index - 1], b = points[index], step = lengths[index] - lengths[index - 1]
            let part = step > 0 ? (target - lengths[index - 1]) / step : 0
            return (Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part), b - a)
        }
    }

    var isEmpty: Bool { values.isEmpty }

    init(
        values: [AnimatedValue], times: [Double], mode: CAAnimationCalculationMode, tensions: [Double] = []
    ) {
        self.values = values
        self.mode = mode
        self.tensions = tensions
        ways = []
        let lengths = zip(values, values.dropFirst()).map { KeyframeTrack.distance($0, $1) }
        self.times = KeyframeTrack.times(count: values.count, given: times, mode: mode, lengths: lengths)
    }

    /// A track along a path: its values are the ends of the path's elements.
    init(path: Path, times: [Double], mode: CAAnimationCalculationMode) {
        var points: [Point] = [], ways: [Way] = [], current = Point.zero, first = Point.zero
        func add(_ end: Point, _ place: (Double) -> Point) {
            let steps = (0...64).map { place(Double($0) / 64) }
            var lengths = [0.0]
            for (a, b) in zip(steps, steps.dropFirst()) {
                lengths.append(lengths[lengths.count - 1] + (b - a).length)
            }
            ways.append(Way(points: steps, lengths: lengths))
            points.append(end)
            current = end
        }
        for element in path.elements {
            let start = current
            switch element {
            case .move(let point):
                if points.isEmpty { points = [point] }
                (current, first) = (point, point)
            case .line(let end): add(end) { start.mixed(end, $0) }
            case .quadratic(let control, let end):
                add(end) { start.mixed(control, $0).mixed(control.mixed(end, $0), $0) }
            case .cubic(let one, let two, let end):
                add(end) { t in
                    let a = start.mixed(one, t), b = one.mixed(two, t), c = two.mixed(end, t)
                    return a.mixed(b, t).mixed(b.mixed(c, t), t)
                }
            case .close: if start != first { add(first) { start.mixed(first, $0) } }
            }
        }
        values = points.map { .numbers([$0.x, $0.y]) }
        self.mode = mode
        tensions = []
        self.ways = ways
        self.times = KeyframeTrack.times(
            count: points.count, given: times, mode: mode, lengths: ways.map { $0.lengths.last ?? 0 })
    }

    /// Returns the value at a share of the duration.
    func value(at share: Double, pacing: [UnitBezier]) -> AnimatedValue? {
        guard values.count > 1 else { return values.first }
        let (index, part) = position(of: share, pacing: pacing)
        if mode == .discrete { return values[min(index, values.count - 1)] }
        if ways.indices.contains(index) {
            let point = ways[index].place(at: part).point
            return .numbers([point.x, point.y])
        }
        if mode == .cubic || mode == .cubicPaced, let curved = curvedValue(index, part) { return curved }
        return values[index].interpolated(to: values[index + 1], part)
    }

    /// Returns the direction of the path at a share of the duration, in radians.
    func angle(at share: Double, pacing: [UnitBezier]) -> Double? {
        let (index, part) = position(of: share, pacing: pacing)
        guard ways.indices.contains(index) else { return nil }
        let direction = ways[index].place(at: part).direction
        return Trigonometry.arcTangent(y: direction.y, x: direction.x)
    }

    /// The segment in which a share of the duration lies, and the share of that segment.
    private func position(of share: Double, pacing: [UnitBezier]) -> (index: Int, part: Double) {
        let last = mode == .discrete ? values.count - 1 : values.count - 2
        let index = max(0, min((times.lastIndex { $0 <= share } ?? 0), last))
        guard index + 1 < times.count else { return (index, 0) }
        let length = times[index + 1] - times[index]
        let part = length > 0 ? max(0, min((share - times[index]) / length, 1)) : 1
        return (index, pacing.indices.contains(index) ? pacing[index].value(at: part) : part)
    }

    /// The value on a Kochanek-Bartels spline without continuity and bias; without tension, Catmull-Rom's.
    private func curvedValue(_ index: Int, _ t: Double) -> AnimatedValue? {
        guard case .numbers(let from) = values[index], case .numbers(let to) = values[index + 1] else {
            return nil
        }
        func slope(at place: Int) -> [Double] {
            let before = max(0, place - 1), after = min(values.count - 1, place + 1)
            guard case .numbers(let a) = values[before], case .numbers(let b) = values[after] else {
                return from
            }
            let tension = tensions.indices.contains(place) ? tensions[place] : 0
            let divisor = after - before == 2 ? 2.0 : 1.0
            return zip(a, b).map { ($1 - $0) / divisor * (1 - tension) }
        }
        let square = t * t, cube = square * t
        let weights = (
            2 * cube - 3 * square + 1, cube - 2 * square + t, -2 * cube + 3 * square, cube - square
        )
        let leaving = slope(at: index), arriving = slope(at: index + 1)
        return .numbers(
            from.indices.map { i in
                from[i] * weights.0 + leaving[i] * weights.1 + to[i] * weights.2 + arriving[i] * weights.3
            })
    }

    /// The times of the values: those given if they fit, or even ones, or such that the speed is even.
    private static func times(
        count: Int, given: [Double], mode: CAAnimationCalculationMode, lengths: [Double]
    ) -> [Double] {
        let total = lengths.reduce(0, +)
        if mode == .paced || mode == .cubicPaced, total > 0 {
            return lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) }
        }
        let needed = mode == .discrete ? count + 1 : count
        if given.count == needed { return given }
        if mode == .discrete, given.count == count { return given + [1] }
        guard needed > 1 else { return [0] }
        return (0..<needed).map { Double($0) / Double(needed - 1) }
    }

    private static func distance(_ a: AnimatedValue, _ b: AnimatedValue) -> Double {
        guard case .numbers(let from) = a, case .numbers(let to) = b else { return 1 }
        return zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
}

extension Point {
    /// The point at a fraction between this and another one.
    fileprivate func mixed(_ other: Point, _ share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
