import Geometry
import Scene

/// Places pieces from left to right and gathers what they draw.
struct PiecePlacer {
    let found: LineLayout.Found
    /// Of each piece's clusters, in reading order.
    let advances: [[Double]]
    /// Added after expandable clusters.
    var extra = 0.0
    /// Where the next piece begins.
    var x = 0.0
    private(set) var runs: [TextLine.Run] = []
    var decorations: [TextLine.Decoration] = []
    private(set) var attachments: [TextLine.Attachment] = []

    init(found: LineLayout.Found, advances: [[Double]]) {
        self.found = found
        self.advances = advances
    }

    var baseline: Double { found.top + found.box.baseline }

    /// Places the piece at `index` in reading order.
    mutating func place(_ piece: LinePiece, at index: Int) {
        var glyphs: [GlyphRun.Glyph] = [], pen = 0.0
        let positions = 0..<piece.clusters.count
        let clusters = piece.source.clusters, shapes = piece.source.glyphs
        let last = index == advances.count - 1 ? positions.upperBound - 1 : -1
        let own = advances[index], isRightToLeft = piece.run.isRightToLeft
        let start = piece.clusters.lowerBound, extra = extra
        // Glyphs are placed before they are widened.
        let scale = 1 / piece.style.style.widthFactor
        let findsWords = piece.style.style.hasLinesByWord
        var wordExtents: [Range<Double>] = []
        glyphs.reserveCapacity(positions.count)
        for step in positions {
            let position = isRightToLeft ? positions.upperBound - 1 - step : step
            let cluster = clusters[start + position]
            for place in cluster.glyphs {
                let glyph = shapes[place]
                glyphs.append(
                    GlyphRun.Glyph(id: glyph.id, position: Point(x: pen * scale + glyph.x, y: glyph.y)))
            }
            if findsWords, own[position] > 0, !cluster.traits.contains(.blank) {
                wordExtents.append(pen..<pen + own[position])
            }
            pen += own[position]
            if cluster.traits.contains(.expandable), position != last { pen += extra }
        }
        if let face = piece.run.face, let bounds = face.inkBounds(of: glyphs, size: piece.run.drawnSize) {
            append(glyphs, of: piece, face: face, bounds: bounds)
        }
        if piece.run.kind == .attachment { attach(piece, width: pen) }
        decorate(piece, width: pen, words: wordExtents)
        x += pen
    }

    private mutating func append(
        _ glyphs: [GlyphRun.Glyph], of piece: LinePiece, face: FontFace, bounds: Rect
    ) {
        let raise = piece.style.style.baselineOffset
        let origin = Point(x: x, y: baseline - (raise.isFinite ? raise : 0))
        let glyphRun = GlyphRun(
            face: GlyphRun.Face(index: face.index, name: face.record.postScriptName),
            size: piece.run.drawnSize, origin: origin, glyphs: glyphs, text: piece.string, bounds: bounds)
        guard piece.run.drawnSize > 0, origin.isFinite, bounds.isFinite else { return }
        let style = piece.style.style
        var run = TextLine.Run(glyphs: glyphRun, color: style.color, shadow: style.shadow)
        if let stroke = style.stroke, stroke.width > 0, !face.hasColorBitmaps {
            run.outline = TextLine.Outline(
                path: PiecePlacer.outline(of: glyphRun, face: face),
                width: stroke.width * piece.style.font.size, color: stroke.color ?? style.color,
                fills: stroke.fills)
        }
        let factor = style.widthFactor, lean = style.lean
        if factor != 1 || lean != 0 {
            run.transform = AffineTransform(a: factor, b: 0, c: -lean, d: 1, tx: 0, ty: 0)
        }
        runs.append(run)
    }

    /// The outlines of glyphs as one path, from the run's origin.
    private static func outline(of run: GlyphRun, face: FontFace) -> Path {
        var path = Path()
        for glyph in run.glyphs {
            let place = AffineTransform(
                a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y)
            path.elements += face.outline(of: glyph.id).applying(place).elements
        }
        return path
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
}
