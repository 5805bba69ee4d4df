import Geometry
import Scene

/// A flattened subpath; adjacent points differ.
struct Polyline {
    var points: [Point] = []
    var isClosed = false

    /// Returns the flattened subpaths of `path`; a move without segments makes none.
    static func lines(of path: Path, tolerance: Double) -> [Polyline] {
        var lines: [Polyline] = []
        var line = Polyline(), hasSegment = false
        func finished() -> [Polyline] { hasSegment ? [line] : [] }
        for element in path.elements {
            let pen = line.points.last ?? .zero
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
            hasSegment = true
        }
        return lines + finished()
    }

    private mutating func append(_ point: Point) {
        guard let last = points.last else { return points.append(point) }
        let vector = point - last
        if max(vector.x.magnitude, vector.y.magnitude) > Polyline.shortest { points.append(point) }
    }

    /// The minimum length of a segment; shorter ones have no reliable direction.
    private static let shortest = 1e-9

    private mutating func close() {
        while points.count > 1, let vector = points.last.map({ $0 - points[0] }),
            max(vector.x.magnitude, vector.y.magnitude) <= Polyline.shortest
        {
            points.removeLast()
        }
        isClosed = points.count > 1
    }
}
