import Geometry
import Scene

extension PiecePlacer {
    /// Adds the lines and areas along a piece `width` points wide, whose characters but for blanks take `words`
    /// from its left edge.
    mutating func decorate(_ piece: LinePiece, width: Double, words: [Range<Double>]) {
        let style = piece.style.style, metrics = piece.style.font.metrics
        guard width > 0 else { return }
        let whole = [0..<width]
        if let color = style.backgroundColor {
            decorations.append(
                TextLine.Decoration(
                    kind: .background, rect: Rect(x: x, y: found.top, width: width, height: found.box.height),
                    color: color))
        }
        if let line = style.underline {
            add(
                line, .underline, y: baseline - metrics.underlinePosition, metrics, color: style.color,
                along: line.skipsBlanks ? PiecePlacer.joined(words) : whole)
        }
        if let line = style.strikethrough {
            add(
                line, .strikethrough, y: baseline - metrics.xHeight / 2, metrics, color: style.color,
                along: line.skipsBlanks ? PiecePlacer.joined(words) : whole)
        }
    }

    /// A line around its middle `y` along ranges from the piece's left edge.
    private mutating func add(
        _ line: TextStyle.Line, _ kind: TextLine.Decoration.Kind, y: Double, _ metrics: FontMetrics,
        color: Color, along stretches: [Range<Double>]
    ) {
        let thickness = metrics.underlineThickness
        let bars: [(top: Double, height: Double)] =
            switch line.pattern {
            case .single: [(y - thickness / 2, thickness)]
            case .thick: [(y - thickness, 2 * thickness)]
            case .double: [(y - thickness / 2, thickness), (y + thickness * 1.5, thickness)]
            }
        for (top, height) in bars {
            for stretch in stretches {
                let rect = Rect(
                    x: x + stretch.lowerBound, y: top, width: stretch.upperBound - stretch.lowerBound,
                    height: height)
                decorations.append(
                    TextLine.Decoration(
                        kind: kind, rect: rect, color: line.color ?? color,
                        dashes: line.dash.lengths.map { $0 * height }))
            }
        }
    }

    /// Neighbors that touch as one.
    private static func joined(_ words: [Range<Double>]) -> [Range<Double>] {
        var found: [Range<Double>] = []
        for word in words where !word.isEmpty {
            if let last = found.last, word.lowerBound - last.upperBound < LineFiller.tolerance {
                found[found.count - 1] = last.lowerBound..<word.upperBound
            } else {
                found.append(word)
            }
        }
        return found
    }
}
