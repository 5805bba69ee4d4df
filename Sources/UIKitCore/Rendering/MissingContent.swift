import Geometry
import Scene

/// The placeholder for content that could not be drawn: a crossed rectangle that cannot be mistaken for design.
enum MissingContent {
    /// Returns the fill, cross and outline within `bounds`.
    static func commands(in bounds: Rect) -> [DrawCommand] {
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let line = Color(red: 1, green: 0, blue: 1, alpha: 0.6)
        let cross = Path([
            .move(bounds.origin), .line(Point(x: bounds.maxX, y: bounds.maxY)),
            .move(Point(x: bounds.maxX, y: bounds.minY)), .line(Point(x: bounds.minX, y: bounds.maxY)),
        ])
        return [
            .draw(.fillRect(bounds, .color(Color(red: 1, green: 0, blue: 1, alpha: 0.12)))),
            .push(.clip(RoundedRect(bounds))),
            .draw(.strokePath(cross, StrokeStyle(width: 1), .color(line))),
            .pop,
            .draw(.fillBorder(RoundedRect(bounds), width: 1, .color(line))),
        ]
    }
}
