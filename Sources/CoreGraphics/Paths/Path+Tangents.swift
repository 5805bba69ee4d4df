import Geometry
import Scene

extension Path {
    /// Appends a line and an arc that is tangent to the lines from the current point to `corner` and from
    /// there to `end`.
    ///
    /// Source: Core Graphics and PostScript's arcto: where the lines are collinear, a line to the corner.
    mutating func addArc(corner: Point, end: Point, radius: Double) {
        let back = currentPoint - corner, on = end - corner
        let lengths = (back.length, on.length)
        guard radius > 0, radius.isFinite, lengths.0 > 0, lengths.1 > 0, back.isFinite, on.isFinite else {
            return addLine(to: corner)
        }
        let u = back * (1 / lengths.0), v = on * (1 / lengths.1)
        let cosine = u.x * v.x + u.y * v.y
        guard cosine > -1 + 1e-12, cosine < 1 - 1e-12 else { return addLine(to: corner) }
        // The tangent of half the angle between the lines gives the tangent points.
        let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
        let reach = radius / tangent
        let first = corner + u * reach, last = corner + v * reach
        let half = u + v
        let toMiddle = half * (1 / half.length)
        let center = corner + toMiddle * (radius * (1 + tangent * tangent).squareRoot() / tangent)
        let middle = center - toMiddle * radius
        addLine(to: first)
        addTouching(from: first, to: middle, center: center, radius: radius)
        addTouching(from: middle, to: last, center: center, radius: radius)
    }

    /// Appends half of the arc: a cubic whose control points are on the tangents at its ends.
    private mutating func addTouching(from start: Point, to end: Point, center: Point, radius: Double) {
        let a = (start - center) * (1 / radius), b = (end - center) * (1 / radius)
        let cosine = max(-1, min(1, a.x * b.x + a.y * b.y))
        // tan(φ / 4) by two halvings of φ.
        let half = ((1 - cosine) / (1 + cosine)).squareRoot()
        let quarter = half > 0 ? ((1 + half * half).squareRoot() - 1) / half : 0
        let handle = 4.0 / 3 * quarter * radius
        let isGrowing = a.x * b.y - a.y * b.x > 0
        func along(_ unit: Point) -> Point {
            isGrowing ? Point(x: -unit.y, y: unit.x) : Point(x: unit.y, y: -unit.x)
        }
        elements.append(
            .cubic(control1: start + along(a) * handle, control2: end - along(b) * handle, end: end))
    }
}

extension Point {
    fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
