package import Geometry
package import Scene

extension Path {
    /// The current point; the origin before the first element.
    package var currentPoint: Point {
        var start = Point.zero, currentPoint = Point.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                currentPoint = point
            case .line(let point): currentPoint = point
            case .quadratic(_, let end), .cubic(_, _, let end): currentPoint = end
            case .close: currentPoint = start
            }
        }
        return currentPoint
    }

    /// Appends a straight line, or a move where the path is empty.
    package mutating func addLine(to point: Point) {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// The distance of a cubic's control points for a quarter circle, in radii.
    private static let quarterHandle = 0.5522847498307936

    /// Returns the ellipse that fits inside a rectangle, clockwise on screen from the right.
    package static func ellipse(in rect: Rect) -> Path {
        let center = rect.center, rx = rect.width / 2, ry = rect.height / 2
        func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * rx, y: center.y + y * ry) }
        let k = quarterHandle
        return Path([
            .move(at(1, 0)), .cubic(control1: at(1, k), control2: at(k, 1), end: at(0, 1)),
            .cubic(control1: at(-k, 1), control2: at(-1, k), end: at(-1, 0)),
            .cubic(control1: at(-1, -k), control2: at(-k, -1), end: at(0, -1)),
            .cubic(control1: at(k, -1), control2: at(1, -k), end: at(1, 0)), .close,
        ])
    }

    /// Returns a rectangle with elliptical corners.
    package static func roundedRect(_ rect: Rect, width: Double, height: Double) -> Path {
        guard width > 0, height > 0 else { return RoundedRect(rect).path }
        let ratio = height / width
        let wide = Rect(x: rect.minX, y: rect.minY / ratio, width: rect.width, height: rect.height / ratio)
        return RoundedRect(wide, radius: width).path.applying(.scale(x: 1, y: ratio))
    }

    /// Appends an arc between two angles, which may increase or decrease, in radians from the x axis toward
    /// the y axis; a line leads to its start. Angles that are a turn or more apart are a whole circle, in both directions.
    package mutating func addArc(
        center: Point, radius: Double, from start: Double, to end: Double, growing: Bool
    ) {
        let turn = 2 * Trigonometry.pi
        var sweep = growing ? end - start : start - end
        guard sweep.isFinite, radius.isFinite, radius >= 0, center.isFinite else { return }
        // Angles such as -π/2 and 3π/2 are a turn apart but for the last bits.
        if abs(sweep) >= turn * (1 - 1e-12) {
            sweep = turn
        } else if sweep < 0 {
            sweep += turn
        }
        let count = max(1, Int((sweep / (turn / 4)).rounded(.up)))
        let step = sweep / Double(count) * (growing ? 1 : -1)
        func unit(_ angle: Double) -> Point {
            let (sine, cosine) = Trigonometry.sineAndCosine(angle)
            // Quarters of a turn are rounded in their last bits; their bounds are exact.
            return Point(x: abs(cosine) < 1e-14 ? 0 : cosine, y: abs(sine) < 1e-14 ? 0 : sine)
        }
        addLine(to: center + unit(start) * radius)
        let (sine, cosine) = Trigonometry.sineAndCosine(step / 4)
        let handle = 4.0 / 3 * sine / cosine * radius
        for index in 0..<count where sweep > 0 {
            let first = unit(start + step * Double(index)), last = unit(start + step * Double(index + 1))
            elements.append(
                .cubic(
                    control1: center + first * radius + Point(x: -first.y, y: first.x) * handle,
                    control2: center + last * radius - Point(x: -last.y, y: last.x) * handle,
                    end: center + last * radius))
        }
    }
}
