import Geometry
package import Scene

/// Converts strokes to outlines to be filled by the nonzero rule.
///
/// Each subpath is offset along its left side, capped, and offset back; corners get their join outside and
/// the intersection of the two offset lines inside.
package struct Stroker {
    private let style: StrokeStyle
    private let half: Double
    private let tolerance: Double
    private var elements: [Path.Element] = []
    /// Whether the next point begins a new subpath.
    private var isLifted = true

    /// The maximum number of times that an arc is halved; a thousand chords are enough for any circle on a
    /// screen.
    private static let arcDepth = 10

    /// The least cosine of the angle between a curve and its last chord. Chosen: 60 degrees; chords within the tolerance
    /// are nearer to curves that do not turn around.
    private static let leastAlignment = 0.5

    /// Returns the outline of the stroked `path` in its coordinates; `scale` is device pixels per point.
    package static func outline(of path: Path, style: StrokeStyle, scale: Double) -> Path {
        var stroker = Stroker(style: style, scale: scale)
        let lines = Polyline.lines(of: path, tolerance: stroker.tolerance)
        for line in Polyline.parts(of: lines, from: style.start, to: style.end) {
            for dash in line.dashed(style.dashes, phase: style.dashPhase) { stroker.add(dash) }
        }
        return Path(stroker.elements)
    }

    /// Returns the dashes of `path` as open lines in its coordinates; `scale` is device pixels per point.
    package static func dashes(of path: Path, style: StrokeStyle, scale: Double) -> Path {
        let lines = Polyline.lines(of: path, tolerance: Path.flatness / max(scale, 1e-6))
        var elements: [Path.Element] = []
        for line in lines {
            for dash in line.dashed(style.dashes, phase: style.dashPhase) {
                let points = dash.points
                elements += points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
                if dash.isClosed { elements.append(.close) }
            }
        }
        return Path(elements)
    }

    private init(style: StrokeStyle, scale: Double) {
        self.style = style
        half = style.width / 2
        tolerance = max(Path.flatness / max(scale, 1e-6), half * 1e-5)
    }

    private mutating func add(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else {
            if let dot = points.first { addDot(at: dot) }
            return
        }
        let back = Array(points.reversed())
        if line.isClosed {
            addRing(points)
            addRing(back)
        } else {
            let start = capDirection(points[1], points[0], tangent: line.startTangent.map { $0 * -1 })
            let end = capDirection(back[1], back[0], tangent: line.endTangent)
            addSide(points, from: start * -1, to: end)
            addCap(at: back[0], direction: end)
            addSide(back, from: end * -1, to: start)
            addCap(at: points[0], direction: start)
            close()
        }
    }

    /// Returns the direction in which a line leaves at one of its ends, across which its cap stands: that of the curve.
    ///
    /// A round cap is the same in all directions, so that of the last chord serves. It does also where a curve turns
    /// around within the tolerance of its chords, beside which a cap across its tangent would stand.
    private func capDirection(_ before: Point, _ end: Point, tangent: Point?) -> Point {
        let chord = Stroker.direction(before, end)
        guard style.cap != .round, let tangent,
            tangent.x * chord.x + tangent.y * chord.y > Stroker.leastAlignment
        else { return chord }
        return tangent
    }

    /// Adds the caps of a line without length.
    private mutating func addDot(at center: Point) {
        guard style.cap != .butt else { return }
        let right = Point(x: 1, y: 0)
        emit(center + Stroker.normal(right) * half)
        addCap(at: center, direction: right)
        emit(center - Stroker.normal(right) * half)
        addCap(at: center, direction: Point(x: -1, y: 0))
        close()
    }

    /// Adds the left side of an open line, with its directions at both ends.
    private mutating func addSide(_ points: [Point], from start: Point, to end: Point) {
        let last = points.count - 1
        emit(points[0] + Stroker.normal(start) * half)
        for index in 1..<max(1, last) {
            addJoin(points[index - 1], points[index], points[index + 1])
        }
        emit(points[last] + Stroker.normal(end) * half)
    }

    /// Adds the left side of a closed line.
    private mutating func addRing(_ points: [Point]) {
        for index in points.indices {
            let before = points[(index + points.count - 1) % points.count]
            addJoin(before, points[index], points[(index + 1) % points.count])
        }
        close()
    }

    private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
        let into = Stroker.direction(before, corner), out = Stroker.direction(corner, after)
        let first = Stroker.normal(into) * half, second = Stroker.normal(out) * half
        let turn = into.x * out.y - into.y * out.x, along = into.x * out.x + into.y * out.y
        guard along > -0.999_999 || turn > 0 else {
            // The line reverses its direction; inside and outside cannot be distinguished.
            emit(corner + first)
            if style.join == .round { addArc(around: corner, from: first, to: second) }
            return emit(corner + second)
        }
        let crossing = (first + second) * (1 / (1 + along))
        if turn < 0 {
            let setback = half * -turn / (1 + along)
            let room = min(Stroker.length(corner - before), Stroker.length(after - corner))
            if setback <= room { return emit(corner + crossing) }
            emit(corner + first)
            emit(corner)
        } else {
            emit(corner + first)
            switch style.join {
            case .miter:
                if 2 <= style.miterLimit * style.miterLimit * (1 + along) { emit(corner + crossing) }
            case .round: addArc(around: corner, from: first, to: second)
            case .bevel: break
            }
        }
        emit(corner + second)
    }

    private mutating func addCap(at end: Point, direction: Point) {
        let side = Stroker.normal(direction) * half
        switch style.cap {
        case .butt: break
        case .square:
            emit(end + side + direction * half)
            emit(end - side + direction * half)
        case .round: addArc(around: end, from: side, to: side * -1)
        }
    }

    /// Adds the points between two radii, clockwise on screen, by halving the angle.
    private mutating func addArc(
        around center: Point, from first: Point, to second: Point, depth: Int = 0
    ) {
        guard depth < Stroker.arcDepth else { return }
        let cosine = (first.x * second.x + first.y * second.y) / (half * half)
        let halfCosine = max(0, (1 + cosine) / 2).squareRoot()
        guard half * (1 - halfCosine) > tolerance else { return }
        var middle = first + second
        let length = Stroker.length(middle)
        middle =
            length > half * 1e-3 ? middle * (half / length) : Point(x: -first.y, y: first.x)
        addArc(around: center, from: first, to: middle, depth: depth + 1)
        emit(center + middle)
        addArc(around: center, from: middle, to: second, depth: depth + 1)
    }

    private mutating func emit(_ point: Point) {
        elements.append(isLifted ? .move(point) : .line(point))
        isLifted = false
    }

    private mutating func close() {
        elements.append(.close)
        isLifted = true
    }

    private static func direction(_ from: Point, _ to: Point) -> Point {
        let vector = to - from
        return vector * (1 / length(vector))
    }

    /// Returns the normal to the left of a direction.
    private static func normal(_ direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

    private static func length(_ vector: Point) -> Double {
        (vector.x * vector.x + vector.y * vector.y).squareRoot()
    }
}
