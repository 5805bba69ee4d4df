import Geometry
import Scene
import Typography
import UIKit

/// Draws text in contexts whose y increases upward, as Core Text does.
enum TextDrawing {
    /// Draws commands whose y increases downward from the origin of the text.
    ///
    /// - Parameters:
    ///   - commands: The commands, from the start of the baseline.
    ///   - context: The context, with the matrix and the position of its text.
    ///   - origin: The start of the baseline, in the coordinates of text.
    static func draw(_ commands: [DrawCommand], in context: CGContext, at origin: CGPoint = .zero) {
        guard let bounds = commands.markedBounds else { return }
        let upward = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: origin.x, ty: origin.y)
        let transform = upward.concatenating(context.textMatrix.transform)
        guard transform.isFinite else { return }
        context.record(
            [.push(.transform(transform))] + commands + [.pop], bounds: transform.boundingBox(of: bounds))
    }

    /// Draws glyphs that are placed from the origin of the text, y downward.
    static func draw(
        _ glyphs: [GlyphRun.Glyph], face: GlyphRun.Face, size: Double, color: Color, in context: CGContext
    ) {
        guard let bounds = inkBounds(of: glyphs, face: face, size: size) else { return }
        let run = GlyphRun(
            face: face, size: size, origin: .zero, glyphs: glyphs, text: "", bounds: bounds)
        draw([.draw(.glyphs(run, .color(color)))], in: context)
    }

    /// The bounds of what glyphs mark, y downward; nil without a mark.
    static func inkBounds(of glyphs: [GlyphRun.Glyph], face: GlyphRun.Face, size: Double) -> Rect? {
        let library = RenderEnvironment.current.textEngine.library
        var bounds: Rect?
        for glyph in glyphs {
            let box: Rect
            if let outline = library.outline(of: glyph.id, face: face) {
                let place = AffineTransform(
                    a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
                guard let own = outline.applying(place).controlBounds else { continue }
                box = own
            } else if library.colorGlyph(of: glyph.id, face: face, pixelsPerEm: size) != nil {
                // A picture is at most as large as its em, and half of it below the baseline.
                box = Rect(
                    x: glyph.position.x, y: glyph.position.y - 1.2 * size, width: 1.4 * size,
                    height: 1.7 * size)
            } else {
                continue
            }
            bounds = bounds?.union(box) ?? box
        }
        return bounds
    }
}
