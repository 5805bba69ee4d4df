import CoreGraphics
import Geometry
import Scene

/// Parts of paths by their length.
enum PathTrimming {
    /// Returns the part of a path between two shares of its length; curves become chords.
    static func part(of path: Scene.Path, from: Double, to: Double) -> Scene.Path {
        let start = clamped(from), end = clamped(to)
        if start == 0, end == 1 { return path }
        guard start < end else { return Scene.Path() }
        // Chosen: chords that deviate by a fiftieth of a point.
        let lines = segments(of: CGPath(path).flattened(threshold: 0.02).path)
        let total = lines.reduce(0) { $0 + length($1.start, $1.end) }
        var elements: [Scene.Path.Element] = [], position = 0.0, last: Point?
        for line in lines {
            let size = length(line.start, line.end), low = max(start * total, position)
            let high = min(end * total, position + size)
            defer { position += size }
            guard low < high, size > 0 else { continue }
            let first = point(on: line, (low - position) / size)
            if last != first { elements.append(.move(first)) }
            let next = point(on: line, (high - position) / size)
            elements.append(.line(next))
            last = next
        }
        return Scene.Path(elements)
    }

    private static func clamped(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }

    private static func length(_ first: Point, _ second: Point) -> Double {
        let x = second.x - first.x, y = second.y - first.y
        return (x * x + y * y).squareRoot()
    }

    private static func point(on line: (start: Point, end: Point), _ share: Double) -> Point {
        Point(
            x: line.start.x + (line.end.x - line.start.x) * share,
            y: line.start.y + (line.end.y - line.start.y) * share)
    }

    private static func segments(of path: Scene.Path) -> [(start: Point, end: Point)] {
        var lines: [(start: Point, end: Point)] = []
        var first = Point(x: 0, y: 0), current = first
        for element in path.elements {
            switch element {
            case .move(let point): (first, current) = (point, point)
            case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
                lines.append((current, point))
                current = point
            case .close:
                lines.append((current, first))
                current = first
            }
        }
        return lines
    }
}
