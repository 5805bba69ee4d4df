import Geometry
import Scene

extension Path {
    /// The bounding box of the lines and curves, without control points; nil for an empty path.
    var curveBounds: Rect? {
        var bounds: Rect?
        func add(_ point: Point) {
            let spot = Rect(origin: point, size: .zero)
            bounds = bounds?.union(spot) ?? spot
        }
        var pen = Point.zero, start = Point.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                pen = point
            case .line(let point): pen = point
            case .quadratic(let control, let end):
                let from = pen
                for t in Path.extrema(from, control, end) {
                    let u = 1 - t
                    add(from * (u * u) + control * (2 * u * t) + end * (t * t))
                }
                pen = end
            case .cubic(let control1, let control2, let end):
                let from = pen
                for t in Path.extrema(from, control1, control2, end) {
                    let u = 1 - t
                    let near = from * (u * u * u) + control1 * (3 * u * u * t)
                    add(near + control2 * (3 * u * t * t) + end * (t * t * t))
                }
                pen = end
            case .close: pen = start
            }
            add(pen)
        }
        return bounds
    }

    /// The parameters in 0..<1 at which a quadratic curve turns horizontally or vertically.
    private static func extrema(_ from: Point, _ control: Point, _ end: Point) -> [Double] {
        let first = control - from, bend = from - control * 2 + end
        return [-first.x / bend.x, -first.y / bend.y].filter { $0 > 0 && $0 < 1 }
    }

    /// The parameters in 0..<1 at which a cubic curve turns horizontally or vertically.
    private static func extrema(_ from: Point, _ control1: Point, _ control2: Point, _ end: Point) -> [Double]
    {
        let d0 = control1 - from, d1 = control2 - control1, d2 = end - control2
        return roots(d0.x, d1.x, d2.x) + roots(d0.y, d1.y, d2.y)
    }

    /// The roots in 0..<1 of the quadratic polynomial with these Bernstein coefficients.
    private static func roots(_ d0: Double, _ d1: Double, _ d2: Double) -> [Double] {
        let a = d0 - 2 * d1 + d2, half = d1 - d0
        let root = (half * half - a * d0).squareRoot()
        // This form does not divide by a difference of nearly equal numbers; where the polynomial is linear,
        // one of the quotients is no number.
        let q = -(half + (half < 0 ? -root : root))
        return [q / a, d0 / q].filter { $0 > 0 && $0 < 1 }
    }
}
