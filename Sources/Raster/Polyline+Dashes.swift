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
