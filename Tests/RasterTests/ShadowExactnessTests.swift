import Foundation
import Geometry
import Scene
import Testing

@testable import Raster

/// Shadows against the Gaussian's integral over the shape, row by row of the shape: exact along rows, and
/// across them as fine as the slices.
@Suite struct ShadowExactnessTests {
    private static let slice = 0.25

    /// How a shape looks: its extent from left to right at a height, nil where it is not.
    private struct Shape {
        var box: Rect
        var span: (Double) -> (low: Double, high: Double)?
    }

    private static func below(_ x: Double) -> Double { erfc(-x / 2.0.squareRoot()) / 2 }

    /// The average and the largest distance from the exact blur, of 255, at every second pixel.
    private func error(of picture: Pixmap, _ shape: Shape, sigma: Double) -> (
        average: Double, largest: Double
    ) {
        let slice = Self.slice, columns = Array(stride(from: 0, to: picture.width, by: 2))
        let heights = Array(stride(from: shape.box.minY, to: shape.box.maxY, by: slice))
        // What each slice of the shape leaves in each column.
        let shares = heights.map { top -> [Double] in
            guard let span = shape.span(top + slice / 2) else { return columns.map { _ in 0 } }
            return columns.map { x in
                let place = Double(x) + 0.5
                return Self.below((span.high - place) / sigma) - Self.below((span.low - place) / sigma)
            }
        }
        var sum = 0.0, largest = 0.0, count = 0.0
        for y in stride(from: 0, to: picture.height, by: 2) {
            let place = Double(y) + 0.5
            let weights = heights.map { top in
                Self.below((top + slice - place) / sigma) - Self.below((top - place) / sigma)
            }
            for (column, x) in columns.enumerated() {
                var wanted = 0.0
                for index in heights.indices where weights[index] > 1e-9 {
                    wanted += weights[index] * shares[index][column]
                }
                let off = abs(Double(picture[x, y] >> 24) - wanted * 255)
                sum += off
                largest = max(largest, off)
                count += 1
            }
        }
        return (sum / count, largest)
    }

    @Test(arguments: [1.0, 2, 5, 10, 20, 30])
    func aRoundedBoxCastsAnExactGaussian(sigma: Double) throws {
        let margin = (sigma * 3.5).rounded(.up), radius = 14.0
        let box = Rect(x: margin, y: margin, width: 60, height: 44)
        let picture = try draw(
            60 + 2 * margin, 44 + 2 * margin,
            [
                .draw(
                    .shadow(
                        RoundedRect(box, radius: radius), Shadow(color: .black, offset: .zero, radius: sigma))
                )
            ])
        let shape = Shape(box: box) { y in
            let depth = max(box.minY + radius - y, y - (box.maxY - radius), 0)
            let inset = radius - (radius * radius - depth * depth).squareRoot()
            return (box.minX + inset, box.maxX - inset)
        }
        let error = error(of: picture, shape, sigma: sigma)
        #expect(error.average < 1, "\(error)")
        #expect(error.largest < 5, "\(error)")
    }

    @Test(arguments: [1.0, 3, 8, 16, 30])
    func aTriangleCastsAnExactGaussian(sigma: Double) throws {
        let margin = (sigma * 3.5).rounded(.up)
        let box = Rect(x: margin, y: margin, width: 50, height: 60)
        let path = Path([
            .move(Point(x: box.minX, y: box.minY)), .line(Point(x: box.maxX, y: box.minY)),
            .line(Point(x: box.minX + 20, y: box.maxY)), .close,
        ])
        let picture = try draw(
            50 + 2 * margin, 60 + 2 * margin,
            [.draw(.pathShadow(path, Shadow(color: .black, offset: .zero, radius: sigma)))])
        let shape = Shape(box: box) { y in
            let part = (y - box.minY) / 60
            return (box.minX + 20 * part, box.maxX - 30 * part)
        }
        let error = error(of: picture, shape, sigma: sigma)
        #expect(error.average < 1, "\(error)")
        #expect(error.largest < 4, "\(error)")
    }
}
