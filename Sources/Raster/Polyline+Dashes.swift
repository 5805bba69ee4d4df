import Geometry

extension Polyline {
    /// The maximum number of dashes of a subpath; more are indistinguishable on any screen.
    private static let dashLimit = 100_000

    /// Returns the dashes of a pattern of dash and gap lengths, in turn. A pattern with an odd number of
    /// lengths is repeated twice; one with a negative length or none above zero gives the solid line. Source:
    /// CGContext.setLineDash(phase:lengths:).
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
        var dash = Polyline(points: pattern.isDash ? [corners[0]] : [])
        for (start, end) in zip(corners, corners.dropFirst()) {
            let vector = end - start, length = Polyline.length([start, end])
            var done = 0.0
            while length - done > pattern.remaining {
                done += pattern.remaining
                let point = start + vector * (done / length)
                if pattern.isDash {
                    dash.points.append(point)
                    dashes.append(dash)
                    dash = Polyline()
                } else {
                    dash = Polyline(points: [point])
                }
                pattern.advance()
            }
            pattern.remaining -= length - done
            if pattern.isDash { dash.points.append(end) }
        }
        if pattern.isDash, !dash.points.isEmpty { dashes.append(dash) }
        return dashes.map(\.withoutRepeats)
    }

    /// Returns the part of all lines between two fractions, 0...1, of their total length.
    static func parts(of lines: [Polyline], from start: Double, to end: Double) -> [Polyline] {
        guard start > 0 || end < 1 else { return lines }
        let paths = lines.map { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
        let total = paths.reduce(0) { $0 + length($1) }
        var (first, last) = (max(0, start) * total, min(1, end) * total)
        var parts: [Polyline] = []
        for (line, points) in zip(lines, paths) {
            var part = Polyline(), done = 0.0
            let isFromStart = first <= shortest
            for (from, to) in zip(points, points.dropFirst()) {
                let vector = to - from, length = length([from, to])
                let (low, high) = (max(first, done), min(last, done + length))
                if low < high {
                    if part.points.isEmpty { part.points.append(from + vector * ((low - done) / length)) }
                    part.points.append(high < done + length ? from + vector * ((high - done) / length) : to)
                }
                done += length
            }
            (first, last) = (first - done, last - done)
            guard !part.points.isEmpty else { continue }
            part = part.withoutRepeats
            if isFromStart { part.startTangent = line.startTangent }
            if last >= -shortest { part.endTangent = line.endTangent }
            parts.append(part)
        }
        return parts
    }

    private static func length(_ points: [Point]) -> Double {
        zip(points, points.dropFirst())
            .reduce(0) { sum, pair in
                let vector = pair.1 - pair.0
                return sum + (vector.x * vector.x + vector.y * vector.y).squareRoot()
            }
    }

    /// The line without repeated points.
    private var withoutRepeats: Polyline {
        var line = Polyline()
        for point in points where point != line.points.last { line.points.append(point) }
        return line
    }
}

/// The current position in a dash pattern.
private struct DashPattern {
    private let lengths: [Double]
    private var index = 0
    /// The remaining length of the current dash or gap.
    var remaining: Double

    init(_ lengths: [Double], phase: Double) {
        self.lengths = lengths
        let total = lengths.reduce(0, +)
        var begun = phase - (phase / total).rounded(.down) * total
        while index < lengths.count - 1, begun >= lengths[index] {
            begun -= lengths[index]
            index += 1
        }
        remaining = max(0, lengths[index] - begun)
    }

    var isDash: Bool { index % 2 == 0 }

    mutating func advance() {
        index = (index + 1) % lengths.count
        remaining = lengths[index]
    }
}
