import Geometry
import Scene

/// Rasterizes outlines into coverage: for every pixel the exact area inside the outlines, whose points are
/// rounded to 1/256 pixel.
///
/// Signed areas are accumulated edge by edge into the cells of a row and summed from the left, in integers
/// (the smooth rasterizer of FreeType by David Turner; font-rs by Raph Levien in its dense form). The
/// position of an edge depends on its end points only, never on the window, so that any band of rows gives
/// the same pixels. As in those, a pixel in which outlines overlap gets the sum of their areas.
struct ScanConverter: ~Copyable {
    /// A line directed downward, in 1/256 pixel.
    private struct Edge {
        var x0: Int, y0: Int, x1: Int, y1: Int
        /// 1 where the outline goes down, -1 where it goes up.
        var sign: Int
        /// The x-coordinate at the top of the current row.
        var x: Int
        /// The next edge that begins in the same row, or -1.
        var next: Int
    }

    /// The current window, in pixels.
    private var window = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    private var edges: [Edge] = []
    private var firstInRow: [Int] = []
    private var active: [Int] = []
    private var cells = RowCells()
    /// Whether outlines are reversed, as for holes.
    private var isReversed = false

    /// The maximum magnitude of coordinates in pixels; larger ones are clamped so that no sum can overflow.
    private static let coordinateLimit = 4_194_304.0

    /// Returns a length in 1/256 pixel, rounded to the nearest.
    @inline(__always)
    static func fixed(_ length: Double) -> Int {
        Int((max(-coordinateLimit, min(coordinateLimit, length)) * 256 + 0.5).rounded(.down))
    }

    /// Removes all outlines and sets the window.
    mutating func begin(window: PixelRect) {
        self.window = window
        edges.removeAll(keepingCapacity: true)
        firstInRow.removeAll(keepingCapacity: true)
        firstInRow.append(contentsOf: repeatElement(-1, count: window.height))
        cells.reset(width: window.width)
    }

    /// Adds the subpaths, transformed to device pixels and closed.
    mutating func add(_ path: Path, transform: AffineTransform, reversed: Bool = false) {
        isReversed = reversed
        path.forEachLine(transform) { start, end in
            addLine(
                ScanConverter.fixed(start.x), ScanConverter.fixed(start.y), ScanConverter.fixed(end.x),
                ScanConverter.fixed(end.y))
        }
    }

    private mutating func addLine(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
        guard y0 != y1 else { return }
        let goesDown = y0 < y1
        let top = goesDown ? y0 : y1, bottom = goesDown ? y1 : y0
        guard bottom > window.minY << 8, top < window.maxY << 8 else { return }
        let originX = window.minX << 8
        guard min(x0, x1) - originX < window.width << 8 else { return }
        let row = max(0, (top >> 8) - window.minY)
        var edge = Edge(
            x0: (goesDown ? x0 : x1) - originX, y0: top, x1: (goesDown ? x1 : x0) - originX, y1: bottom,
            sign: goesDown != isReversed ? 1 : -1, x: 0, next: firstInRow[row])
        edge.x = ScanConverter.x(of: edge, at: max(top, window.minY << 8))
        firstInRow[row] = edges.count
        edges.append(edge)
    }

    /// Returns the x-coordinate of an edge at `y`, rounded down.
    @inline(__always)
    private static func x(of edge: Edge, at y: Int) -> Int {
        if edge.x0 == edge.x1 || y == edge.y0 { return edge.x0 }
        if y == edge.y1 { return edge.x1 }
        return edge.x0 &+ floorDivided((edge.x1 &- edge.x0) &* (y &- edge.y0), edge.y1 &- edge.y0)
    }

    /// Emits the coverage of all outlines.
    mutating func sweep<Receiver: CoverageReceiver>(_ rule: FillRule, into receiver: inout Receiver) {
        active.removeAll(keepingCapacity: true)
        var row = 0
        while row < window.height {
            var index = firstInRow[row]
            while index >= 0 {
                active.append(index)
                index = edges[index].next
            }
            let y = window.minY + row
            let count = active.isEmpty ? 1 : max(1, identicalRows(from: row))
            if !active.isEmpty {
                accumulate(from: y << 8)
                cells.emit(rule, x: window.minX, rows: y..<y + count, into: &receiver)
            }
            row += count
        }
    }

    /// Returns the number of identical rows from this one on, which only vertical edges cross from top to
    /// bottom; 0 if this row is not such a row.
    private func identicalRows(from row: Int) -> Int {
        let top = (window.minY + row) << 8
        var bottom = window.maxY << 8
        for index in active {
            let edge = edges[index]
            guard edge.x0 == edge.x1, edge.y0 <= top else { return 0 }
            bottom = min(bottom, edge.y1)
        }
        var end = (bottom >> 8) - window.minY
        for next in row + 1..<max(row + 1, end) where firstInRow[next] >= 0 {
            end = next
            break
        }
        // The last one is processed normally, which removes edges that end there.
        return end - row - (bottom & 255 == 0 ? 1 : 0)
    }

    /// Accumulates the parts of the active edges in the row that begins at `top`.
    private mutating func accumulate(from top: Int) {
        let bottom = top + 256
        var position = 0
        while position < active.count {
            let index = active[position]
            let edge = edges[index]
            let end = min(edge.y1, bottom)
            let x = ScanConverter.x(of: edge, at: end)
            cells.add(fromX: edge.x, toX: x, height: end - max(edge.y0, top), sign: edge.sign)
            edges[index].x = x
            if edge.y1 <= bottom {
                active.swapAt(position, active.count - 1)
                active.removeLast()
            } else {
                position += 1
            }
        }
    }
}

/// Returns the quotient rounded down, for a positive divisor.
@inline(__always)
func floorDivided(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend < 0 && quotient &* divisor != dividend ? quotient &- 1 : quotient
}
