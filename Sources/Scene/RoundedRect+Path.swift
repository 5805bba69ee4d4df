import Geometry

extension RoundedRect {
    /// The outline, clockwise from the left end of the top edge.
    public var path: Path {
        let r = rect
        guard !isSquare else {
            return Path([
                .move(r.origin), .line(Point(x: r.maxX, y: r.minY)), .line(Point(x: r.maxX, y: r.maxY)),
                .line(Point(x: r.minX, y: r.maxY)), .close,
            ])
        }
        let corners: [Corner] = [
            Corner(
                Point(x: r.maxX, y: r.minY), Point(x: 1, y: 0), Point(x: 0, y: 1), radii.topRight,
                (radii.topLeft, radii.bottomRight)),
            Corner(
                Point(x: r.maxX, y: r.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0), radii.bottomRight,
                (radii.topRight, radii.bottomLeft)),
            Corner(
                Point(x: r.minX, y: r.maxY), Point(x: -1, y: 0), Point(x: 0, y: -1), radii.bottomLeft,
                (radii.bottomRight, radii.topLeft)),
            Corner(
                r.origin, Point(x: 0, y: -1), Point(x: 1, y: 0), radii.topLeft,
                (radii.bottomLeft, radii.topRight)),
        ]
        var elements: [Path.Element] = []
        for corner in corners {
            switch curve {
            case .circular: elements += corner.circular
            case .continuous: elements += corner.continuous(in: r.size)
            }
        }
        let start = elements.last.flatMap(\.end) ?? r.origin
        return Path([.move(start)] + elements + [.close])
    }
}

/// One corner of a rounded rectangle, traversed clockwise.
private struct Corner {
    /// The point where the edges would meet.
    let place: Point
    /// The direction towards the corner.
    let into: Point
    /// The direction away from it.
    let out: Point
    let radius: Double
    /// The radii before and after.
    let neighbours: (before: Double, after: Double)

    init(
        _ place: Point, _ into: Point, _ out: Point, _ radius: Double,
        _ neighbours: (before: Double, after: Double)
    ) {
        (self.place, self.into, self.out, self.radius) = (place, into, out, radius)
        self.neighbours = neighbours
    }

    /// The point `back` radii before the corner along its first edge and `onward` radii down its second.
    private func at(_ back: Double, _ onward: Double) -> Point {
        place - into * (back * radius) + out * (onward * radius)
    }

    /// A quarter circle as one cubic curve, whose handles are 4/3·(√2 − 1) radii long.
    var circular: [Path.Element] {
        guard radius > 0 else { return [.line(place)] }
        let handle = 1 - 0.5522847498307936
        return [
            .line(at(1, 0)), .cubic(control1: at(handle, 0), control2: at(0, handle), end: at(0, 1)),
        ]
    }

    /// The continuous curve, interpolated toward the circle if an edge is too short for it.
    ///
    /// Chosen: the interpolation, by the fraction of the curve's extra length that the edge has room for; if
    /// both corners of an edge use all of it, they meet as an exact capsule.
    func continuous(in size: Size) -> [Path.Element] {
        guard radius > 0 else { return [.line(place)] }
        let before = smoothness(edge: into.x != 0 ? size.width : size.height, neighbours.before)
        let after = smoothness(edge: out.x != 0 ? size.width : size.height, neighbours.after)
        func point(_ index: Int, _ part: Double) -> Point {
            let (smooth, circle) = Corner.halfCurve[index]
            return circle + (smooth - circle) * part
        }
        func near(_ index: Int) -> Point {
            let p = point(index, before)
            return at(p.x, p.y)
        }
        func far(_ index: Int) -> Point {
            let p = point(index, after)
            return at(p.y, p.x)
        }
        return [
            .line(near(0)), .cubic(control1: near(1), control2: near(2), end: near(3)), .line(near(4)),
            .cubic(control1: near(5), control2: far(5), end: far(4)), .line(far(3)),
            .cubic(control1: far(2), control2: far(1), end: far(0)),
        ]
    }

    /// The fraction of the continuous curve's length that an edge has room for, 0...1.
    private func smoothness(edge: Double, _ neighbour: Double) -> Double {
        let share = edge / (radius + neighbour)
        return max(0, min(1, (share - 1) / (Corner.halfCurve[0].smooth.x - 1)))
    }

    /// The control points of the first half of a corner, in radii before the corner along its first edge and
    /// down its second: of the continuous curve, and of the quarter circle split at the same parameters.
    private static let halfCurve: [(smooth: Point, circle: Point)] = [
        (Point(x: 1.52866483, y: 0.00000000), Point(x: 1.00000000, y: 0.00000000)),
        (Point(x: 1.08849323, y: 0.00000000), Point(x: 0.88761055, y: 0.00000000)),
        (Point(x: 0.86840689, y: 0.00000000), Point(x: 0.77602519, y: 0.01894614)),
        (Point(x: 0.66993427, y: 0.06549600), Point(x: 0.66993427, y: 0.05604205)),
        (Point(x: 0.63149399, y: 0.07491100), Point(x: 0.63149399, y: 0.07037463)),
        (Point(x: 0.37282392, y: 0.16905899), Point(x: 0.37507096, y: 0.17202142)),
    ]
}

extension Path.Element {
    /// The current point after the element; nil after closing.
    fileprivate var end: Point? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadratic(_, let end), .cubic(_, _, let end): end
        case .close: nil
        }
    }
}
