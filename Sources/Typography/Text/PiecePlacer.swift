import Geometry
import Scene

/// Places pieces from left to right and gathers what they draw.
struct PiecePlacer {
    let found: LayoutPass.Found
    /// Of each piece's clusters, in reading order.
    let advances: [[Double]]
    /// Added after expandable clusters.
    var extra = 0.0
    /// Where the next piece begins.
    var x = 0.0
    private(set) var runs: [TextLine.Run] = []
    private(set) var decorations: [TextLine.Decoration] = []
    private(set) var attachments: [TextLine.Attachment] = []

    init(found: LayoutPass.Found, advances: [[Double]]) {
        self.found = found
        self.advances = advances
    }

    private var baseline: Double { found.top + found.box.baseline }

    /// Places the piece that stands at `index` in reading order.
    mutating func place(_ piece: LinePiece, at index: Int) {
        var glyphs: [GlyphRun.Glyph] = [], pen = 0.0
        let positions = 0..<piece.clusters.count
        let clusters = piece.source.clusters, shapes = piece.source.glyphs
        let last = index == advances.count - 1 ? positions.upperBound - 1 : -1
        let own = advances[index], isRightToLeft = piece.run.isRightToLeft
        let start = piece.clusters.lowerBound, extra = extra
        glyphs.reserveCapacity(positions.count)
        for step in positions {
            let position = isRightToLeft ? positions.upperBound - 1 - step : step
            let cluster = clusters[start + position]
            for place in cluster.glyphs {
                let glyph = shapes[place]
                glyphs.append(GlyphRun.Glyph(id: glyph.id, position: Point(x: pen + glyph.x, y: glyph.y)))
            }
            pen += own[position]
            if cluster.traits.contains(.expandable), position != last { pen += extra }
        }
        if let face = piece.run.face, let bounds = face.inkBounds(of: glyphs, size: piece.run.drawnSize) {
            append(glyphs, of: piece, face: face, bounds: bounds)
        }
        if piece.run.kind == .attachment { attach(piece, width: pen) }
        decorate(piece, width: pen)
        x += pen
    }

    private mutating func append(
        _ glyphs: [GlyphRun.Glyph], of piece: LinePiece, face: FontFace, bounds: Rect
    ) {
        let raise = piece.style.style.baselineOffset
        let origin = Point(x: x, y: baseline - (raise.isFinite ? raise : 0))
        let run = GlyphRun(
            face: GlyphRun.Face(index: face.index, name: face.record.postScriptName),
            size: piece.run.drawnSize, origin: origin, glyphs: glyphs, text: piece.string, bounds: bounds)
        guard piece.run.drawnSize > 0, origin.isFinite, bounds.isFinite else { return }
        runs.append(
            TextLine.Run(glyphs: run, color: piece.style.style.color, shadow: piece.style.style.shadow))
    }

    private mutating func attach(_ piece: LinePiece, width: Double) {
        guard let box = piece.style.style.attachment else { return }
        let raise = piece.style.style.baselineOffset
        let top = baseline - box.ascent - (raise.isFinite ? raise : 0)
        attachments.append(
            TextLine.Attachment(
                id: box.id,
                rect: Rect(x: x, y: top, width: min(width, box.width), height: box.ascent + box.descent)))
    }

    private mutating func decorate(_ piece: LinePiece, width: Double) {
        let style = piece.style.style, metrics = piece.style.font.metrics
        guard width > 0 else { return }
        if let color = style.backgroundColor {
            add(.background, y: found.top, height: found.box.height, width: width, color: color)
        }
        if let line = style.underline {
            add(line, .underline, y: baseline - metrics.underlinePosition, metrics, style, width)
        }
        if let line = style.strikethrough {
            add(line, .strikethrough, y: baseline - metrics.xHeight / 2, metrics, style, width)
        }
    }

    /// A line around its middle `y`.
    private mutating func add(
        _ line: TextStyle.Line, _ kind: TextLine.Decoration.Kind, y: Double, _ metrics: FontMetrics,
        _ style: TextStyle, _ width: Double
    ) {
        let thickness = metrics.underlineThickness
        let color = line.color ?? style.color
        switch line.pattern {
        case .single: add(kind, y: y - thickness / 2, height: thickness, width: width, color: color)
        case .thick: add(kind, y: y - thickness, height: 2 * thickness, width: width, color: color)
        case .double:
            add(kind, y: y - thickness / 2, height: thickness, width: width, color: color)
            add(kind, y: y + thickness * 1.5, height: thickness, width: width, color: color)
        }
    }

    private mutating func add(
        _ kind: TextLine.Decoration.Kind, y: Double, height: Double, width: Double, color: Color
    ) {
        decorations.append(
            TextLine.Decoration(
                kind: kind, rect: Rect(x: x, y: y, width: width, height: height), color: color))
    }
}
