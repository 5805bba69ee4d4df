import Geometry
import Scene
import UIKitCore

extension PlaceholderDrawing {
    private static let dark = UIColor(white: 0.11, alpha: 1)

    private static func white(_ alpha: Double) -> UIColor { UIColor(white: 1, alpha: alpha) }

    /// Adds a play button on a dark background, above the bar of the playback position.
    mutating func addPlayer() {
        fillGround(Self.dark)
        guard side >= 12 else { return }
        let radius = length(0.18, 5...30)
        fillCircle(center, radius: radius, Self.white(0.2))
        addTriangle(at: center, radius: radius, Self.white(0.9))
        guard area.height >= 8 * radius / 3, area.height >= 60, area.width >= 80 else { return }
        let line = Rect(x: area.minX + 12, y: area.maxY - 15, width: area.width - 24, height: 3)
        fill(line, radius: 1.5, Self.white(0.25))
        fill(
            Rect(origin: line.origin, size: Size(width: 0.3 * line.width, height: 3)), radius: 1.5,
            Self.white(0.8))
        fillCircle(Point(x: line.minX + 0.3 * line.width, y: line.midY), radius: 4.5, Self.white(0.9))
    }

    /// Adds a triangle that points to the right, with its centroid at a point.
    private mutating func addTriangle(at center: Point, radius: Double, _ color: UIColor) {
        let reach = 0.5 * radius
        fill(
            [
                .move(Point(x: center.x - 0.5 * reach, y: center.y - 0.9 * reach)),
                .line(Point(x: center.x + reach, y: center.y)),
                .line(Point(x: center.x - 0.5 * reach, y: center.y + 0.9 * reach)), .close,
            ], color)
    }

    /// Adds a camera on a dark background.
    mutating func addCamera() {
        fillGround(Self.dark)
        guard side >= 12 else { return }
        let width = length(0.4, 8...64), line = max(1, width / 16)
        let body = Rect(
            x: center.x - width / 2, y: center.y - 0.3 * width, width: width, height: 0.66 * width)
        let color = Self.white(0.55)
        fill(
            Rect(
                x: center.x - 0.17 * width, y: body.minY - 0.1 * width, width: 0.34 * width,
                height: 0.1 * width),
            radius: line, color)
        border(body, radius: 0.12 * width, width: line, color)
        let lens = Point(x: center.x, y: body.midY)
        border(square(around: lens, side: 0.36 * width), radius: 0.18 * width, width: line, color)
        fillCircle(Point(x: body.maxX - 0.14 * width, y: body.minY + 0.15 * width), radius: 0.6 * line, color)
    }

    /// Adds the corners of a frame around a code, on a dark background.
    mutating func addScanner() {
        fillGround(Self.dark)
        guard side >= 24 else { return }
        let frame = square(around: center, side: length(0.6, 12...260)), reach = frame.width / 5
        let corners: [(Double, Double)] = [(0, 0), (1, 0), (1, 1), (0, 1)]
        for (x, y) in corners {
            let corner = Point(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
            let (right, down) = (x == 0 ? reach : -reach, y == 0 ? reach : -reach)
            stroke(
                Self.line([
                    Point(x: corner.x + right, y: corner.y), corner, Point(x: corner.x, y: corner.y + down),
                ]), width: max(1.5, frame.width / 60), Self.white(0.9))
        }
        let code = square(around: center, side: 0.5 * frame.width), cell = code.width / 7
        for (x, y) in corners.dropLast() + [(0, 1)] where (x, y) != (1, 1) {
            let finder = Rect(
                x: code.minX + x * 4 * cell, y: code.minY + y * 4 * cell, width: 3 * cell, height: 3 * cell)
            border(finder, width: 0.7 * cell, Self.white(0.4))
        }
        for (x, y) in [(4.0, 4.0), (6, 4), (5, 5), (4, 6), (6, 6)] {
            fill(
                Rect(x: code.minX + x * cell, y: code.minY + y * cell, width: cell, height: cell),
                Self.white(0.4))
        }
    }

    /// Adds a circle and its earlier positions.
    mutating func addAnimation() {
        fillGround(.tertiarySystemFill)
        guard side >= 12 else { return }
        let radius = length(0.13, 3...22)
        for (step, alpha) in [0.2, 0.45, 0.9].enumerated() {
            let spot = Point(x: center.x + (Double(step) - 1) * 1.2 * radius, y: center.y)
            fillCircle(spot, radius: radius, UIColor.systemGray2.withAlphaComponent(alpha))
        }
    }

    /// Adds a cube seen from above.
    mutating func addCube() {
        fillGround(.systemGray6)
        guard side >= 12 else { return }
        let edge = length(0.24, 4...60)
        // Half the width of a hexagon's side view: the sine of 60 degrees.
        let across = 0.866 * edge
        func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * across, y: center.y + y * edge) }
        fill(Self.line([at(0, -1), at(1, -0.5), at(0, 0), at(-1, -0.5)]) + [.close], .systemGray4)
        fill(Self.line([at(-1, -0.5), at(0, 0), at(0, 1), at(-1, 0.5)]) + [.close], .systemGray3)
        fill(Self.line([at(1, -0.5), at(1, 0.5), at(0, 1), at(0, 0)]) + [.close], .systemGray2)
    }
}
