public import Diagnostics
public import Geometry
public import Scene

/// Text laid out: lines with their glyphs, in points from the top-left corner of the room it was given.
public struct TextLayout: Equatable, Sendable {
    /// The extent of the lines, not rounded: callers round up to device pixels.
    ///
    /// The width is that of the widest line; lines are aligned within the proposed width where that is
    /// finite, else within this one.
    public var size: Size
    /// The lines from top to bottom.
    public var lines: [TextLine]
    /// Whether some of the text is not shown.
    public var isTruncated: Bool
    /// The width beyond which glyphs are not to be seen, where a line is to be cut at the edge.
    public var clipWidth: Double?
    /// What should be known about fonts and characters, such as characters that no font has.
    public var diagnostics: [Diagnostic]

    /// A layout of nothing.
    public static let empty = TextLayout(
        size: .zero, lines: [], isTruncated: false, clipWidth: nil, diagnostics: [])

    /// Points from the top to the first baseline; 0 without lines.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// Points from the top to the last baseline; 0 without lines.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }

    /// The steps that draw the text with its layout's top-left corner at `origin`.
    ///
    /// With a `displayScale` in pixels a point, baselines and lines are moved to whole pixels.
    public func commands(at origin: Point, displayScale: Double? = nil) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        for line in lines {
            let wanted = origin.y + line.baseline
            let move = Point(x: origin.x, y: origin.y + snapped(wanted, to: displayScale) - wanted)
            let decorations = line.decorations.sorted { $0.kind.rawValue < $1.kind.rawValue }
            commands += decorations.filter { $0.kind != .strikethrough }.map { fill($0, move, displayScale) }
            for run in line.runs {
                guard let shadow = run.shadow, shadow.offset.isFinite else { continue }
                commands.append(
                    .drawGlyphs(run.glyphs.offset(by: move + shadow.offset), .color(shadow.color)))
            }
            for run in line.runs {
                commands.append(.drawGlyphs(run.glyphs.offset(by: move), .color(run.color)))
            }
            commands += decorations.filter { $0.kind == .strikethrough }.map { fill($0, move, displayScale) }
        }
        guard let clipWidth, !commands.isEmpty else { return commands }
        let clip = Rect(
            x: origin.x, y: origin.y - size.height, width: clipWidth, height: 3 * size.height)
        return [.pushClip(RoundedRect(clip))] + commands + [.popClip]
    }

    private func fill(
        _ decoration: TextLine.Decoration, _ move: Point, _ displayScale: Double?
    ) -> DrawCommand {
        var rect = decoration.rect.offset(by: move)
        if let displayScale, displayScale > 0, decoration.kind != .background {
            rect.origin.y = snapped(rect.minY, to: displayScale)
            rect.size.height = max(1, (rect.height * displayScale).rounded()) / displayScale
        }
        return .fillRect(rect, .color(decoration.color))
    }

    private func snapped(_ y: Double, to scale: Double?) -> Double {
        guard let scale, scale > 0, scale.isFinite else { return y }
        return (y * scale).rounded() / scale
    }
}
