package import Geometry
package import Scene

extension Path {
    /// The maximum distance of a chord from its curve in device pixels.
    ///
    /// Chosen: chords of a convex outline then deviate by two thirds of it on average, under 3/255 of
    /// coverage along the edge, which is not visible.
    static let flatness = 1.0 / 64

    /// Calls `body` for every line segment of the filled path after `transform`; each subpath ends where it
    /// began.
    @inline(__always)
    package func forEachLine(_ transform: AffineTransform, _ body: (Point, Point) -> Void) {
        var start = Point.zero, pen = Point.zero
        for element in elements {
            if case .move = element, pen != start { body(pen, start) }
            switch element {
            case .move(let point):
                start = transform.apply(point)
                pen = start
            case .line(let point):
                let end = transform.apply(point)
                body(pen, end)
                pen = end
            case .quadratic(let control, let end):
                Path.flatten(
                    pen, transform.apply(control), transform.apply(end), tolerance: Path.flatness
                ) { point in
                    body(pen, point)
                    pen = point
                }
            case .cubic(let control1, let control2, let end):
                Path.flatten(
                    pen, transform.apply(control1), transform.apply(control2), transform.apply(end),
                    tolerance: Path.flatness
                ) { point in
                    body(pen, point)
                    pen = point
                }
            case .close:
                if pen != start { body(pen, start) }
                pen = start
            }
        }
        if pen != start { body(pen, start) }
    }

    /// Flattens a quadratic curve into chords of equal parameter; emits the points after `from`.
    ///
    /// A chord over a step h deviates by at most h²/8 times the second derivative, 2·(p0 − 2·p1 + p2).
    @inline(__always)
    static func flatten(
        _ from: Point, _ control: Point, _ end: Point, tolerance: Double, _ body: (Point) -> Void
    ) {
        let bend = from - control * 2 + end
        let count = chordCount(bend.x.magnitude + bend.y.magnitude, factor: 0.25, tolerance: tolerance)
        for step in 1..<max(count, 1) {
            let t = Double(step) / Double(count), u = 1 - t
            body(from * (u * u) + control * (2 * u * t) + end * (t * t))
        }
        body(end)
    }

    /// Flattens a cubic curve, whose second derivative is at most six times its larger second difference.
    @inline(__always)
    static func flatten(
        _ from: Point, _ control1: Point, _ control2: Point, _ end: Point, tolerance: Double,
        _ body: (Point) -> Void
    ) {
        let first = from - control1 * 2 + control2, second = control1 - control2 * 2 + end
        let bend = max(
            first.x.magnitude + first.y.magnitude, second.x.magnitude + second.y.magnitude)
        let count = chordCount(bend, factor: 0.75, tolerance: tolerance)
        for step in 1..<max(count, 1) {
            let t = Double(step) / Double(count), u = 1 - t
            let near = from * (u * u * u) + control1 * (3 * u * u * t)
            body(near + control2 * (3 * u * t * t) + end * (t * t * t))
        }
        body(end)
    }

    /// Returns the number of chords that keep within the tolerance, at most a thousand.
    private static func chordCount(_ bend: Double, factor: Double, tolerance: Double) -> Int {
        let square = bend * factor / tolerance
        guard square > 1 else { return 1 }
        return square < 1_000_000 ? Int(square.squareRoot().rounded(.up)) : 1000
    }
}
