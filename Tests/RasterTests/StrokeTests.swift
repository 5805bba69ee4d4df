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
}
