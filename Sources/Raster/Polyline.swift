import Geometry
import Scene

/// A flattened subpath; adjacent points differ.
struct Polyline {
    var points: [Point] = []
    var isClosed = false
    /// The direction of the curve at the first point; nil where a straight line begins or a cut is.
    var startTangent: Point?
    /// The direction of the curve at the end; nil where a straight line ends or a cut is.
    var endTangent: Point?

    /// Returns the flattened subpaths of `path`; a move without segments makes none.
    static func lines(of path: Path, tolerance: Double) -> [Polyline] {
        var lines: [Polyline] = []
        var line = Polyline(), hasSegment = false
        func finished() -> [Polyline] { hasSegment ? [line] : [] }
        for element in path.elements {
            let pen = line.points.last ?? .zero, count = line.points.count
            switch element {
            case .move(let point):
                lines += finished()
                (line, hasSegment) = (Polyline(points: [point]), false)
                continue
            case .line(let point): line.append(point)
            case .quadratic(let control, let end):
                Path.flatten(pen, control, end, tolerance: tolerance) { line.append($0) }
            case .cubic(let control1, let control2, let end):
                Path.flatten(pen, control1, control2, end, tolerance: tolerance) { line.append($0) }
            case .close:
                let start = line.points.first ?? .zero
                line.close()
                lines.append(line)
                (line, hasSegment) = (Polyline(points: [start]), false)
                continue
            }
            if line.points.count > count { line.addTangents(of: element, from: pen, isFirst: count == 1) }
            hasSegment = true
        }
        return lines + finished()
    }

    /// Keeps the directions of a segment that has added points.
    private mutating func addTangents(of element: Path.Element, from pen: Point, isFirst: Bool) {
        let tangents = element.tangents(from: pen)
        if isFirst { startTangent = tangents?.start }
        endTangent = tangents?.end
    }

    private mutating func append(_ point: Point) {
        guard let last = points.last else { return points.append(point) }
        let vector = point - last
        if max(vector.x.magnitude, vector.y.magnitude) > Polyline.shortest { points.append(point) }
    }

    /// The minimum length of a segment; shorter ones have no reliable direction.
    static let shortest = 1e-9

    private mutating func close() {
        let count = points.count
        while points.count > 1, let vector = points.last.map({ $0 - points[0] }),
            max(vector.x.magnitude, vector.y.magnitude) <= Polyline.shortest
        {
            points.removeLast()
        }
        isClosed = points.count > 1
        // A line closes a subpath that does not end where it began.
        if points.count == count { endTangent = nil }
    }
}

extension Path.Element {
    /// Returns the directions of a curve at its start and its end, which are those to the next point that differs; nil
    /// for all other elements.
    fileprivate func tangents(from pen: Point) -> (start: Point, end: Point)? {
        let points: [Point]
        switch self {
        case .quadratic(let control, let end): points = [pen, control, end]
        case .cubic(let control1, let control2, let end): points = [pen, control1, control2, end]
        case .move, .line, .close: return nil
        }
        guard let start = Polyline.direction(of: points), let back = Polyline.direction(of: points.reversed())
        else { return nil }
        return (start, back * -1)
    }
}

extension Polyline {
    /// Returns the unit vector from the first point to the next one that is apart from it; nil for none.
    fileprivate static func direction(of points: [Point]) -> Point? {
        for point in points.dropFirst() {
            let vector = point - points[0]
            guard max(vector.x.magnitude, vector.y.magnitude) > shortest else { continue }
            return vector * (1 / (vector.x * vector.x + vector.y * vector.y).squareRoot())
        }
        return nil
    }
}
