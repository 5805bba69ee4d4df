import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct StrokeTests {
    private let line = Path([.move(Point(x: 2, y: 3)), .line(Point(x: 6, y: 3))])

    private func area(_ path: Path, _ style: StrokeStyle) throws -> Double {
        try RasterTests.area(draw(24, 24, [.draw(.strokePath(path, style, black))]))
    }

    @Test func capsAddWhatTheySay() throws {
        #expect(try abs(area(line, StrokeStyle(width: 2)) - 8) < 0.01)
        #expect(try abs(area(line, StrokeStyle(width: 2, cap: .square)) - 12) < 0.01)
        #expect(try abs(area(line, StrokeStyle(width: 2, cap: .round)) - (8 + .pi)) < 0.1)
    }

    @Test func aButtLineIsARectangle() throws {
        let pixmap = try draw(8, 5, [.draw(.strokePath(line, StrokeStyle(width: 2), black))])
        let row: [UInt32] = [0, 0, 255, 255, 255, 255, 0, 0], none = [UInt32](repeating: 0, count: 8)
        #expect(alphas(pixmap) == [none, none, row, row, none])
    }

    @Test func joinsFillTheOuterCorner() throws {
        let corner = Path([
            .move(Point(x: 2, y: 10)), .line(Point(x: 10, y: 10)), .line(Point(x: 10, y: 2)),
        ])
        // Two arms of 8x4 share 2x2; the corner square is another 2x2.
        let arms = 8.0 * 4 + 8 * 4 - 4
        #expect(try abs(area(corner, StrokeStyle(width: 4)) - (arms + 4)) < 0.05)
        #expect(try abs(area(corner, StrokeStyle(width: 4, join: .bevel)) - (arms + 2)) < 0.05)
        #expect(try abs(area(corner, StrokeStyle(width: 4, join: .round)) - (arms + .pi)) < 0.1)
        let cut = StrokeStyle(width: 4, join: .miter, miterLimit: 1)
        #expect(try abs(area(corner, cut) - (arms + 2)) < 0.05)
    }

    @Test func aClosedRectHasFourCorners() throws {
        let square = RoundedRect(Rect(x: 4, y: 4, width: 8, height: 8)).path
        #expect(try abs(area(square, StrokeStyle(width: 2)) - (100 - 36)) < 0.01)
    }

    @Test func aCircleIsARing() throws {
        let circle = RoundedRect(Rect(x: 2, y: 2, width: 20, height: 20), radius: 10).path
        #expect(try abs(area(circle, StrokeStyle(width: 2)) - .pi * (121 - 81)) < 0.5)
    }

    @Test func aDotShowsItsCaps() throws {
        let dot = Path([.move(Point(x: 5, y: 5)), .line(Point(x: 5, y: 5))])
        #expect(try area(dot, StrokeStyle(width: 4)) == 0)
        #expect(try abs(area(dot, StrokeStyle(width: 4, cap: .square)) - 16) < 0.01)
        #expect(try abs(area(dot, StrokeStyle(width: 4, cap: .round)) - .pi * 4) < 0.1)
    }

    // MARK: Caps of curves

    /// A quarter of a circle around the origin from (8, 0) to (0, 8), as one curve.
    private let quarter = Path([
        .move(Point(x: 8, y: 0)),
        .cubic(
            control1: Point(x: 8, y: 8 * Self.kappa), control2: Point(x: 8 * Self.kappa, y: 8),
            end: Point(x: 0, y: 8)),
    ])
    /// The distance of the control points of a quarter of a circle, in radii: 4/3 · tan(90°/4).
    private static let kappa = 4.0 / 3 * (2.0.squareRoot() - 1)

    private func outline(_ path: Path, _ style: StrokeStyle) -> [Point] {
        Stroker.outline(of: path, style: style, scale: 1).elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
    }

    private func has(_ points: [Point], _ x: Double, _ y: Double) -> Bool {
        points.contains { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 }
    }

    /// The caps lie on the axes: the tangents are vertical at the start and horizontal at the end.
    @Test func capsStandAcrossTheTangentsOfACurve() {
        let butt = outline(quarter, StrokeStyle(width: 4))
        for (x, y) in [(6.0, 0.0), (10, 0), (0, 6), (0, 10)] { #expect(has(butt, x, y), "\(x), \(y)") }
        let square = outline(quarter, StrokeStyle(width: 4, cap: .square))
        for (x, y) in [(6.0, -2.0), (10, -2), (-2, 6), (-2, 10)] { #expect(has(square, x, y), "\(x), \(y)") }
    }

    /// Four quarters of a circle around a point, which end where they begin and are not closed.
    private func openCircle(around center: Point, radius: Double) -> Path {
        let corners = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)].map { Point(x: $0.0, y: $0.1) * radius }
        let quarters = corners.indices.map { index -> Path.Element in
            let from = corners[index], to = corners[(index + 1) % 4]
            return .cubic(
                control1: center + from + to * Self.kappa, control2: center + to + from * Self.kappa,
                end: center + to)
        }
        return Path([.move(center + corners[0])] + quarters)
    }

    /// An open circle is a ring without a gap where it begins, since its caps lie on each other.
    @Test func anOpenCircleHasNoSeam() throws {
        let open = openCircle(around: Point(x: 12, y: 12), radius: 8), style = StrokeStyle(width: 4)
        let closed = Path(open.elements + [.close])
        #expect(try abs(area(open, style) - area(closed, style)) < 0.03)
        #expect(try abs(area(open, style) - .pi * (10 * 10 - 6 * 6)) < 0.5)
        // Beside the seam at y = 12: the ring covers x from sqrt(6² + 1) to sqrt(10² - 1) in these rows.
        let rows = alphas(try draw(24, 24, [.draw(.strokePath(open, style, black))]))[11...12]
        for row in rows { #expect(row[19...20].allSatisfy { $0 == 255 }, "\(row)") }
    }

    /// Points that repeat have no direction, and those of straight lines are as they were.
    @Test func tangentsLeadToTheNextPointThatDiffers() {
        let path = Path([
            .move(Point(x: 2, y: 2)), .line(Point(x: 2, y: 2)),
            .cubic(control1: Point(x: 2, y: 2), control2: Point(x: 2, y: 12), end: Point(x: 12, y: 12)),
            .line(Point(x: 12, y: 12)),
        ])
        let points = outline(path, StrokeStyle(width: 2))
        for (x, y) in [(1.0, 2.0), (3, 2), (12, 11), (12, 13)] { #expect(has(points, x, y), "\(x), \(y)") }
    }

    /// Of a part, the end that the curve has stands across its tangent too.
    @Test func aPartKeepsTheEndsOfItsCurve() {
        var style = StrokeStyle(width: 4)
        style.end = 0.5
        let first = outline(quarter, style)
        #expect(has(first, 6, 0) && has(first, 10, 0) && !has(first, 0, 10))
        (style.start, style.end) = (0.5, 1)
        let second = outline(quarter, style)
        #expect(has(second, 0, 6) && has(second, 0, 10) && !has(second, 10, 0))
    }

    /// A line after a curve and a round cap keep the directions of their chords.
    @Test func otherCapsAreThoseOfTheChords() {
        let flat = quarter.elements + [.line(Point(x: -6, y: 0))]
        let length = 10.0  // 6 and 8
        let (x, y) = (2 * 8 / length, 2 * 6 / length)
        let points = outline(Path(flat), StrokeStyle(width: 4))
        #expect(has(points, -6 + x, -y) && has(points, -6 - x, y))
        let lines = Path([.move(Point(x: 8, y: 0)), .line(Point(x: 8, y: 4)), .line(Point(x: 0, y: 8))])
        #expect(has(outline(lines, StrokeStyle(width: 4)), 6, 0))
        #expect(!has(outline(quarter, StrokeStyle(width: 4, cap: .round)), 10, 0))
    }
}
