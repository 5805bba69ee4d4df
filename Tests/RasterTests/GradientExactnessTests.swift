import Foundation
import Geometry
import Scene
import Testing

@testable import Raster

/// Every pixel against the gradient's formula, computed apart: no band is more than a step off.
@Suite struct GradientExactnessTests {
    private static let low = Color(red: 0.1, green: 0.9, blue: 0.3, alpha: 1)
    private static let high = Color(red: 0.16, green: 0.2, blue: 0.31, alpha: 1)
    private static let stops = [Gradient.Stop(0.1, low), Gradient.Stop(0.8, high)]

    /// The largest distance of any channel from what `position` gives at the pixels' middles.
    private func largestError(_ gradient: Gradient, _ position: (Double, Double) -> Double) throws -> Double {
        let side = 120.0, box = Rect(x: 0, y: 0, width: side, height: side)
        let picture = try draw(side, side, [.draw(.fillRect(box, .gradient(gradient)))])
        var largest = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let part = min(1, max(0, (position(Double(x) + 0.5, Double(y) + 0.5) - 0.1) / 0.7))
                let (low, high) = (Self.low, Self.high)
                let wanted = [
                    low.red + (high.red - low.red) * part, low.green + (high.green - low.green) * part,
                    low.blue + (high.blue - low.blue) * part,
                ]
                for (index, value) in wanted.enumerated() {
                    let got = picture[x, y] >> (UInt32(index) * 8) & 0xFF
                    largest = max(largest, abs(Double(got) - value * 255))
                }
            }
        }
        return largest
    }

    @Test(arguments: [(Point(x: 0, y: 0), Point(x: 120, y: 0)), (Point(x: 13, y: 7), Point(x: 90, y: 118))])
    func axialGradientsHaveNoBands(start: Point, end: Point) throws {
        let way = end - start, square = way.x * way.x + way.y * way.y
        let error = try largestError(.axial(from: start, to: end, stops: Self.stops)) { x, y in
            ((x - start.x) * way.x + (y - start.y) * way.y) / square
        }
        #expect(error < 1)
    }

    @Test func radialGradientsHaveNoBands() throws {
        let gradient = Gradient.radial(
            center: Point(x: 50, y: 60), radii: Size(width: 70, height: 45), stops: Self.stops)
        let error = try largestError(gradient) { x, y in hypot((x - 50) / 70, (y - 60) / 45) }
        #expect(error < 1)
    }

    @Test func conicGradientsHaveNoBands() throws {
        let gradient = Gradient.conic(
            center: Point(x: 60.2, y: 60.3), towards: Point(x: 60.2, y: 0), stops: Self.stops)
        let error = try largestError(gradient) { x, y in
            let turns = (atan2(y - 60.3, x - 60.2) + .pi / 2) / (2 * .pi)
            return turns < 0 ? turns + 1 : turns
        }
        #expect(error < 1)
    }
}
