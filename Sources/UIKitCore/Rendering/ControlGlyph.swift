import Geometry
import Scene

/// The small symbols of controls, drawn as strokes in a square: the project's own artwork.
enum ControlGlyph {
    case plus, minus, cross, magnifier, info

    /// Returns the symbol centered at a point, `side` points across, with lines `width` points thick.
    func commands(at center: Point, side: Double, width: Double, color: Color) -> [DrawCommand] {
        let style = StrokeStyle(width: width, cap: .round, join: .round)
        func at(_ x: Double, _ y: Double) -> Point {
            Point(x: center.x + (x - 0.5) * side, y: center.y + (y - 0.5) * side)
        }
        func stroke(_ lines: [[Point]]) -> DrawCommand {
            .draw(.strokePath(ControlGlyph.path(lines), style, .color(color)))
        }
        switch self {
        case .plus: return [stroke([[at(0, 0.5), at(1, 0.5)], [at(0.5, 0), at(0.5, 1)]])]
        case .minus: return [stroke([[at(0, 0.5), at(1, 0.5)]])]
        case .cross: return [stroke([[at(0, 0), at(1, 1)], [at(1, 0), at(0, 1)]])]
        case .magnifier:
            let lens = Rect(origin: at(0, 0), size: Size(width: side * 0.74, height: side * 0.74))
            let ring = DrawCommand.draw(
                .fillBorder(
                    RoundedRect(lens, radius: side), width: width, .color(color)))
            return [ring, stroke([[at(0.64, 0.64), at(0.95, 0.95)]])]
        case .info:
            let dot = Rect(origin: at(0.5, 0.26) - Point(x: width, y: width) * 0.7, size: .zero)
            let size = Size(width: width * 1.4, height: width * 1.4)
            return [
                .draw(
                    .fillRoundedRect(
                        RoundedRect(Rect(origin: dot.origin, size: size), radius: width), .color(color))),
                stroke([[at(0.42, 0.46), at(0.52, 0.46), at(0.52, 0.76)], [at(0.4, 0.76), at(0.64, 0.76)]]),
            ]
        }
    }

    private static func path(_ lines: [[Point]]) -> Path {
        Path(
            lines.flatMap { line in
                line.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
            })
    }
}
