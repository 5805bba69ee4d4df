import Geometry

extension Polyline {
    /// The most dashes of one subpath; more could not be told apart on any screen.
    private static let dashLimit = 100_000

    /// The parts that a pattern of lengths draws: the first, not the second, and so on. A pattern of an odd
    /// number counts twice; one without a length above zero, or with one below, draws the whole line.
    /// Source: CGContext.setLineDash(phase:lengths:).
    func dashed(_ lengths: [Double], phase: Double) -> [Polyline] {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }), points.count > 1
        else { return [self] }
        var pattern = DashPattern(lengths.count % 2 == 0 ? lengths : lengths + lengths, phase: phase)
        let corners = isClosed ? points + [points[0]] : points
        guard Polyline.length(corners) / total * Double(lengths.count) < Double(Polyline.dashLimit) else {
            return [self]
        }
        var dashes: [Polyline] = []
        var dash = Polyline(points: pattern.isDrawn ? [corners[0]] : [])
        for (start, end) in zip(corners, corners.dropFirst()) {
            let way = end - start, length = Polyline.length([start, end])
            var done = 0.0
            while length - done > pattern.rest {
                done += pattern.rest
                let point = start + way * (done / length)
                if pattern.isDrawn {
                    dash.points.append(point)
                    dashes.append(dash)
                    dash = Polyline()
                } else {
                    dash = Polyline(points: [point])
                }
                pattern.advance()
            }
            pattern.rest -= length - done
            if pattern.isDrawn { dash.points.append(end) }
        }
        if pattern.isDrawn, !dash.points.isEmpty { dashes.append(dash) }
        return dashes.map(\.withoutRepeats)
    }

    /// What lies between two shares, of 0...1, of the length of all lines together.
    static func parts(of lines: [Polyline], from start: Double, to end: Double) -> [Polyline] {
        guard start > 0 || end < 1 else { return lines }
        let paths = lines.map { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
        let total = paths.reduce(0) { $0 + length($1) }
        var (first, last) = (max(0, start) * total, min(1, end) * total)
        var parts: [Polyline] = []
        for points in paths {
            var part = Polyline(), done = 0.0
            for (from, to) in zip(points, points.dropFirst()) {
                let way = to - from, length = length([from, to])
                let (low, high) = (max(first, done), min(last, done + length))
                if low < high {
                    if part.points.isEmpty { part.points.append(from + way * ((low - done) / length)) }
                    part.points.append(high < done + length ? from + way * ((high - done) / length) : to)
                }
                done += length
            }
            (first, last) = (first - done, last - done)
            if !part.points.isEmpty { parts.append(part.withoutRepeats) }
        }
        return parts
    }

    private static func length(_ points: [Point]) -> Double {
        zip(points, points.dropFirst())
            .reduce(0) { sum, pair in
                let way = pair.1 - pair.0
                return sum + (way.x * way.x + way.y * way.y).squareRoot()
            }
    }

    /// The same line with points that do not move the pen taken out.
    private var withoutRepeats: Polyline {
        var line = Polyline()
        for point in points where point != line.points.last { line.points.append(point) }
        return line
    }
}

/// Where in a dash pattern the pen is.
private struct DashPattern {
    private let lengths: [Double]
    private var index = 0
    /// How much of the dash or gap at hand is left.
    var rest: Double

    init(_ lengths: [Double], phase: Double) {
        self.lengths = lengths
        let total = lengths.reduce(0, +)
        var begun = phase - (phase / total).rounded(.down) * total
        while index < lengths.count - 1, begun >= lengths[index] {
            begun -= lengths[index]
            index += 1
        }
        rest = max(0, lengths[index] - begun)
    }

    var isDrawn: Bool { index % 2 == 0 }

    mutating func advance() {
        index = (index + 1) % lengths.count
        rest = lengths[index]
    }
}
