import Geometry
import Scene

/// Edges of closed lines, sorted into rows, so that those near a point or an edge are found quickly.
struct EdgeRows {
    let edges: [(start: Point, end: Point)]
    private var rows: [[Int]]
    private let top: Double
    private let height: Double

    /// Sorts edges into rows.
    init(_ edges: [(start: Point, end: Point)]) {
        self.edges = edges
        let ys = edges.flatMap { [$0.start.y, $0.end.y] }
        top = ys.min() ?? 0
        // Chosen: few edges in each row, and few rows for each edge.
        let count = max(1, min(512, edges.count / 4))
        let whole = (ys.max() ?? 0) - top
        height = whole > 0 && whole.isFinite ? whole / Double(count) : 1
        rows = Array(repeating: [], count: count)
        for (index, edge) in edges.enumerated() {
            for row in rowRange(edge.start.y, edge.end.y) { rows[row].append(index) }
        }
    }

    private func row(_ y: Double) -> Int {
        let row = (y - top) / height
        return row > 0 ? Int(min(row, Double(rows.count - 1))) : 0
    }

    private func rowRange(_ first: Double, _ second: Double) -> ClosedRange<Int> {
        row(min(first, second))...row(max(first, second))
    }

    /// Returns the indices of the edges that may meet another one.
    func candidates(for edge: (start: Point, end: Point)) -> Set<Int> {
        var found: Set<Int> = []
        for row in rowRange(edge.start.y, edge.end.y) { found.formUnion(rows[row]) }
        return found
    }

    /// Returns whether a point is in the area of the lines; edges at the left and top belong to it.
    func contains(_ point: Point, _ rule: FillRule) -> Bool {
        var winding = 0
        for index in rows[row(point.y)] {
            let (start, end) = edges[index]
            guard (start.y <= point.y) != (end.y <= point.y) else { continue }
            let side = PathCombination.cross(end - start, point - start)
            if end.y > start.y {
                if side > 0 { winding += 1 }
            } else if side < 0 {
                winding -= 1
            }
        }
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }
}
