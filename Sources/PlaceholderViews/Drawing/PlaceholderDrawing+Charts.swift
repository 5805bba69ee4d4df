import Geometry
import Scene
import UIKitCore

extension PlaceholderDrawing {
    private static let values = [0.34, 0.52, 0.44, 0.72, 0.6, 0.86]

    /// The area inside the axes; nil if there is no room for one.
    private var plot: Rect? {
        let gap = length(0.08, 3...14)
        let plot = area.inset(by: Insets(all: gap))
        return plot.width >= 8 && plot.height >= 8 ? plot : nil
    }

    /// Adds a line above the area that it encloses.
    mutating func addLineChart() {
        guard let plot else { return }
        addAxes(plot)
        let points = Self.values.enumerated().map { index, value in
            Point(
                x: plot.minX + plot.width * Double(index) / Double(Self.values.count - 1),
                y: plot.maxY - plot.height * value)
        }
        let feet = [Point(x: plot.maxX, y: plot.maxY), Point(x: plot.minX, y: plot.maxY)]
        fill(Self.line(points + feet) + [.close], UIColor.systemBlue.withAlphaComponent(0.14))
        stroke(Self.line(points), width: length(0.015, 1.5...3), .systemBlue)
    }

    /// Adds bars that stand on the axis.
    mutating func addBarChart() {
        guard let plot else { return }
        addAxes(plot)
        let step = plot.width / Double(Self.values.count), width = 0.62 * step
        for (index, value) in Self.values.enumerated() {
            let bar = Rect(
                x: plot.minX + step * (Double(index) + 0.5) - width / 2, y: plot.maxY - plot.height * value,
                width: width, height: plot.height * value)
            fill(bar, radius: min(2, width / 4), UIColor.systemBlue.withAlphaComponent(0.75))
        }
    }

    private mutating func addAxes(_ plot: Rect) {
        for line in 0..<4 {
            let y = plot.minY + plot.height * Double(line) / 4
            stroke(
                Self.line([Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y)]), width: 0.5, .systemGray5)
        }
        stroke(
            Self.line([
                Point(x: plot.minX, y: plot.minY), Point(x: plot.minX, y: plot.maxY),
                Point(x: plot.maxX, y: plot.maxY),
            ]), width: 1, .systemGray3)
    }

    /// Adds a disk of three sectors.
    mutating func addPieChart() {
        guard let plot else { return }
        let radius = min(plot.width, plot.height) / 2
        let shares: [(share: Double, alpha: Double)] = [(0.46, 0.8), (0.31, 0.5), (0.23, 0.25)]
        var start = -Double.pi / 2
        for (share, alpha) in shares {
            let sweep = 2 * Double.pi * share, steps = 24
            let arc = (0...steps).map { step in
                let turn = Trigonometry.sineAndCosine(start + sweep * Double(step) / Double(steps))
                return Point(x: center.x + radius * turn.cosine, y: center.y + radius * turn.sine)
            }
            fill(Self.line([center] + arc) + [.close], UIColor.systemBlue.withAlphaComponent(alpha))
            start += sweep
        }
    }
}
