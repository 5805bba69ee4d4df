import Geometry
import Scene

extension Path {
    /// Returns a glyph's outline with strokes thicker by twice `distance`, or thinner where it is negative.
    ///
    /// Each point moves by `distance` from both edges of the control polygon that meet there, as in FreeType's
    /// `FT_Outline_Embolden`, but outward on all sides, so that the glyph keeps its place. Heights are then scaled so
    /// that what extends from the baseline to `height` above it still does, and its edges stay as sharp.
    func emboldened(by distance: Double, keepingHeight height: Double) -> Path {
        var contours: [[Point]] = []
        for element in elements {
            if case .move = element { contours.append([]) }
            guard !contours.isEmpty else { return self }
            contours[contours.count - 1] += element.points
        }
        // Twice the enclosed area; its sign is the direction of the outer contours.
        let area = contours.reduce(0) { $0 + Path.doubledArea(of: $1) }
        guard distance != 0, area != 0, height + 2 * distance > 0 else { return self }
        let outward = area > 0 ? distance : -distance
        let scale = height / (height + 2 * distance)
        var moved = contours.flatMap { Path.offset($0, by: outward) }
            .map { Point(x: $0.x, y: ($0.y - distance) * scale) }.makeIterator()
        return Path(elements.map { $0.replacingPoints { moved.next() ?? .zero } })
    }

    /// Twice the area within a polygon: positive where it turns from x to y.
    private static func doubledArea(of polygon: [Point]) -> Double {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
    }

    /// Moves each corner of a closed polygon so that its edges move by `distance`, outward where its area is
    /// positive.
    private static func offset(_ polygon: [Point], by distance: Double) -> [Point] {
        let count = polygon.count
        return polygon.indices.map { index in
            let point = polygon[index]
            // Points may coincide, as the last and the first do.
            var after = index + 1, before = index - 1
            while after < index + count, polygon[after % count] == point { after += 1 }
            while before > index - count, polygon[(before + count) % count] == point { before -= 1 }
            guard after < index + count else { return point }
            let arriving = direction(from: polygon[(before + count) % count], to: point)
            let leaving = direction(from: point, to: polygon[after % count])
            let cosine = arriving.x * leaving.x + arriving.y * leaving.y
            let normal = Point(x: arriving.y + leaving.y, y: -arriving.x - leaving.x)
            // Chosen: the limit, at which a spike grows by four and a half times the distance.
            return point + normal * (distance / max(1 + cosine, 0.1))
        }
    }

    private static func direction(from start: Point, to end: Point) -> Point {
        let vector = end - start
        return vector * (1 / (vector.x * vector.x + vector.y * vector.y).squareRoot())
    }
}

extension Path.Element {
    /// The control points and the end point.
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    /// Returns the element with other points, in the order of `points`.
    fileprivate func replacingPoints(_ next: () -> Point) -> Path.Element {
        switch self {
        case .move: .move(next())
        case .line: .line(next())
        case .quadratic: .quadratic(control: next(), end: next())
        case .cubic: .cubic(control1: next(), control2: next(), end: next())
        case .close: .close
        }
    }
}
