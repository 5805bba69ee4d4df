import Geometry
import Scene

extension TextLine.Run {
    /// The bounds of all that the run marks, without its shadow, in points from the layout's top-left corner.
    var inkBounds: Rect {
        var box = glyphs.bounds
        if let outline { box = box.inset(by: Insets(all: -outline.width / 2)) }
        return (transform?.boundingBox(of: box) ?? box).offset(by: glyphs.origin)
    }

    /// The run's shadow alone, where it is sharp, moved by `move`.
    func sharpShadow(movedBy move: Point) -> [DrawCommand] {
        guard let shadow, shadow.radius == 0, shadow.offset.isFinite else { return [] }
        return marks(in: shadow.color, outlineColor: shadow.color, movedBy: move + shadow.offset)
    }

    /// The run, above its shadow where that is blurred, moved by `move`.
    func commands(movedBy move: Point) -> [DrawCommand] {
        let marks = marks(in: color, outlineColor: outline?.color ?? color, movedBy: move)
        guard let shadow, shadow.radius > 0, shadow.offset.isFinite else { return marks }
        let cast = Shadow(color: shadow.color, offset: shadow.offset, radius: shadow.radius)
        return [.push(.shadow(cast, bounds: inkBounds.offset(by: move)))] + marks + [.pop]
    }

    private func marks(in color: Color, outlineColor: Color, movedBy move: Point) -> [DrawCommand] {
        let moved = glyphs.offset(by: move)
        var commands: [DrawCommand] = []
        if outline?.fills ?? true { commands.append(.draw(.glyphs(moved, .color(color)))) }
        if let outline {
            let place = AffineTransform.translation(x: moved.origin.x, y: moved.origin.y)
            commands.append(
                .draw(
                    .strokePath(
                        outline.path.applying(place), StrokeStyle(width: outline.width),
                        .color(outlineColor))))
        }
        guard let transform else { return commands }
        let there = AffineTransform.translation(x: moved.origin.x, y: moved.origin.y)
        let back = AffineTransform.translation(x: -moved.origin.x, y: -moved.origin.y)
        let around = back.concatenating(transform).concatenating(there)
        return [.push(.transform(around))] + commands + [.pop]
    }
}

extension TextLine.Decoration {
    /// The line or area, moved by `move`; lines on whole pixels where a scale is given.
    func command(movedBy move: Point, displayScale: Double?) -> DrawCommand {
        var rect = rect.offset(by: move)
        if let displayScale, displayScale > 0, kind != .background {
            rect.origin.y = (rect.minY * displayScale).rounded() / displayScale
            rect.size.height = max(1, (rect.height * displayScale).rounded()) / displayScale
        }
        guard !dashes.isEmpty else { return .draw(.fillRect(rect, .color(color))) }
        var style = StrokeStyle(width: rect.height)
        style.dashes = dashes
        // Dashes are counted from the layout's edge, so that they go on where a style changes.
        style.dashPhase = max(0, self.rect.minX)
        let start = Point(x: rect.minX, y: rect.midY), end = Point(x: rect.maxX, y: rect.midY)
        return .draw(.strokePath(Path([.move(start), .line(end)]), style, .color(color)))
    }
}
