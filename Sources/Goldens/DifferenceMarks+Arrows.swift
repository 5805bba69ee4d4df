import Geometry
import Scene

extension DifferenceMarks {
    /// The shortest length of an arrow in points, for moves that are shorter; then only its tip is exact.
    private static let shortestArrow = 16.0
    /// The length of an arrow's head, and half of its width, in points.
    private static let headLength = 8.0, headReach = 4.5

    /// Half of the width of an arrow's shaft, and the radius of the dot that it begins with, in points.
    private static let shaftReach = 0.75, dotRadius = 2.5
    /// How far beside the middle arrows are in turn, at most in points, so that those of a column can be distinguished.
    private static let widestAside = 24.0

    /// Draws an arrow for each moved view, from its old place to its new one.
    mutating func add(_ moves: [MovedView], scale: Double) {
        for (index, move) in moves.enumerated() {
            let (x, y) = (move.to.center.x - move.from.center.x, move.to.center.y - move.from.center.y)
            let distance = (x * x + y * y).squareRoot()
            let way = Point(x: x / distance, y: y / distance)
            let aside = Double([0, 1, -1][index % 3])
            let to = Point(
                x: move.to.center.x + aside * way.y * min(DifferenceMarks.widestAside, move.to.width * 0.2),
                y: move.to.center.y - aside * way.x * min(DifferenceMarks.widestAside, move.to.height * 0.2))
            guard distance > 0, max(distance, to.x.magnitude, to.y.magnitude) < 1e6 else { continue }
            arrow(to: to, way, length: max(distance, DifferenceMarks.shortestArrow), scale)
        }
    }

    private mutating func arrow(to: Point, _ way: Point, length: Double, _ scale: Double) {
        let neck = to.moved(-DifferenceMarks.headLength / 2, way), start = to.moved(-length, way)
        // The light edge keeps the dark arrow visible on any picture.
        for (edge, color) in [(1.25, DifferenceColor.paper), (0, DifferenceColor.arrow)] {
            shaft(from: start, to: neck, DifferenceMarks.shaftReach + edge, scale, color)
            dot(start, DifferenceMarks.dotRadius + edge, scale, color)
            triangle(
                to.moved(edge * 1.5, way), way, DifferenceMarks.headLength + edge * 2.5,
                DifferenceMarks.headReach + edge * 1.5, scale, color)
        }
    }

    /// Draws a filled circle; `radius` is in points.
    private mutating func dot(_ center: Point, _ radius: Double, _ scale: Double, _ color: UInt32) {
        let (x, y, extent) = (center.x * scale, center.y * scale, radius * scale)
        for row in Int((y - extent).rounded(.down))...Int((y + extent).rounded(.up)) {
            let down = Double(row) + 0.5 - y
            guard down.magnitude < extent else { continue }
            let reach = (extent * extent - down * down).squareRoot()
            fill(
                PixelRect(
                    minX: Int((x - reach).rounded()), minY: row, maxX: Int((x + reach).rounded()),
                    maxY: row + 1),
                color)
        }
    }

    /// Draws a line between two points, `reach` points to each side of it.
    private mutating func shaft(
        from: Point, to: Point, _ reach: Double, _ scale: Double, _ color: UInt32
    ) {
        let isSteep = (to.y - from.y).magnitude > (to.x - from.x).magnitude
        let (start, end) = isSteep ? (from.y * scale, to.y * scale) : (from.x * scale, to.x * scale)
        guard start != end else { return }
        let (side, otherSide) = isSteep ? (from.x * scale, to.x * scale) : (from.y * scale, to.y * scale)
        let slope = (otherSide - side) / (end - start)
        // Measured along the axis, a slanted line is wider.
        let width = reach * scale * (1 + slope * slope).squareRoot()
        let limit = isSteep ? panel.height : panel.width
        let first = max(0, Int(min(start, end).rounded())), last = min(limit, Int(max(start, end).rounded()))
        guard first < last else { return }
        for place in first..<last {
            let middle = side + (Double(place) + 0.5 - start) * slope
            let (low, high) = (Int((middle - width).rounded()), Int((middle + width).rounded()))
            fill(
                isSteep
                    ? PixelRect(minX: low, minY: place, maxX: high, maxY: place + 1)
                    : PixelRect(minX: place, minY: low, maxX: place + 1, maxY: high), color)
        }
    }

    /// Draws a triangle whose tip points in a direction; `length` and `reach`, half of its width, are in points.
    private mutating func triangle(
        _ tip: Point, _ way: Point, _ length: Double, _ reach: Double, _ scale: Double, _ color: UInt32
    ) {
        let base = tip.moved(-length, way)
        let corners = [
            tip, Point(x: base.x + way.y * reach, y: base.y - way.x * reach),
            Point(x: base.x - way.y * reach, y: base.y + way.x * reach),
        ]
        let lines = corners.map(\.y), columns = corners.map(\.x)
        guard let top = lines.min(), let bottom = lines.max(), let left = columns.min(),
            let right = columns.max()
        else { return }
        let last = min(panel.height, Int((bottom * scale).rounded(.up)))
        for row in max(0, Int((top * scale).rounded(.down)))..<max(0, last, Int((top * scale).rounded(.down)))
        {
            // The columns of a row that are in the triangle are next to each other.
            let inside = (Int((left * scale).rounded(.down))...Int((right * scale).rounded(.up))).filter {
                column in
                let (x, y) = ((Double(column) + 0.5) / scale - tip.x, (Double(row) + 0.5) / scale - tip.y)
                let behind = -(x * way.x + y * way.y), aside = (x * way.y - y * way.x).magnitude
                return behind >= 0 && behind <= length && aside * length <= behind * reach
            }
            guard let first = inside.first, let end = inside.last else { continue }
            fill(PixelRect(minX: first, minY: row, maxX: end + 1, maxY: row + 1), color)
        }
    }
}

extension Point {
    /// Returns the point at a distance in a direction.
    fileprivate func moved(_ distance: Double, _ way: Point) -> Point {
        Point(x: x + way.x * distance, y: y + way.y * distance)
    }
}
