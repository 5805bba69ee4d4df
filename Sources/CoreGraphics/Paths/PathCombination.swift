import Geometry
import Raster
import Scene

/// Combines the areas of two paths, whose curves become chords.
///
/// All edges are cut where they meet. A piece bounds the result if the result differs on its two sides; such pieces,
/// with the result on the same side, make closed lines, in whatever order they are joined.
struct PathCombination {
    typealias Edge = (start: Point, end: Point)

    /// A point, rounded so that the ends of pieces that meet are equal.
    private struct Place: Hashable {
        var x: Int
        var y: Int
    }

    private let edges: [Edge]
    private let isInside: (Point) -> Bool
    /// The width and height of both paths together.
    private let extent: Double

    /// Creates a combination of an operation on whether a point is inside the first path and the second.
    init(_ first: Path, _ second: Path, _ rule: FillRule, _ operation: @escaping (Bool, Bool) -> Bool) {
        let lines = [first, second].map { EdgeRows(PathCombination.chords(of: $0)) }
        edges = lines.flatMap(\.edges)
        isInside = { operation(lines[0].contains($0, rule), lines[1].contains($0, rule)) }
        let points = edges.map(\.start)
        let xs = points.map(\.x), ys = points.map(\.y)
        extent = max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    }

    /// Chosen: chords deviate by 1/256 of a point.
    static let scale = 4.0

    static func chords(of path: Path) -> [Edge] {
        var edges: [Edge] = []
        path.forEachLine(.scale(x: scale, y: scale)) { start, end in
            guard start != end, start.isFinite, end.isFinite else { return }
            edges.append((start * (1 / scale), end * (1 / scale)))
        }
        return edges
    }

    static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
    private static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }

    /// Returns the parameters in 0...1 of the first edge at which it meets the second.
    static func meetings(_ a: (start: Point, end: Point), _ b: (start: Point, end: Point)) -> [Double] {
        guard max(a.start.x, a.end.x) >= min(b.start.x, b.end.x),
            max(b.start.x, b.end.x) >= min(a.start.x, a.end.x),
            max(a.start.y, a.end.y) >= min(b.start.y, b.end.y),
            max(b.start.y, b.end.y) >= min(a.start.y, a.end.y)
        else { return [] }
        let u = a.end - a.start, v = b.end - b.start, between = b.start - a.start
        let area = cross(u, v), length = dot(u, u)
        if abs(area) > 1e-12 * (length * dot(v, v)).squareRoot() {
            let t = cross(between, v) / area, s = cross(between, u) / area
            return t >= -1e-9 && t <= 1 + 1e-9 && s >= -1e-9 && s <= 1 + 1e-9 ? [t] : []
        }
        // Parallel edges on one line meet where the ends of the other are.
        guard abs(cross(between, u)) <= 1e-9 * length else { return [] }
        return [dot(between, u) / length, dot(b.end - a.start, u) / length]
    }

    /// The outlines of the result, with the result to the same side of each.
    var outlines: [[Point]] {
        let grid = max(extent, 1e-9) * 1e-9
        // An extent far from the origin would leave no numbers for places.
        guard extent > 0, edges.allSatisfy({ max(abs($0.start.x), abs($0.start.y)) / grid < 1e17 }) else {
            return []
        }
        var next: [Place: [Place]] = [:], points: [Place: Point] = [:], known: Set<[Place]> = []
        func place(_ point: Point) -> Place {
            let own = Place(x: Int((point.x / grid).rounded()), y: Int((point.y / grid).rounded()))
            // Equal points but for rounding may be on both sides of a limit.
            for x in own.x - 1...own.x + 1 {
                for y in own.y - 1...own.y + 1 where points[Place(x: x, y: y)] != nil {
                    return Place(x: x, y: y)
                }
            }
            points[own] = point
            return own
        }
        for piece in pieces {
            let ends = [place(piece.start), place(piece.end)]
            let sorted = (ends[0].x, ends[0].y) < (ends[1].x, ends[1].y) ? ends : [ends[1], ends[0]]
            guard ends[0] != ends[1], known.insert(sorted).inserted else { continue }
            let vector = piece.end - piece.start, length = PathCombination.dot(vector, vector).squareRoot()
            // Close to the piece, so that nothing else lies between, but farther than numbers are rounded.
            let aside = max(extent * 1e-11, min(extent * 1e-7, length * 1e-3))
            let step = Point(x: -vector.y, y: vector.x) * (aside / length)
            let middle = (piece.start + piece.end) * 0.5
            let isLeft = isInside(middle - step), isRight = isInside(middle + step)
            guard isLeft != isRight else { continue }
            next[ends[isRight ? 0 : 1], default: []].append(ends[isRight ? 1 : 0])
        }
        return PathCombination.joined(next).map { $0.compactMap { points[$0] } }
    }

    /// The edges, cut where they meet others.
    private var pieces: [Edge] {
        let rows = EdgeRows(edges)
        return edges.indices.flatMap { index -> [Edge] in
            let edge = edges[index], vector = edge.end - edge.start
            var cuts = [0.0, 1.0]
            for other in rows.candidates(for: edge) where other != index {
                cuts += PathCombination.meetings(edge, edges[other]).filter { $0 > 0 && $0 < 1 }
            }
            cuts.sort()
            let points = cuts.map { $0 == 1 ? edge.end : edge.start + vector * $0 }
            return zip(points, points.dropFirst()).filter { $0 != $1 }.map { ($0, $1) }
        }
    }

    /// Joins directed pieces to closed lines.
    private static func joined(_ given: [Place: [Place]]) -> [[Place]] {
        var next = given, lines: [[Place]] = []
        /// What follows a gap, where a piece is missing that is too short to find which side of it is inside.
        func bridged(_ place: Place, _ start: Place) -> Place? {
            func gap(_ other: Place) -> Int { max(abs(other.x - place.x), abs(other.y - place.y)) }
            let limit = 10_000
            let near = next.filter { !$0.value.isEmpty && gap($0.key) < limit }.keys
            let nearest = near.min { (gap($0), $0.x, $0.y) < (gap($1), $1.x, $1.y) }
            guard gap(start) >= limit else { return start }
            return nearest.flatMap { next[$0]?.popLast() }
        }
        // In a fixed order, so that the same paths give the same lines.
        for start in given.keys.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
            while let first = next[start]?.popLast() {
                var line = [start], place = first
                while place != start, let following = next[place]?.popLast() ?? bridged(place, start) {
                    line.append(place)
                    place = following
                }
                if place != start { line.append(place) }
                if line.count > 2 { lines.append(line) }
            }
        }
        return lines
    }
}
