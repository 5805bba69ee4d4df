package import Diagnostics
package import Geometry
package import Scene

/// Text laid out: lines with their glyphs, in points from the top-left corner of the room it was given.
package struct TextLayout: Equatable, Sendable {
    /// The extent of the lines, not rounded: callers round up to device pixels.
    ///
    /// The width is that of the widest line; lines are aligned within the proposed width where that is
    /// finite, otherwise within this one.
    package var size: Size
    /// The width of the widest line with the blanks at its end, as far as there is room for them; those of the last
    /// line only where the text ends.
    package var widthWithBlanks = 0.0
    /// The lines from top to bottom.
    package var lines: [TextLine]
    /// Whether some of the text is not shown.
    package var isTruncated: Bool
    /// The width beyond which glyphs are not to be seen, where a line is to be cut at the edge.
    package var clipWidth: Double?
    /// What should be known about fonts and characters, such as characters that no font has.
    package var diagnostics: [Diagnostic]

    /// A layout of nothing.
    package static let empty = TextLayout(
        size: .zero, lines: [], isTruncated: false, clipWidth: nil, diagnostics: [])

    /// Points from the top to the first baseline; 0 without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// Points from the top to the last baseline; 0 without lines.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }

    /// The steps that draw the text with its layout's top-left corner at `origin`.
    ///
    /// With a `displayScale` in pixels a point, baselines and lines are moved to whole pixels.
    package func commands(at origin: Point, displayScale: Double? = nil) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        for line in lines {
            let wanted = origin.y + line.baseline
            let move = Point(x: origin.x, y: origin.y + snapped(wanted, to: displayScale) - wanted)
            let decorations = line.decorations.sorted { $0.kind.rawValue < $1.kind.rawValue }
            func lines(_ isWanted: (TextLine.Decoration) -> Bool) -> [DrawCommand] {
                decorations.filter(isWanted).map { $0.command(movedBy: move, displayScale: displayScale) }
            }
            commands += lines { $0.kind != .strikethrough }
            for run in line.runs { commands += run.sharpShadow(movedBy: move) }
            for run in line.runs { commands += run.commands(movedBy: move) }
            commands += lines { $0.kind == .strikethrough }
        }
        guard let clipWidth, !commands.isEmpty else { return commands }
        let clip = Rect(
            x: origin.x, y: origin.y - size.height, width: clipWidth, height: 3 * size.height)
        return [.push(.clip(RoundedRect(clip)))] + commands + [.pop]
    }

    private func snapped(_ y: Double, to scale: Double?) -> Double {
        guard let scale, scale > 0, scale.isFinite else { return y }
        return (y * scale).rounded() / scale
    }
}
