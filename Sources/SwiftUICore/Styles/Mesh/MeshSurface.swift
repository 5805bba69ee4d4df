import Foundation
import Scene

/// The surface of a mesh gradient: bicubic Bézier patches between vertices, and the colors on them.
///
/// Chosen: implicit control points are a third of the way along Catmull-Rom tangents, as smooth curves through all vertices
/// need; patches have no twist; confidence medium.
struct MeshSurface {
    typealias Point = SIMD2<Double>
    /// Components of the space in which colors are interpolated, the opacity last.
    typealias Components = SIMD4<Double>

    /// The number of vertices in a row.
    let width: Int
    /// The number of vertices in a column.
    let height: Int
    private let vertices: [MeshGradient.BezierPoint]
    private let colors: [Components]
    private let isSmooth: Bool
    private let space: Gradient.ColorSpace

    /// Creates the surface of a gradient; nil where it has not as many locations and colors as vertices, or no patch.
    init?(_ gradient: MeshGradient, in environment: EnvironmentValues) {
        (width, height, space) = (gradient.width, gradient.height, gradient.colorSpace)
        isSmooth = gradient.smoothsColors
        let (width, height, space) = (width, height, space)
        guard width > 1, height > 1 else { return nil }
        switch gradient.locations {
        case .bezierPoints(let points): vertices = points
        case .points(let points):
            guard points.count == width * height else { return nil }
            vertices = points.indices.map { MeshSurface.vertex($0, of: points, width, height) }
        }
        switch gradient.colors {
        case .colors(let list): colors = list.map { space.components(of: $0.resolve(in: environment)) }
        case .resolvedColors(let list): colors = list.map(space.components)
        }
        guard vertices.count == width * height, colors.count == width * height else { return nil }
    }

    /// A vertex with control points that follow from its neighbours.
    private static func vertex(
        _ index: Int, of points: [SIMD2<Float>], _ width: Int, _ height: Int
    ) -> MeshGradient.BezierPoint {
        let column = index % width, row = index / width, own = points[index]
        func tangent(_ place: Int, _ count: Int, _ step: Int) -> SIMD2<Float> {
            let before = place > 0 ? points[index - step] : own
            let after = place < count - 1 ? points[index + step] : own
            let isInside = place > 0 && place < count - 1
            return (after - before) * (isInside ? 0.5 : 1) / 3
        }
        let along = tangent(column, width, 1), down = tangent(row, height, width)
        return MeshGradient.BezierPoint(
            position: own, leadingControlPoint: own - along, topControlPoint: own - down,
            trailingControlPoint: own + along, bottomControlPoint: own + down)
    }

    // MARK: Places

    /// Returns the place on a patch at parameters in 0...1, in units of the area.
    func place(column: Int, row: Int, _ u: Double, _ v: Double) -> Point {
        let net = net(column: column, row: row)
        let across = MeshSurface.bernstein(u), down = MeshSurface.bernstein(v)
        var sum = Point(0, 0)
        for i in 0..<4 { for j in 0..<4 { sum += net[i * 4 + j] * (down[i] * across[j]) } }
        return sum
    }

    /// The sixteen control points of a patch, row by row.
    func net(column: Int, row: Int) -> [Point] {
        func vertex(_ x: Int, _ y: Int) -> MeshGradient.BezierPoint {
            vertices[(row + y) * width + column + x]
        }
        let a = vertex(0, 0), b = vertex(1, 0), c = vertex(0, 1), d = vertex(1, 1)
        let corners = [
            (a.position, a.trailingControlPoint, a.bottomControlPoint),
            (b.position, b.leadingControlPoint, b.bottomControlPoint),
            (c.position, c.trailingControlPoint, c.topControlPoint),
            (d.position, d.leadingControlPoint, d.topControlPoint),
        ]
        // Without twist, inner points complete parallelograms.
        let inner = corners.map { Point($0.1) + Point($0.2) - Point($0.0) }
        return [
            Point(a.position), Point(a.trailingControlPoint), Point(b.leadingControlPoint),
            Point(b.position),
            Point(a.bottomControlPoint), inner[0], inner[1], Point(b.bottomControlPoint),
            Point(c.topControlPoint), inner[2], inner[3], Point(d.topControlPoint),
            Point(c.position), Point(c.trailingControlPoint), Point(d.leadingControlPoint),
            Point(d.position),
        ]
    }

    private static func bernstein(_ t: Double) -> SIMD4<Double> {
        let rest = 1 - t
        return SIMD4(rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    }

    // MARK: Colors

    /// Returns the color on a patch at parameters in 0...1.
    func color(column: Int, row: Int, _ u: Double, _ v: Double) -> SceneColor {
        guard isSmooth else {
            let first = line(row, column, u), second = line(row + 1, column, u)
            return space.color(of: first + (second - first) * v)
        }
        let rows = (-1...2).map { offset -> Components in
            let line = min(max(row + offset, 0), height - 1)
            let values = (-1...2).map { colors[line * width + min(max(column + $0, 0), width - 1)] }
            return MeshSurface.curve(values, isFirst: column == 0, isLast: column == width - 2, u)
        }
        return space.color(
            of: MeshSurface.curve(rows, isFirst: row == 0, isLast: row == height - 2, v))
    }

    private func line(_ row: Int, _ column: Int, _ u: Double) -> Components {
        let first = colors[row * width + column], second = colors[row * width + column + 1]
        return first + (second - first) * u
    }

    /// The cubic between the second and the third of four values, whose slopes are those between neighbours.
    private static func curve(
        _ values: [Components], isFirst: Bool, isLast: Bool, _ t: Double
    ) -> Components {
        let start = (values[2] - values[0]) * (isFirst ? 1 : 0.5)
        let end = (values[3] - values[1]) * (isLast ? 1 : 0.5)
        let square = t * t, cube = square * t
        return values[1] * (2 * cube - 3 * square + 1) + start * (cube - 2 * square + t)
            + values[2] * (3 * square - 2 * cube) + end * (cube - square)
    }
}
